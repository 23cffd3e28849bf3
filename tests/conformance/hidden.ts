import { type Card, standardContent } from '../../shared/content/content.ts';
import { clone, type GameState, pathOf } from '../../shared/flow/runner.ts';
import { actionsFor } from '../../shared/rules/choices/legalActions.ts';
import { byColour, byEpoch } from '../../shared/rules/position/byKey.ts';
import type { Layout } from '../../shared/rules/position/position.ts';
import type { SeatState } from '../../shared/rules/position/seat.ts';
import { COLOURS, type Colour } from '../../shared/vocabulary/colours.ts';
import { COLONY_LEVELS } from '../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../../shared/vocabulary/time.ts';
import { type Luck, pick, shuffle } from '../fixtures/luck.ts';
import { idsOf } from '../fixtures/play.ts';

/** Who is called what afterwards; what is not in it keeps its name. */
type Names = ReadonlyMap<string, string>;

const renamed = (ids: readonly string[], names: Names): string[] => ids.map((id) => names.get(id) ?? id);

/** The games of the suites are played with the standard cards. */
const exchanged = (cards: readonly Card[], names: Names): Card[] =>
  renamed(idsOf(cards), names).map(standardContent.card);

/** Mixes the names of things that look alike. */
function mixed(ids: readonly string[], luck: Luck): [string, string][] {
  const different = [...new Set(ids)];
  const others = shuffle([...different], luck);
  return different.map((id, index) => [id, others[index] as string]);
}

const otherSeats = (state: GameState, viewer: Seat | null): SeatState[] =>
  state.seats.filter((_, seat) => seat !== viewer);

/** The cards of one colour and epoch that `viewer` cannot see, wherever they lie. */
function hiddenCards(state: GameState, viewer: Seat | null, epoch: Epoch, colour: Colour): string[] {
  const hasBegun = pathOf(state) !== 'setup.chooseSide' && epoch <= state.epoch;
  const isNow = hasBegun && epoch === state.epoch;
  const deck = idsOf(state.layout.decks[epoch][colour]);
  const inBox = idsOf(state.layout.box[epoch][colour]);
  const own = viewer === null ? [] : idsOf(state.seats[viewer]?.faceDown ?? []);
  const hands = otherSeats(state, viewer).flatMap(({ hand }) => idsOf(hand));
  return [
    ...(hasBegun ? [] : deck),
    ...(isNow ? deck.slice(state.drawn[colour]) : []),
    ...inBox.filter((id) => !own.includes(id)),
    ...hands.filter((id) => id.startsWith(`${epoch}-${colour}-`)),
  ];
}

/** Colony and monument backs that nobody has seen: those in the stacks, plundered and reused ones. */
function hiddenBacks(state: GameState): string[][] {
  const seen = new Set([
    ...state.seats.flatMap((seat) => seat.colonies.map(({ tile }) => tile)),
    ...state.seats.map((seat) => seat.monument?.monument),
  ]);
  const stacks = [...COLONY_LEVELS.map((level) => state.layout.colonies[level]), state.layout.monuments];
  return stacks.map((stack) => stack.filter((id) => !seen.has(id)));
}

function renameLayout(layout: Layout, names: Names): Layout {
  const inStacks = (stacks: Layout['decks']): Layout['decks'] =>
    byEpoch((epoch) => byColour((colour) => exchanged(stacks[epoch][colour], names)));
  const colonies = COLONY_LEVELS.map((level) => [level, renamed(layout.colonies[level], names)]);
  return {
    decks: inStacks(layout.decks),
    box: inStacks(layout.box),
    colonies: Object.fromEntries(colonies) as Layout['colonies'],
    monuments: renamed(layout.monuments, names),
  };
}

/** What has been drawn and shown keeps its name; in the layout it is the past, which nobody looks at. */
function renameSeat(seat: SeatState, names: Names): void {
  seat.hand = exchanged(seat.hand, names);
  seat.faceDown = exchanged(seat.faceDown, names);
}

/** Other seats may have recorded any other decision, and chosen the other side. */
function swapDecisions(state: GameState, viewer: Seat | null, luck: Luck): void {
  state.seats.forEach((seat, index) => {
    if (index === viewer) return;
    if (pathOf(state) === 'setup.chooseSide' && seat.side !== null) seat.side = luck(2) === 0 ? 'A' : 'B';
    if (seat.choice === null) return;
    const choice = pick(actionsFor(state, 'draft', index), luck);
    if (choice.type === 'draft') seat.choice = choice;
  });
}

/** A game that looks the same to `viewer` (`null`: to the public), with everything hidden from it exchanged (rules §11). */
export function withHiddenSwapped(state: GameState, viewer: Seat | null, luck: Luck): GameState {
  const alike = [
    ...EPOCHS.flatMap((epoch) => COLOURS.map((colour) => hiddenCards(state, viewer, epoch, colour))),
    ...hiddenBacks(state),
  ];
  const names: Names = new Map(alike.flatMap((ids) => mixed(ids, luck)));
  const swapped: GameState = { ...clone(state), layout: renameLayout(state.layout, names) };
  for (const seat of otherSeats(swapped, viewer)) renameSeat(seat, names);
  swapDecisions(swapped, viewer, luck);
  return swapped;
}
