import { type Feature, lazyScreen } from '../../platform/feature.ts';

export const statistics: Feature<'statistics', never> = {
  screens: { statistics: lazyScreen(async () => (await import('./StatisticsScreen.tsx')).StatisticsScreen) },
  panels: {},
};
