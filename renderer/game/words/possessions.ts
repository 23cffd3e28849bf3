import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { bringsPieces } from '../../../shared/vocabulary/options.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { EXPANSION_VIEWS, type PlayedTable, type Possession } from '../expansions.ts';

function tilesOf(view: PlayedTable, state: ObservedSeat, text: Text): Possession {
  const { tiles: count, loans } = factsOf(view, state);
  const words = text('seat.tiles', { count }) + text('seat.loans', { count: loans.length });
  return { kind: 'tiles', icon: 'tile', count, words };
}

/** Returns what a seat owns besides coins and cards: pieces of expansions only where they are played with. */
export function possessionsOf(view: PlayedTable, state: ObservedSeat, text: Text): readonly Possession[] {
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
    ...expansions.filter(bringsPieces).map((expansion) => EXPANSION_VIEWS[expansion].possession(view, state, text)),
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
