import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { useText } from '../../platform/i18n/text.ts';
import type { Box } from '../../ui/placing/place.ts';
import type { LitBox } from './targets.ts';

/** Pixels of light around a thing. */
const ROOM = 6;
const ROUND = 8;
/** Pixels that its edge stays inside the window. */
const EDGE = 2;

/** The thing with a margin of light, cut off at the window: there is no edge outside. */
const widened = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.max(left - ROOM, EDGE),
  top: Math.max(top - ROOM, EDGE),
  right: Math.min(right + ROOM, window.innerWidth - EDGE),
  bottom: Math.min(bottom + ROOM, window.innerHeight - EDGE),
});

/** Pixels between two frames. */
const GAP = 2;

/** The frame `one`, drawn back from `other` on the side where they overlap least. */
function drawnBack<Frame extends Box>(one: Frame, other: Box): Frame {
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + GAP;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left) + GAP;
  if (down <= 0 || across <= 0) return one;
  if (down <= across)
    return one.top < other.top ? { ...one, bottom: one.bottom - down / 2 } : { ...one, top: one.top + down / 2 };
  return one.left < other.left ? { ...one, right: one.right - across / 2 } : { ...one, left: one.left + across / 2 };
}

/** Frames with a margin of light, one around each thing; where two of them would overlap, both are drawn back. */
export const framesOf = <Lit extends Box>(things: readonly Lit[]): readonly Lit[] => {
  // The same thing may be meant twice, as a card of the hand.
  const different = new Map(things.map((thing) => [outline(thing), thing]));
  const frames = [...different.values()].map((thing) => ({ ...thing, ...widened(thing) }));
  return frames.map((frame, index) =>
    frames.reduce((one, other, at) => (at === index ? one : drawnBack(one, other)), frame),
  );
};

/** A rectangle with round corners, as a part of a path. */
function outline({ left, top, right, bottom }: Box): string {
  const width = right - left - 2 * ROUND;
  const height = bottom - top - 2 * ROUND;
  return `M${left + ROUND} ${top}h${width}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${ROUND}v${height}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}h${-width}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${-ROUND}v${-height}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${-ROUND}z`;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const centre = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** From the edge of the card to the edge of the thing, bent a little. */
function arrow(card: Box, thing: Box): string {
  const [from, to] = [centre(card), centre(thing)];
  const start = { x: clamp(to.x, card.left + 12, card.right - 12), y: clamp(to.y, card.top, card.bottom) };
  if (start.y > card.top && start.y < card.bottom) start.x = to.x > from.x ? card.right : card.left;
  const end = { x: clamp(start.x, thing.left, thing.right), y: clamp(start.y, thing.top, thing.bottom) };
  const bend = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * 0.15,
    y: (start.y + end.y) / 2 - (end.x - start.x) * 0.15,
  };
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

/** Pixels between a frame and the name beside it, and the room that the name needs there. */
const BESIDE = 8;
const NAME_ROOM = 110;

/** The name of a track beside its frame: at the left, where nothing is printed, if there is room. */
function TrackName({ beside, track }: { readonly beside: Box; readonly track: Track }) {
  const text = useText();
  const isLeft = beside.left > NAME_ROOM;
  return (
    <text
      x={isLeft ? beside.left - BESIDE : beside.right + BESIDE}
      y={centre(beside).y}
      className="spotlight-name text-10-5 bold"
      textAnchor={isLeft ? 'end' : 'start'}
      dominantBaseline="central"
    >
      {text(`track.${track}`)}
    </text>
  );
}

interface SpotlightProps {
  /** What is lit; the arrow leads to the first. */
  readonly lit: readonly LitBox[];
  /** What is neither dimmed nor pointed at. */
  readonly open: readonly Box[];
  /** Where the words stand. */
  readonly card: Box | null;
}

/**
 * Dims everything but what a lesson speaks of, and draws an arrow to it from the text. It takes no presses and is
 * hidden from screen readers, as the text names what is shown.
 */
export function Spotlight({ lit, open, card }: SpotlightProps) {
  const frames = framesOf(lit);
  const [first] = frames;
  const [width, height] = [window.innerWidth, window.innerHeight];
  const holes = [...frames, ...open].map(outline).join('');
  return (
    <svg className="spotlight wide through tall" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <marker
          id="spotlight-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10z" className="spotlight-head" />
        </marker>
        <mask id="spotlight-holes">
          <rect width={width} height={height} fill="#fff" />
          <path d={holes} fill="#000" />
        </mask>
      </defs>
      <rect width={width} height={height} className="spotlight-dim" mask="url(#spotlight-holes)" />
      {frames.map((box) => (
        <path key={outline(box)} d={outline(box)} className="spotlight-edge" />
      ))}
      {frames.map((box) => box.track !== undefined && <TrackName key={box.track} beside={box} track={box.track} />)}
      {open.map((box) => (
        <path key={outline(box)} d={outline(box)} className="spotlight-edge spotlight-edge-open" />
      ))}
      {first !== undefined && card !== null && (
        <path d={arrow(card, first)} className="spotlight-arrow" markerEnd="url(#spotlight-head)" />
      )}
    </svg>
  );
}
