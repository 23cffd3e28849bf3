import type { Deal } from '../../rules/position/position.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { COLONY_LEVELS } from '../../vocabulary/pieces.ts';
import { EPOCHS } from '../../vocabulary/time.ts';
import { dealtIn, type SavedGame } from '../saves/savedGame.ts';
import type { Commitment } from './proof.ts';

const stacksOf = (stacks: Deal['decks']): readonly (readonly string[])[][] =>
  EPOCHS.map((epoch) => COLOURS.map((colour) => stacks[epoch][colour]));

/**
 * The text whose hash is published, which anybody can put together from a record. It is the JSON, without white space,
 * of this list: salt, seed, mode, expansions, number of seats, content (its id; `standard` for the game's own),
 * segments, setup cards by seat, colonies by level (3, 9, 15, 21, 30), monuments, decks and boxes (each by epoch, and
 * within it yellow, red, blue, green, purple), and `after` (0 if there is none). Cards and tiles stand by their ids, top
 * first. Throws a RangeError when nobody has registered the content.
 */
export function committedText(saved: SavedGame, { salt, after = 0 }: Omit<Commitment, 'sha256'>): string {
  const { seed, mode, expansions, players, content } = saved;
  const { segments, setupCards, colonies, monuments, decks, box } = dealtIn(saved);
  const stacks = COLONY_LEVELS.map((level) => colonies[level]);
  const table = [seed, mode, expansions, players.length, content];
  return JSON.stringify([
    salt,
    ...table,
    segments,
    setupCards,
    stacks,
    monuments,
    stacksOf(decks),
    stacksOf(box),
    after,
  ]);
}
