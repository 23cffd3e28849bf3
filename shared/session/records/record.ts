import { applyAction, type GameState, isOver, legalActions, nextDecider, stepOf } from '../../flow/runner.ts';
import { namedStacks } from '../../rules/position/deal.ts';
import { categoriesIn } from '../../vocabulary/options.ts';
import { STANDARD_CONTENT } from '../../vocabulary/pieces.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Epoch, Phase, Step } from '../../vocabulary/time.ts';
import { TRACKS } from '../../vocabulary/tracks.ts';
import { startOf } from '../replay/replay.ts';
import { type Decided, type SavedGame, withoutFace } from '../saves/savedGame.ts';
import { botLineOf } from './botLine.ts';

export const RECORD_FORMAT = 'hadara-record';
export const RECORD_VERSION = 1;

/**
 * The header: every random order of the game, and who sat where. It also names the content when that is not the game's
 * own, and says so when the game was practice.
 *
 * Two optional fields go beyond rules §13. They stand only in the records of games that need them; a program that does
 * not know a field can ignore it:
 *
 * - `options.handicaps`, a number of coins for each seat, which it gets in addition to the coins of its setup card and
 *   to the extra coin of rules §2.7, at the same moment. Nothing else changes: whoever checks a record adds them to the
 *   starting coins. A program that ignores the field finds the first `after` with coins to differ by just that.
 * - `earlier`, a list of `{seat, until, at, name, controller}`: the players of a seat before the one named in `seats`.
 *   `until`: the player took the seat's own decisions up to this number (less those of earlier entries of the seat).
 *   `at`, which may be missing: how many decisions of the whole game had been taken when the player left, those of one
 *   secret round in the order in which they were taken; the log tells of the change there. No other line depends on it.
 *
 * Three more let anybody check that nothing was dealt anew and that bots decide the same again; nothing depends on them:
 *
 * - `commitment`, `{sha256, salt, after}`: the hash that was published before the first decision, and the salt that was
 *   secret until the end. `committedText` says what was hashed. `after`: how many decisions had been taken by then in
 *   the game from which this one branched off; left out if it did not.
 * - `engine` and `evaluation`: the version of the program whose bots decided, and a hash of what they think with.
 * - `bot` on the line of a bot's decision, `{level, strength, style, luck, asks, nodes, replaced, engine, evaluation}`.
 *   `strength` (also in its `controller`): it played at the people's strength, 1 (apprentice) to 5 (hadara). `luck`: its
 *   random seed. `asks`: how often its thought asked whether it may go on and was told yes; a thought with the same seed
 *   that ends after as many questions gives the same result. `nodes`: the simulations that it played. Both are left out
 *   for 0. `replaced`: the bot failed and the program chose for it. `engine` and `evaluation`: where they differ from
 *   those of the header.
 */
const headerOf = (
  { table, layout }: GameState,
  { players, practice, earlier, commitment, engine }: SavedGame,
): object => ({
  type: 'header',
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  options: table.options,
  ...(table.content === STANDARD_CONTENT ? {} : { content: { id: table.content } }),
  ...(practice && { practice }),
  ...(engine && { engine: engine.version, evaluation: engine.evaluation }),
  ...(commitment && { commitment }),
  seed: table.seed,
  seats: players.map(withoutFace).map(({ name, emblem, controller }, seat) => ({
    name,
    emblem,
    setupCard: table.setupCards[seat],
    controller,
  })),
  ...(earlier && { earlier: earlier.map(withoutFace) }),
  segments: table.segments,
  colonies: layout.colonies,
  monuments: layout.monuments,
  decks: namedStacks(layout.decks),
  box: namedStacks(layout.box),
});

/** The time labels on the line of a decision (rules §13, §16.10). */
export interface Label {
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly step: Step | null;
}

export const labelOf = (state: GameState): Label => ({ epoch: state.epoch, phase: state.phase, step: stepOf(state) });

/** The position as `after` shows it; a card that lies face down is an owned card (rules §16.7). */
export const figuresOf = (state: GameState) => ({
  coins: state.seats.map((seat) => seat.coins),
  tracks: state.seats.map((seat) => TRACKS.map((track) => seat.tracks[track])),
  cards: state.seats.map((seat) => seat.cards.length + seat.faceDown.length),
});

/** Named in every record, played with or not; a category of a later expansion stands in records of its own games only. */
const ALWAYS_NAMED: ScoreCategory = 'market';

/** The last line. Throws a RangeError when the game is not finished. */
export function resultOf({ result, table }: GameState) {
  if (result === null) throw new RangeError('the game is not finished');
  const played = categoriesIn(table.options.expansions);
  const named = SCORE_CATEGORIES.filter((category) => category === ALWAYS_NAMED || played.includes(category));
  const scores = result.lines.map((line) => ({
    ...Object.fromEntries(named.map((category) => [category, line[category]])),
    total: line.total,
    leftoverCoins: line.leftoverCoins,
  }));
  return { type: 'result', scores, winners: result.winners };
}

/**
 * Removes and returns the next decision of `seat` from those still to come. Simultaneous decisions may have been logged
 * in any order.
 */
function takeNextOf(remaining: Decided[], seat: Seat): Decided {
  const index = remaining.findIndex((decided) => decided.seat === seat);
  const [decided] = remaining.splice(index, index < 0 ? 0 : 1);
  if (decided === undefined) throw new RangeError('the game is not finished');
  return decided;
}

/**
 * Returns a finished game as the objects of a game record, one for each line (rules §13): header, decisions, result.
 * Throws a RangeError when the game is not finished, or when its content or its deal cannot be played with.
 */
export function recordOf(saved: SavedGame, withLegal: boolean): object[] {
  const state = startOf(saved);
  const lines = [headerOf(state, saved)];
  const remaining = [...saved.actions];
  const taken: number[] = [];
  while (!isOver(state)) {
    const seat = nextDecider(state);
    const { action, bot } = takeNextOf(remaining, seat);
    const decision = taken[seat] ?? 0;
    taken[seat] = decision + 1;
    const noted = bot === undefined ? {} : { bot: botLineOf(saved, { seat, decision, bot }) };
    const label = labelOf(state);
    const legal = withLegal ? { legal: legalActions(state, seat) } : {};
    applyAction(state, seat, action);
    lines.push({
      type: 'action',
      n: lines.length,
      seat,
      ...label,
      action,
      ...noted,
      ...legal,
      after: figuresOf(state),
    });
  }
  lines.push(resultOf(state));
  return lines;
}
