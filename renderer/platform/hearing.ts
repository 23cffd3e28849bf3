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

/** What can be tried out: one kind of sound, or all together. */
export type Tried = 'main' | 'effects' | 'music' | 'ambience';

interface HearingState {
  /** What was heard last, oldest first; only while captions are wished for. */
  readonly captions: readonly Caption[];
  /** How many captions there have been: the number of the next one. */
  readonly count: number;
  /** The kind of sound that the player tries out. A new object for each try; `null` before the first. */
  readonly trial: { readonly tried: Tried } | null;
}

/** The state shared by the page and its sound, which is loaded later. */
export const useHearing = create<HearingState>(() => ({ captions: [], count: 0, trial: null }));

/** How many captions are kept: more cannot be read at once. */
const KEPT = 3;

/** Adds what is heard now. Only the sound calls it. */
export function addCaption(words: CaptionWords): void {
  useHearing.setState(({ captions, count }) => {
    const last = captions.at(-1);
    const again = last?.words === words ? last : null;
    const before = again === null ? captions : captions.slice(0, -1);
    const caption = { id: again?.id ?? count, words, times: (again?.times ?? 0) + 1 };
    return { captions: [...before, caption].slice(-KEPT), count: count + 1 };
  });
}

/** Removes all captions. */
export const clearCaptions = (): void => useHearing.setState({ captions: [] });

/** Asks for a sound at the volume that is set. */
export const trySound = (tried: Tried): void => useHearing.setState({ trial: { tried } });
