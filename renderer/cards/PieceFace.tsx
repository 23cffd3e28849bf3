import { useMemo } from 'react';
import { useText } from '../platform/i18n/text.ts';
import { pageContent } from '../platform/pageContent.ts';
import { Icon, type IconName } from '../ui/symbols/Icon.tsx';
import { LazyCanvas, type Picture } from './LazyCanvas.tsx';
import type { Painters } from './loadPainters.ts';
import { type Plaque, PlaqueFace } from './PlaqueFace.tsx';
import type { Print } from './pieces.ts';
import { SYMBOL_OF_COLOUR } from './signs.ts';

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
