import type { Feature } from '../../platform/feature.ts';
import { SetupScreen } from './SetupScreen.tsx';

export const setup: Feature<'setup', never> = { screens: { setup: SetupScreen }, panels: {} };
