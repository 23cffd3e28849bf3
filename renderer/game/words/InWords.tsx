import type { ReactNode } from 'react';
import { useSettings } from '../../platform/settings.ts';

/** Whether choices are written in words: the player may have chosen signs, which are shorter. */
export const useWords = (): boolean => useSettings(({ choiceSigns }) => !choiceSigns);

interface InWordsProps {
  readonly words: ReactNode;
  /** The signs that say the same. */
  readonly children: ReactNode;
}

/** Something that is told in words or in signs, as the player has chosen. */
export const InWords = ({ words, children }: InWordsProps): ReactNode => (useWords() ? words : children);
