import { content } from '../../shared/content/content.ts';
import { clone, type GameState } from '../../shared/flow/runner.ts';
import { actionsFor } from '../../shared/rules/legalActions.ts';
import type { Layout } from '../../shared/rules/position.ts';
import { COLOURS, type Colour } from '../../shared/vocabulary/colours.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../../shared/vocabulary/time.ts';
import { type Luck, pick } from '../fixtures/randomGame.ts';

function shuffle<T>(items: T[], luck: Luck): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = luck(last + 1);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}

/** Deals `pool` out again to lists of the same lengths. */
const redeal = <T>(lists: readonly (readonly T[])[], pool: T[]): T[][] =>
  lists.map((list) => pool.splice(0, list.length));

/** Exchanges everything of one colour and epoch that `viewer` cannot see. */
function swapCards(state: GameState, viewer: Seat | null, epoch: Epoch, colour: Colour, luck: Luck): void {
  const now = epoch === state.epoch && state.step !== 'setup.chooseSide';
  const drawn = now ? state.drawn[colour] : 0;
  const deck = state.layout.decks[epoch][colour] as CardId[];
  const pile = state.piles[colour];
  const hands = state.seats.filter(({ hand }, seat) => seat !== viewer && hand[0]?.startsWith(`${epoch}-${colour}-`));
  const lists = [
    deck.slice(drawn),
    state.layout.box[epoch][colour],
    now ? pile.slice(0, -1) : [],
    ...hands.map(({ hand }) => hand),
  ];
  const [rest = [], box = [], covered = [], ...newHands] = redeal(lists, shuffle(lists.flat(), luck));
  deck.splice(drawn, rest.length, ...rest);
  Object.assign(state.layout.box[epoch], { [colour]: box });
  pile.splice(0, covered.length, ...covered);
  hands.forEach((seat, index) => {
    seat.hand = newHands[index] ?? [];
  });
}

/** Other seats may have recorded any other decision, and chosen the other side. */
function swapDecisions(state: GameState, viewer: Seat | null, luck: Luck): void {
  state.seats.forEach((seat, index) => {
    if (index === viewer) return;
    if (state.step === 'setup.chooseSide' && seat.side !== null) seat.side = luck(2) === 0 ? 'A' : 'B';
    if (seat.choice === null) return;
    const choice = pick(actionsFor(state, 'draft', index), luck);
    if (choice.type === 'draft') seat.choice = choice;
  });
}

/** Colony backs that nobody has seen: those in the stacks and those of plundered colonies. */
function swapBacks(state: GameState, luck: Luck): void {
  const seen = new Set(state.seats.flatMap((seat) => seat.colonies.map(({ tile }) => tile)));
  for (const { level, tiles } of content.colonies) {
    const unseen = shuffle(
      tiles.map(({ id }) => id).filter((id) => !seen.has(id)),
      luck,
    );
    const stack = state.layout.colonies[level].map((id) => (seen.has(id) ? id : (unseen.pop() ?? id)));
    Object.assign(state.layout.colonies, { [level]: stack });
  }
}

/** A game that looks the same to `viewer` (`null`: to the public), with everything hidden from it exchanged (rules §11). */
export function withHiddenSwapped(state: GameState, viewer: Seat | null, luck: Luck): GameState {
  const layout: Layout = structuredClone(state.layout);
  const swapped: GameState = { ...clone(state), layout };
  for (const epoch of EPOCHS.filter((later) => later >= state.epoch)) {
    for (const colour of COLOURS) swapCards(swapped, viewer, epoch, colour, luck);
  }
  swapDecisions(swapped, viewer, luck);
  swapBacks(swapped, luck);
  return swapped;
}
