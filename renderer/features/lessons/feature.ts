import { type Feature, late } from '../../platform/feature.ts';

export const lessons: Feature<'lessons', never> = {
  screens: { lessons: late(async () => (await import('./LessonsScreen.tsx')).LessonsScreen) },
  panels: {},
};
