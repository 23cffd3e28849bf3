import type { ComponentType } from 'react';
import type { ChallengeTag } from '../../../shared/contract/tableSetup.ts';
import type { Text } from '../../platform/i18n/text.ts';
import type { IconName } from '../../ui/symbols/Icon.tsx';
import { Daily } from './Daily.tsx';
import { Ladder } from './Ladder.tsx';
import { ProblemsSection } from './ProblemsSection.tsx';
import { ThirtyChallenges } from './ThirtyChallenges.tsx';

export interface Section {
  readonly id: string;
  readonly word: Parameters<Text>[0];
  readonly icon: IconName;
  readonly component: ComponentType;
  /** Whose games lead here. */
  readonly tag?: ChallengeTag['kind'];
}

/** The sections of the screen, in order. A new one is a line here, and loads its own data. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  { id: 'daily', word: 'challenges.daily', icon: 'calendar', component: Daily, tag: 'daily' },
  { id: 'problems', word: 'problems.title', icon: 'help', component: ProblemsSection },
  { id: 'challenges', word: 'challenges.all', icon: 'star', component: ThirtyChallenges, tag: 'challenge' },
  { id: 'ladder', word: 'challenges.ladder', icon: 'ladder', component: Ladder, tag: 'ladder' },
];
