import type { Feature } from '../../platform/feature.ts';
import { TitleScreen } from './TitleScreen.tsx';

export const title: Feature<'title', never> = { screens: { title: TitleScreen }, panels: {} };
