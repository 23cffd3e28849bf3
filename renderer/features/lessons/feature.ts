import { type Feature, lazyScreen } from '../../platform/feature.ts';

export const lessons: Feature<'lessons', never> = {
  screens: { lessons: lazyScreen(async () => (await import('./LessonsScreen.tsx')).LessonsScreen) },
  panels: {},
};
