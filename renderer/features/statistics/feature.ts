import { type Feature, late } from '../../platform/feature.ts';

export const statistics: Feature<'statistics', never> = {
  screens: { statistics: late(async () => (await import('./StatisticsScreen.tsx')).StatisticsScreen) },
  panels: {},
};
