import { factsOf } from '../../../shared/foresight/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import type { Text } from '../../platform/i18n/text.ts';
import type { IconName } from '../../ui/symbols/Icon.tsx';

/** What is played, and with which numbers. */
type Table = Pick<Observation, 'content' | 'options'>;

/** Something that a seat owns, for its place in the strip. */
export interface Possession {
  readonly kind: string;
  readonly icon: IconName;
  readonly count: number;
  readonly words: string;
}

/** Returns a seat's stall in words: "1 below military, 2 for points". */
const stallWords = ({ stall }: ObservedSeat, text: Text): string =>
  [
    ...TRACKS.filter((track) => stall[track] > 0).map((track) =>
      text('seat.stall.track', { count: stall[track], track: text(`track.${track}`) }),
    ),
    ...(stall.points > 0 ? [text('seat.stall.points', { count: stall.points })] : []),
  ].join(', ');

/** Returns a seat's marketplace and the coins that it has locked, in words. */
export const marketWords = (view: Table, state: ObservedSeat, text: Text): string =>
  text('seat.market', {
    market: state.market ?? 'none',
    count: factsOf(view, state).lockedCoins,
    list: stallWords(state, text),
  });

function monumentOf({ monument }: ObservedSeat, text: Text): Possession {
  const thing = { kind: 'monument', icon: 'monument' } as const;
  if (monument === null) return { ...thing, count: 0, words: text('seat.monument.none') };
  return {
    ...thing,
    count: 1,
    words: text(monument.monument === null ? 'seat.monument.reused' : 'seat.monument.built'),
  };
}

/** The number beside a marketplace is that of the coins that it brings into the stall. */
const marketOf = (view: Table, state: ObservedSeat, text: Text): Possession => ({
  kind: state.market === null ? 'market-none' : 'market',
  icon: state.market === 'large' ? 'marketLarge' : 'marketSmall',
  count: factsOf(view, state).lockedCoins,
  words: marketWords(view, state, text),
});

function tilesOf(view: Table, state: ObservedSeat, text: Text): Possession {
  const { tiles: count, loans } = factsOf(view, state);
  const words = text('seat.tiles', { count }) + text('seat.loans', { count: loans.length });
  return { kind: 'tiles', icon: 'tile', count, words };
}

/** Returns what a seat owns besides coins and cards: monument and marketplace only where they are played with. */
export function possessionsOf(view: Table, state: ObservedSeat, text: Text): readonly Possession[] {
  const { expansions } = view.options;
  const { colonies, statues, silver, gold } = state;
  const listed = (kind: 'colonies' | 'statues', list: readonly number[]) =>
    text(`seat.${kind}`, { count: list.length, list: list.join(', ') });
  return [
    {
      kind: 'colonies',
      icon: 'colony',
      count: colonies.length,
      words: listed(
        'colonies',
        colonies.map(({ level }) => level),
      ),
    },
    {
      kind: 'statues',
      icon: 'statue',
      count: statues.length,
      words: listed(
        'statues',
        statues.map(({ requirement }) => requirement),
      ),
    },
    ...(expansions.includes('monuments') ? [monumentOf(state, text)] : []),
    ...(expansions.includes('market') ? [marketOf(view, state, text)] : []),
    {
      kind: 'silver',
      icon: 'medal',
      count: silver.length,
      words: text('seat.silver', {
        count: silver.length,
        tracks: silver.map((track) => text(`track.${track}`)).join(', '),
      }),
    },
    { kind: 'gold', icon: 'medalGold', count: gold, words: text('seat.gold', { count: gold }) },
    tilesOf(view, state, text),
  ];
}
