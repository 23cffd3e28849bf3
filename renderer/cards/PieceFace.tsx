import { type ReactNode, useMemo } from 'react';
import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import { useText } from '../platform/i18n/text.ts';
import { pageContent } from '../platform/pageContent.ts';
import { Icon, type IconName } from '../ui/symbols/Icon.tsx';
import { SYMBOL_OF_COLOUR } from './effectSigns.ts';
import { LazyCanvas, type Picture } from './LazyCanvas.tsx';
import type { Painters } from './loadPainters.ts';
import { StatuePicture } from './PrizePicture.tsx';
import type { Print } from './pieces.ts';

/** Whatever has no painted face of its own. */
type Plaque = Extract<Print, { kind: 'setup' | 'statue' | 'market' }>;

/** One thing printed on a plaque: a symbol and a number. */
interface Mark {
  readonly icon: IconName;
  readonly value: string;
}

/** What is large on a plaque, the name beside it, and the small marks at its foot. */
interface Design {
  readonly sign: ReactNode;
  readonly name: string;
  readonly marks: readonly Mark[];
}

const mark = (icon: IconName, value: string | number): Mark => ({ icon, value: String(value) });

type Of<K extends Plaque['kind']> = Extract<Plaque, { kind: K }>;

function setupDesign({ setup, side }: Of<'setup'>): Design {
  const { coins, tracks } = setup[side];
  return {
    sign: <Icon name="board" />,
    name: side,
    marks: [mark('coin', coins), ...TRACKS.map((track) => mark(track, tracks[track]))],
  };
}

function statueDesign({ statue: { requirement, points, bonus } }: Of<'statue'>): Design {
  const marks = [mark('culture', `≥ ${requirement}`), mark('points', points), mark('tile', `+${bonus}`)];
  return { sign: <StatuePicture requirement={requirement} />, name: '', marks };
}

function marketDesign({ market }: Of<'market'>): Design {
  const { income, foodSurplus, coins } = pageContent().market[market];
  return {
    sign: <Icon name={market === 'small' ? 'marketSmall' : 'marketLarge'} />,
    name: '',
    marks: [mark('income', `≥ ${income}`), mark('food', `≥ +${foodSurplus}`), mark('coin', `+${coins}`)],
  };
}

function designOf(print: Plaque): Design {
  if (print.kind === 'setup') return setupDesign(print);
  return print.kind === 'statue' ? statueDesign(print) : marketDesign(print);
}

/** A tile of the table as a plaque of brass and parchment. Decoration: the words beside it say the same. */
function PlaqueFace({ print }: { readonly print: Plaque }) {
  const { sign, name, marks } = designOf(print);
  return (
    <span className={`plaque text-10 apart column plaque-${print.kind}`} aria-hidden="true">
      <span className="plaque-sign line grow middle">
        {sign}
        {name !== '' && <b>{name}</b>}
      </span>
      <span className="plaque-marks wrap middle bold">
        {marks.map((one) => (
          <span key={one.icon} className="oneline">
            <Icon name={one.icon} className={`print-${one.icon}`} />
            {one.value}
          </span>
        ))}
      </span>
    </span>
  );
}

const symbolOn = (print: Print): IconName => {
  if (print.kind === 'card') return SYMBOL_OF_COLOUR[print.card.colour];
  return print.kind === 'monument' ? 'monument' : 'colony';
};

/** What lies under a picture until it is painted, which a busy machine takes seconds for: a back, not a hole. */
function PieceBack({ print }: { readonly print: Print }) {
  return (
    <span className="piece-back centre brass round">
      <Icon name={symbolOn(print)} means={null} />
    </span>
  );
}

/** What looks here as it does on the table; the rest is only a part of a larger print there. */
type Painted = Exclude<Print, Plaque>;

const picture = (width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): Picture => ({
  ratio: height / width,
  paint: (context, across, down) => {
    context.scale(across / width, down / height);
    paint(context);
  },
});

/** How a piece looks on the table. */
function pictureOf(print: Painted, title: string, painters: Painters): Picture {
  if (print.kind === 'card') {
    const { CARD_WIDTH, CARD_HEIGHT, paintCard } = painters;
    return picture(CARD_WIDTH, CARD_HEIGHT, (context) =>
      paintCard(context, print.card.id, CARD_WIDTH, CARD_HEIGHT, { title }),
    );
  }
  if (print.kind === 'colony') {
    const { COLONY_WIDTH, COLONY_HEIGHT, paintColonyBack, paintColonyFront } = painters;
    return picture(COLONY_WIDTH, COLONY_HEIGHT, (context) =>
      print.tile === null
        ? paintColonyFront(context, print.colony)
        : paintColonyBack(context, print.colony, print.tile),
    );
  }
  const { MONUMENT_WIDTH, MONUMENT_HEIGHT, paintMonumentBack, paintMonumentFront } = painters;
  return picture(MONUMENT_WIDTH, MONUMENT_HEIGHT, (context) =>
    print.back === null ? paintMonumentFront(context, pageContent().monuments) : paintMonumentBack(context, print.back),
  );
}

/** A piece as it lies on the table, as wide as its style says. */
export function PieceFace({ print }: { readonly print: Print }) {
  if (print.kind === 'setup' || print.kind === 'statue' || print.kind === 'market') return <PlaqueFace print={print} />;
  return <PaintedFace print={print} />;
}

function PaintedFace({ print }: { readonly print: Painted }) {
  const text = useText();
  const title = print.kind === 'card' ? text.card(print.card.id) : '';
  const face = useMemo(() => (painters: Painters) => pictureOf(print, title, painters), [print, title]);
  return (
    <span className={`piece-face block anchor piece-${print.kind}`} aria-hidden="true">
      <PieceBack print={print} />
      <LazyCanvas pictureOf={face} />
    </span>
  );
}
