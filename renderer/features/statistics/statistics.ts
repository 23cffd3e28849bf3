import { create } from 'zustand';
import type { StatisticsTold } from '../../../shared/statistics/statisticsAnswers.ts';

export interface StatisticsState {
  /** `null` until the host has told. */
  readonly told: StatisticsTold | null;
}

/** The statistics as the host has them. */
export const useStatistics = create<StatisticsState>(() => ({ told: null }));
