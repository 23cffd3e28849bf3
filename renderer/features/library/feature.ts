import type { Feature } from '../../platform/feature.ts';
import { GamesScreen } from './GamesScreen.tsx';

export const library: Feature<'games', never> = { screens: { games: GamesScreen }, panels: {} };
