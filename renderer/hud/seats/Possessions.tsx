import type { ObservedSeat } from '../../../shared/rules/observation.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { useText } from '../../i18n/text.ts';
import { Hint } from '../controls/Hint.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';

interface Owned {
  readonly kind: string;
  readonly icon: IconName;
  readonly count: number;
  readonly words: string;
}

/** Medals, statues, colonies and unused tiles of a seat. */
export function Possessions({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const tiles = TRACKS.reduce((sum, track) => sum + state.tiles[track], 0);
  const owned: readonly Owned[] = [
    {
      kind: 'colonies',
      icon: 'colony',
      count: state.colonies.length,
      words: text('seat.colonies', {
        count: state.colonies.length,
        list: state.colonies.map(({ level }) => level).join(', '),
      }),
    },
    {
      kind: 'statues',
      icon: 'statue',
      count: state.statues.length,
      words: text('seat.statues', {
        count: state.statues.length,
        list: state.statues.map(({ requirement }) => requirement).join(', '),
      }),
    },
    {
      kind: 'silver',
      icon: 'medal',
      count: state.silver.length,
      words: text('seat.silver', {
        count: state.silver.length,
        tracks: state.silver.map((track) => text(`track.${track}`)).join(', '),
      }),
    },
    { kind: 'gold', icon: 'medal', count: state.gold, words: text('seat.gold', { count: state.gold }) },
    { kind: 'tiles', icon: 'tile', count: tiles, words: text('seat.tiles', { count: tiles }) },
  ];
  return (
    <ul className="owned">
      {owned.map(({ kind, icon, count, words }) => (
        <Hint key={kind} text={words} side="right">
          <li className={`own own-${kind}`} data-none={count === 0}>
            <Icon name={icon} />
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{words}</span>
          </li>
        </Hint>
      ))}
    </ul>
  );
}
