import { factsOf } from '../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../shared/rules/observation/observation.ts';
import type { TakenMonument } from '../../shared/rules/position/seat.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { PieceExpansion } from '../../shared/vocabulary/options.ts';
import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import type { Text } from '../platform/i18n/text.ts';
import { pageContent } from '../platform/pageContent.ts';
import type { IconName } from '../ui/symbols/Icon.tsx';

/** What is played, and with which numbers. */
export type PlayedTable = Pick<Observation, 'content' | 'options'>;

/** Something that a seat owns, for its place in the strip. */
export interface Possession {
  readonly kind: string;
  readonly icon: IconName;
  readonly count: number;
  readonly words: string;
}

/** What an expansion's pieces are in the panels. */
interface ExpansionView {
  /** What a seat has of it, for its place in the strip. */
  readonly possession: (view: PlayedTable, state: ObservedSeat, text: Text) => Possession;
  /** The same in full, for the seat's board. */
  readonly boardWords: (view: PlayedTable, state: ObservedSeat, text: Text) => string;
  /** What lies of it in the middle of the table, in words; `null` when nothing does. */
  readonly supplyWords: (view: Observation, text: Text) => string | null;
  /** What the seat number `index` has of it in a made-up position, by the epochs that are over. */
  readonly madeUpSeat: (seat: ObservedSeat, index: number, late: number) => ObservedSeat;
  /** Actions of a made-up decision, one of each kind of light that it brings. */
  readonly madeUpActions: (view: Observation) => readonly Action[];
}

/** Every expansion with pieces of its own: the compiler asks for a new one. */
export const EXPANSION_VIEWS: Readonly<Record<PieceExpansion, ExpansionView>> = {
  monuments: {
    possession: monumentOwned,
    boardWords: (_view, { monument }, text) =>
      monument === null ? text('seat.monument.none') : monumentWords(monument, text),
    supplyWords: ({ monuments }, text) => text('overview.monuments', { left: monuments }),
    madeUpSeat: (seat, index, late) => (late > 0 ? withMonument(seat, index) : seat),
    madeUpActions: ({ monuments }) => [
      ...(monuments > 0 ? [{ type: 'monument', action: 'reuse' } as const] : []),
      { type: 'placeTile', tile: 'income', side: 'track' },
    ],
  },
  market: {
    possession: marketOwned,
    boardWords: marketWords,
    supplyWords: () => null,
    madeUpSeat: (seat, index, late) => (late > 0 ? withMarket(seat, index, late) : seat),
    madeUpActions: () => [
      { type: 'stall', space: 'military' },
      { type: 'stall', space: 'keep' },
    ],
  },
};

function monumentOwned(_view: PlayedTable, { monument }: ObservedSeat, text: Text): Possession {
  const thing = { kind: 'monument', icon: 'monument' } as const;
  if (monument === null) return { ...thing, count: 0, words: text('seat.monument.none') };
  return {
    ...thing,
    count: 1,
    words: text(monument.monument === null ? 'seat.monument.reused' : 'seat.monument.built'),
  };
}

function monumentWords({ monument, tile, side }: TakenMonument, text: Text): string {
  if (monument === null) return text('board.monument.reused', { points: pageContent().monuments.reusePoints });
  const { strength, points } = pageContent().monument(monument);
  const built = text('board.monument.built', { strength, points });
  if (tile === null || side === null) return built;
  return `${built}, ${text('board.monument.tile', { track: text(`track.${tile}`), side })}`;
}

/** Seat by seat: built with the tile on its track, built for points, reused, and none. */
function withMonument(seat: ObservedSeat, index: number): ObservedSeat {
  const [first, second] = pageContent().monuments.tiles;
  if (index === 0 && first !== undefined)
    return { ...seat, monument: { monument: first.id, tile: 'culture', side: 'track' } };
  if (index === 1 && second !== undefined)
    return { ...seat, monument: { monument: second.id, tile: 'food', side: 'points' } };
  return { ...seat, monument: index === 2 ? { monument: null, tile: null, side: null } : null };
}

/** The number beside a marketplace is that of the coins that it brings into the stall. */
function marketOwned(view: PlayedTable, state: ObservedSeat, text: Text): Possession {
  return {
    kind: state.market === null ? 'market-none' : 'market',
    icon: state.market === 'large' ? 'marketLarge' : 'marketSmall',
    count: factsOf(view, state).lockedCoins,
    words: marketWords(view, state, text),
  };
}

/** A seat's marketplace and the coins that it has locked, in words. */
function marketWords(view: PlayedTable, state: ObservedSeat, text: Text): string {
  return text('seat.market', {
    market: state.market ?? 'none',
    count: factsOf(view, state).lockedCoins,
    list: stallWords(state, text),
  });
}

/** A seat's stall in words: "1 below military, 2 for points". */
function stallWords({ stall }: ObservedSeat, text: Text): string {
  return [
    ...TRACKS.filter((track) => stall[track] > 0).map((track) =>
      text('seat.stall.track', { count: stall[track], track: text(`track.${track}`) }),
    ),
    ...(stall.points > 0 ? [text('seat.stall.points', { count: stall.points })] : []),
  ].join(', ');
}

const withMarket = (seat: ObservedSeat, index: number, late: number): ObservedSeat => ({
  ...seat,
  market: index === 0 || index === 3 ? 'large' : 'small',
  stall: { income: 1, military: late + (index % 2), culture: 2 * late, food: 0, points: 1 + late * (index % 3) },
});
