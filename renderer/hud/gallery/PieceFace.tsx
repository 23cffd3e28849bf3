import { useMemo } from 'react';
import { pageContent } from '../../content/pageContent.ts';
import { useText } from '../../i18n/text.ts';
import { COLONY_HEIGHT, COLONY_WIDTH, paintColonyBack, paintColonyFront } from '../../scene/cardFace/colonyFace.ts';
import {
  MONUMENT_HEIGHT,
  MONUMENT_WIDTH,
  paintMonumentBack,
  paintMonumentFront,
} from '../../scene/cardFace/monumentFace.ts';
import { CARD_HEIGHT, CARD_WIDTH, paintCard } from '../../scene/cardFace/paintCard.ts';
import { LazyCanvas, type Paint } from './LazyCanvas.tsx';
import { PlaqueFace } from './PlaqueFace.tsx';
import type { Print } from './pieces.ts';

/** A painted face, and its height by its width. */
interface Painted {
  readonly paint: Paint;
  readonly ratio: number;
}

const painted = (width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): Painted => ({
  ratio: height / width,
  paint: (context, across, down) => {
    context.scale(across / width, down / height);
    paint(context);
  },
});

/** How a piece looks on the table; `null` for what is only a part of a larger print there. */
function paintedFace(print: Print, title: string): Painted | null {
  switch (print.kind) {
    case 'card':
      return painted(CARD_WIDTH, CARD_HEIGHT, (context) =>
        paintCard(context, print.card.id, CARD_WIDTH, CARD_HEIGHT, { title }),
      );
    case 'colony':
      return painted(COLONY_WIDTH, COLONY_HEIGHT, (context) =>
        print.tile === null
          ? paintColonyFront(context, print.colony)
          : paintColonyBack(context, print.colony, print.tile),
      );
    case 'monument':
      return painted(MONUMENT_WIDTH, MONUMENT_HEIGHT, (context) =>
        print.back === null
          ? paintMonumentFront(context, pageContent().monuments)
          : paintMonumentBack(context, print.back),
      );
    default:
      return null;
  }
}

/** A piece as it lies on the table, as wide as its style says. */
export function PieceFace({ print }: { readonly print: Print }) {
  const text = useText();
  const title = print.kind === 'card' ? text.card(print.card.id) : '';
  const face = useMemo(() => paintedFace(print, title), [print, title]);
  if (print.kind === 'setup' || print.kind === 'statue' || print.kind === 'market') return <PlaqueFace print={print} />;
  return (
    <span className={`piece-face piece-${print.kind}`} aria-hidden="true">
      {face !== null && <LazyCanvas paint={face.paint} ratio={face.ratio} />}
    </span>
  );
}
