import { create } from 'zustand';
import type { MessageKey } from '../../shared/words/words.ts';

/** What is heard, by its words. */
export type CaptionWords = Extract<MessageKey, `heard.${string}`>;

/** Something that was just heard, once or several times running. */
export interface Caption {
  readonly id: number;
  readonly words: CaptionWords;
  readonly times: number;
}

/** How many captions are kept: more cannot be read at once. */
const KEPT = 3;

/** What was heard last, oldest first; only while captions are wished for. */
export const useCaptions = create<{ readonly lines: readonly Caption[]; readonly count: number }>(() => ({
  lines: [],
  count: 0,
}));

/** Told by the sound alone. */
export function addCaption(words: CaptionWords): void {
  useCaptions.setState(({ lines, count }) => {
    const last = lines.at(-1);
    const again = last?.words === words ? last : null;
    const before = again === null ? lines : lines.slice(0, -1);
    const line = { id: again?.id ?? count, words, times: (again?.times ?? 0) + 1 };
    return { lines: [...before, line].slice(-KEPT), count: count + 1 };
  });
}

/** Leaves nothing that was heard before. */
export const clearCaptions = (): void => useCaptions.setState({ lines: [] });
