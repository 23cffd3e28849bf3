import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import { pageContent } from '../platform/pageContent.ts';
import { Icon, type IconName } from '../ui/symbols/Icon.tsx';
import type { Print } from './pieces.ts';

/** Whatever has no painted face of its own. */
export type Plaque = Extract<Print, { kind: 'setup' | 'statue' | 'market' }>;

/** One thing printed on a plaque: a symbol and a number. */
interface Mark {
  readonly icon: IconName;
  readonly value: string;
}

/** A plaque's big symbol, what stands below it, and the small marks at its foot. */
interface Design {
  readonly icon: IconName;
  readonly name: string;
  readonly marks: readonly Mark[];
}

const mark = (icon: IconName, value: string | number): Mark => ({ icon, value: String(value) });

type Of<K extends Plaque['kind']> = Extract<Plaque, { kind: K }>;

function setupDesign({ setup, side }: Of<'setup'>): Design {
  const { coins, tracks } = setup[side];
  return {
    icon: 'board',
    name: side,
    marks: [mark('coin', coins), ...TRACKS.map((track) => mark(track, tracks[track]))],
  };
}

function statueDesign({ statue: { requirement, points, bonus } }: Of<'statue'>): Design {
  const marks = [mark('culture', `≥ ${requirement}`), mark('points', points), mark('tile', `+${bonus}`)];
  return { icon: 'statue', name: String(requirement), marks };
}

function marketDesign({ market }: Of<'market'>): Design {
  const { income, foodSurplus, coins } = pageContent().market[market];
  return {
    icon: market === 'small' ? 'marketSmall' : 'marketLarge',
    name: '',
    marks: [mark('income', `≥ ${income}`), mark('food', `≥ +${foodSurplus}`), mark('coin', `+${coins}`)],
  };
}

function designOf(print: Plaque): Design {
  if (print.kind === 'setup') return setupDesign(print);
  return print.kind === 'statue' ? statueDesign(print) : marketDesign(print);
}

/** A tile of the table as a plaque of brass and parchment. Decoration: the words beside it say the same. */
export function PlaqueFace({ print }: { readonly print: Plaque }) {
  const { icon, name, marks } = designOf(print);
  return (
    <span className={`plaque column plaque-${print.kind}`} aria-hidden="true">
      <span className="plaque-sign line grow middle">
        <Icon name={icon} />
        {name !== '' && <b>{name}</b>}
      </span>
      <span className="plaque-marks wrap middle bold">
        {marks.map((one) => (
          <span key={one.icon} className="plaque-mark oneline">
            <Icon name={one.icon} className={`print-${one.icon}`} />
            {one.value}
          </span>
        ))}
      </span>
    </span>
  );
}
