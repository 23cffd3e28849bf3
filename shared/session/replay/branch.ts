import { contentOf } from '../../content/content.ts';
import type { Player } from '../../contract/tableSetup.ts';
import { decisionOf, type GameState } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { CardId } from '../../vocabulary/pieces.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { eventFor, piecesIn } from '../live/eventFilter.ts';
import { isSameDeal } from '../saves/dealCheck.ts';
import { reseated } from '../saves/earlierPlayers.ts';
import { type Decided, dealtIn, type SavedGame } from '../saves/savedGame.ts';
import { redeal } from './redeal.ts';
import { replay } from './replay.ts';
import { upTo } from './replayTimeline.ts';

/*
 * "What if": a new game that begins with the first decisions of another one.
 *
 * From a finished game it keeps the deal. From a running game it keeps what its viewer had been told by then, and
 * nothing else: every card, colony tile and monument that no event up to the position has shown to the viewer is dealt
 * anew (redeal.ts). That takes in the order of the decks, the boxes, the later epochs, backs that nobody has seen,
 * and also what other seats hold or did in secret: their drawn hands, the cards that they sold in phase A, and those
 * that lie face down before them. The latter stand in the list of decisions, so they are renamed there as well; all
 * such decisions are as legal with any other card of the epoch and colour. Decisions of other seats that are not yet
 * revealed are dropped, and those seats decide again. The branch is a function of what the viewer knew and of a new
 * seed, so it cannot tell anything else of the game that it came from (but in which order a seat drew two cards that
 * have long left its hand). Cards under the top of a pile stay: everybody saw them being discarded (rules §4.2).
 */

export interface BranchPlan {
  readonly gameId: string;
  /** Random seed of what is dealt anew and of the bots: an integer, 0 … 2³²−1. It must be unrelated to the game's own. */
  readonly seed: number;
  /** The viewer (`null`: everybody) beyond whose knowledge a running game is secret; `nobody` for a finished game. */
  readonly hiddenFrom: Seat | null | 'nobody';
}

/** The seats whose decision is recorded and still secret until the reveal (rules §1.2, §4.1). */
const undisclosed = (state: GameState): Seat[] =>
  state.seats.flatMap(({ side, choice }, seat) =>
    choice !== null || (decisionOf(state) === 'chooseSide' && side !== null) ? [seat] : [],
  );

/** Leaves out the last decision of each of the seats: since the last reveal, a seat has taken only one. */
function withoutLast(actions: readonly Decided[], seats: readonly Seat[]): Decided[] {
  const dropped = new Set(seats.map((seat) => actions.findLastIndex((decided) => decided.seat === seat)));
  return actions.filter((_, index) => !dropped.has(index));
}

function renamed(action: Action, name: (card: CardId) => CardId): Action {
  if (action.type === 'draft') return { ...action, keep: name(action.keep) };
  return 'card' in action ? { ...action, card: name(action.card) } : action;
}

/** The game with everything that `viewer` does not know dealt anew. */
function withoutSecrets(saved: SavedGame, viewer: Seat | null, seed: number): SavedGame {
  const { state, opening, played } = replay(saved);
  const events = [...opening, ...played.flatMap((decided) => decided.events)];
  const known = new Set(events.flatMap((event) => piecesIn(eventFor(viewer, event))));
  const { deal, inPlaceOf } = redeal(contentOf(saved.content), dealtIn(saved), known, seed);
  const secret = undisclosed(state).filter((seat) => seat !== viewer);
  const actions = withoutLast(saved.actions, secret);
  return { ...saved, deal, actions: actions.map(({ seat, action }) => ({ seat, action: renamed(action, inPlaceOf) })) };
}

/**
 * Returns a new game that goes on after the first `position` decisions of another one.
 * Throws a RangeError when there is no such position, when the number of players is another one, or when the game
 * cannot be replayed.
 */
export function branchOf(
  saved: SavedGame,
  position: number,
  players: readonly Player[],
  branch: BranchPlan,
): SavedGame {
  const { gameId, seed, hiddenFrom } = branch;
  // The new players count as having played from the beginning. Everything about how, by whom and for what the old game
  // was played is dropped.
  const {
    earlier: _,
    takenBack: _t,
    imported: _i,
    challenge: _ch,
    commitment: _c,
    engine: _e,
    ...past
  } = upTo(saved, position);
  const kept = hiddenFrom === 'nobody' ? past : withoutSecrets(past, hiddenFrom, seed);
  // The seats keep their emblems and handicaps, on which the game depends; names and controllers are new.
  const { players: seated } = reseated(saved, players);
  const deal = dealtIn(kept);
  const actions = kept.actions.map(({ seat, action }) => ({ seat, action }));
  const fresh: SavedGame = { ...kept, actions, gameId, name: null, seed, players: seated, deal: null };
  return { ...fresh, deal: isSameDeal(deal, dealtIn(fresh)) ? null : deal };
}
