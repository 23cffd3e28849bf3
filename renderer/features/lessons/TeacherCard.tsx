import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../game/state/stage.ts';
import { placeFor } from './place.ts';

interface TeacherCardProps {
  readonly label: string;
  /** The coach stands beside the decision panel, and behind a lesson. */
  readonly kind: 'lesson' | 'coach';
  /** What must stay in sight. */
  readonly keepFree: readonly Box[];
  /** What stays in sight where that is possible. */
  readonly spare?: readonly Box[];
  /** More that must not be covered, as a selector. */
  readonly avoids?: string;
  /** Hears where the card stands. */
  readonly onPlace?: (place: Box) => void;
  readonly children: ReactNode;
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

const edgeOf = (selector: string, edge: 'right' | 'bottom'): number =>
  document.querySelector(selector)?.getBoundingClientRect()[edge] ?? 0;

/** The part of the window below the bar and beside the players. */
const room = (): Box => ({
  left: edgeOf('.seats', 'right'),
  top: edgeOf('.bar', 'bottom'),
  right: window.innerWidth,
  bottom: window.innerHeight,
});

/** The panel that the coach belongs to. */
function panelOf(kind: TeacherCardProps['kind']): Box | null {
  const panel = kind === 'coach' ? document.querySelector('.panel') : null;
  return panel === null ? null : boxOf(panel);
}

/** Other texts of the page that must not be covered either. */
const COVERED = {
  lesson: '.panel',
  coach: '.panel, .teacher[data-kind="lesson"]',
} as const;

const inTheWay = ({ kind, avoids }: TeacherCardProps): readonly Box[] =>
  [...document.querySelectorAll([COVERED[kind], avoids].filter(Boolean).join())].map(boxOf);

const samePlace = (one: Box | null, other: Box): boolean =>
  one !== null &&
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;

/**
 * Where the card is placed: computed again when the text or the light changes, and when the window or the card changes
 * its size.
 */
function usePlace(ref: RefObject<HTMLElement | null>, props: TeacherCardProps): Box | null {
  const [place, setPlace] = useState<Box | null>(null);
  const find = useEffectEvent(() => {
    const { kind, keepFree, spare = [], onPlace } = props;
    if (ref.current === null) return;
    const must = [...keepFree, ...inTheWay(props)];
    const found = placeFor(sizeOf(ref.current), room(), { must, spare }, panelOf(kind));
    if (samePlace(place, found)) return;
    setPlace(found);
    onPlace?.(found);
  });
  useLayoutEffect(find);
  useEffect(() => {
    const observer = new ResizeObserver(() => find());
    if (ref.current !== null) observer.observe(ref.current);
    const resize = () => find();
    window.addEventListener('resize', resize);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', resize);
    };
  }, [ref]);
  return place;
}

/** The words of a lesson or of the coach, in a corner where they cover nothing that they speak of. */
export function TeacherCard(props: TeacherCardProps) {
  const { label, kind, children } = props;
  const ref = useRef<HTMLElement>(null);
  const place = usePlace(ref, props);
  return (
    <section
      ref={ref}
      className="teacher sheet"
      aria-label={label}
      data-region={kind}
      data-kind={kind}
      style={{ transform: `translate(${place?.left ?? -9999}px, ${place?.top ?? 0}px)` }}
    >
      {children}
    </section>
  );
}
