import { create } from 'zustand';
import type { MessageKey } from '../../shared/words/words.ts';

/** What is heard, by its words. */
export type HeardWords = Extract<MessageKey, `heard.${string}`>;

/** Something that was just heard, once or several times running. */
export interface Heard {
  readonly id: number;
  readonly words: HeardWords;
  readonly times: number;
}

/** How many captions are kept: more cannot be read at once. */
const KEPT = 3;

/** What was heard last, oldest first; only while captions are wished for. */
export const useHeard = create<{ readonly lines: readonly Heard[]; readonly count: number }>(() => ({
  lines: [],
  count: 0,
}));

/** Told by the sound alone. */
export function tellHeard(words: HeardWords): void {
  useHeard.setState(({ lines, count }) => {
    const last = lines.at(-1);
    const again = last?.words === words ? last : null;
    const before = again === null ? lines : lines.slice(0, -1);
    const line = { id: again?.id ?? count, words, times: (again?.times ?? 0) + 1 };
    return { lines: [...before, line].slice(-KEPT), count: count + 1 };
  });
}

/** Leaves nothing that was heard before. */
export const forgetHeard = (): void => useHeard.setState({ lines: [] });
