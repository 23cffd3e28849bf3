import { type Feature, lazyScreen } from '../../platform/feature.ts';

export const challenges: Feature<'challenges', never> = {
  screens: { challenges: lazyScreen(async () => (await import('./ChallengesScreen.tsx')).ChallengesScreen) },
  panels: {},
};
