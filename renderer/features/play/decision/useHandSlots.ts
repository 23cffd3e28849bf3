import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { useStage } from '../../../game/state/stage.ts';

/** Whether the decision is about the cards in hand (rules §4). The 3D table shows these in front of the camera. */
export const isInHand = ({ decision, phase }: Observation): boolean => decision === 'draft' && phase === 'A';

interface Held {
  /** Whether the panel is laid around the cards that are held. */
  readonly hand: boolean;
  /** Where they are, for the style sheet. */
  readonly slots: CSSProperties | undefined;
  /** Belongs on what stands below the cards. */
  readonly plates: RefObject<HTMLDivElement | null>;
}

/**
 * Lays the panel around the cards in hand: the table tells where they are shown, and is told the height of the plates
 * below them.
 */
export function useHandSlots(isHeld: boolean): Held {
  const plates = useRef<HTMLDivElement>(null);
  const held = useStage((stage) => (isHeld && stage.shown ? stage.hand : null));
  const hand = useStage((stage) => stage.shown) && isHeld;
  useLayoutEffect(() => {
    const element = plates.current;
    if (!hand || element === null) return;
    const measure = () => useStage.setState({ plates: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [hand]);
  const slots =
    held === null
      ? undefined
      : ({
          '--hand-left': `${held.left}px`,
          '--hand-tall': `${held.bottom - held.top}px`,
          '--hand-width': `${held.step * 2}px`,
        } as CSSProperties);
  return { hand, slots, plates };
}
