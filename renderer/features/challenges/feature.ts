import { type Feature, late } from '../../platform/feature.ts';

export const challenges: Feature<'challenges', never> = {
  screens: { challenges: late(async () => (await import('./ChallengesScreen.tsx')).ChallengesScreen) },
  panels: {},
};
