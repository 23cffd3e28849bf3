import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../store/stage.ts';
import { placeFor } from './place.ts';

interface TeacherCardProps {
  readonly label: string;
  /** What must stay in sight. */
  readonly keepFree: readonly Box[];
  /** Hears where the card stands. */
  readonly onPlace?: (place: Box) => void;
  readonly children: ReactNode;
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** The part of the window below the bar. */
function room(): Box {
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const left = document.querySelector('.seats')?.getBoundingClientRect().right ?? 0;
  return { left, top: bar, right: window.innerWidth, bottom: window.innerHeight };
}

const panels = (): readonly Box[] =>
  [...document.querySelectorAll('.panel')].map((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    return { left, top, right, bottom };
  });

function usePlace(ref: RefObject<HTMLElement | null>, { keepFree, onPlace }: TeacherCardProps): Box | null {
  const [place, setPlace] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return;
    const find = () => {
      const found = placeFor(sizeOf(card), room(), [...keepFree, ...panels()]);
      setPlace(found);
      onPlace?.(found);
    };
    find();
    const observer = new ResizeObserver(find);
    observer.observe(card);
    window.addEventListener('resize', find);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', find);
    };
  }, [ref, keepFree, onPlace]);
  return place;
}

/** The words of a lesson or of the coach, in a corner where they cover nothing that they speak of. */
export function TeacherCard(props: TeacherCardProps) {
  const { label, children } = props;
  const ref = useRef<HTMLElement>(null);
  const place = usePlace(ref, props);
  return (
    <section
      ref={ref}
      className="teacher sheet"
      aria-label={label}
      data-region="lesson"
      style={{ transform: `translate(${place?.left ?? -9999}px, ${place?.top ?? 0}px)` }}
    >
      {children}
    </section>
  );
}
