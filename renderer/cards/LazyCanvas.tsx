import { useEffect, useMemo, useRef } from 'react';
import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';
import { loadPainters, type Painters } from './loadPainters.ts';

/** Milliseconds of a frame that painting may take: the list must scroll meanwhile. */
const SHARE = 7;

let jobs: (() => void)[] = [];
let due = false;

function work(): void {
  const end = performance.now() + SHARE;
  do jobs.shift()?.();
  while (jobs.length > 0 && performance.now() < end);
  due = jobs.length > 0;
  if (due) requestAnimationFrame(work);
}

/** Paints something as soon as there is time for it, a few things a frame. Returns what calls it off. */
function paintSoon(job: () => void): () => void {
  jobs.push(job);
  if (!due) requestAnimationFrame(work);
  due = true;
  return () => {
    jobs = jobs.filter((other) => other !== job);
  };
}

/** A picture: its height by its width, and what paints it from (0, 0) to (`width`, `height`). */
export interface Picture {
  readonly ratio: number;
  readonly paint: (context: CanvasRenderingContext2D, width: number, height: number) => void;
}

interface LazyCanvasProps {
  /** The same function as long as the picture is the same. */
  readonly pictureOf: (painters: Painters) => Picture;
}

/** How far outside of the list a picture is painted already, as a share of the list. */
const AHEAD = '40%';

function paintInto(canvas: HTMLCanvasElement, { paint, ratio }: Picture): void {
  const width = Math.round(canvas.clientWidth * window.devicePixelRatio);
  const height = Math.round(width * ratio);
  if (width === 0) return;
  canvas.width = width;
  canvas.height = height;
  // Kept in ordinary memory: a software GPU is slow to draw and read such a canvas.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context !== null) paint(context, width, height);
}

/** The element that scrolls another one; which one it is depends on the room that there is. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}

/** Whether an element is on the screen, or nearly; it is watched until `end` is called. */
function watch(element: HTMLElement, onChange: (near: boolean) => void): { readonly end: () => void } {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry !== undefined) onChange(entry.isIntersecting);
    },
    { root: scrollerOf(element), rootMargin: `${AHEAD} 0px` },
  );
  observer.observe(element);
  return { end: () => observer.disconnect() };
}

/** A picture that is painted when it comes into sight: hundreds of them at once would take seconds. */
export function LazyCanvas({ pictureOf }: LazyCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return;
    let callOff: () => void = () => {};
    let gone = false;
    let near = false;
    let painted = 0;
    let painters: Painters | null = null;
    const order = () => {
      callOff();
      if (gone || !near || painters === null || painted === canvas.clientWidth) return;
      const picture = pictureOf(painters);
      callOff = paintSoon(() => {
        painted = canvas.clientWidth;
        paintInto(canvas, picture);
      });
    };
    const sight = watch(canvas, (now) => {
      near = now;
      void loadPainters().then((loaded) => {
        painters = loaded;
        order();
      });
    });
    const size = new ResizeObserver(order);
    size.observe(canvas);
    return () => {
      gone = true;
      callOff();
      sight.end();
      size.disconnect();
    };
  }, [pictureOf]);
  return <canvas ref={ref} />;
}

const bareCard = (card: CardId, { CARD_WIDTH, CARD_HEIGHT, paintBareCard }: Painters): Picture => ({
  ratio: CARD_HEIGHT / CARD_WIDTH,
  paint: (context, width, height) => paintBareCard(context, card, width, height),
});

const backOf = (colour: Colour, epoch: Epoch, { CARD_WIDTH, CARD_HEIGHT, paintCardBack }: Painters): Picture => ({
  ratio: CARD_HEIGHT / CARD_WIDTH,
  paint: (context, width, height) => paintCardBack(context, colour, epoch, width, height),
});

const Small = ({ picture }: { readonly picture: (painters: Painters) => Picture }) => (
  <span className="card-picture rigid" aria-hidden="true">
    <LazyCanvas pictureOf={picture} />
  </span>
);

/** A card small beside its name, with its frame and picture alone: the card on the table has the same. */
export function CardPicture({ card }: { readonly card: CardId }) {
  const picture = useMemo(() => (painters: Painters) => bareCard(card, painters), [card]);
  return <Small picture={picture} />;
}

/** The same of a card that lies face down. */
export function CardBackPicture({ colour, epoch }: { readonly colour: Colour; readonly epoch: Epoch }) {
  const picture = useMemo(() => (painters: Painters) => backOf(colour, epoch, painters), [colour, epoch]);
  return <Small picture={picture} />;
}
