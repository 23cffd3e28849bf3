import { useThree } from '@react-three/fiber';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { WHEEL } from '../../cards/layout/dimensions.ts';
import { type SelectionActor, type SelectionSnapshot, shownChoice } from '../../game/selection/selection.ts';
import { onTable } from '../layout/cameraPose.ts';
import { rotationTowards, segmentsOf, wheelSteps } from '../layout/wheel.ts';
import type { TableLayout } from '../useSituation.ts';

/** Pixels by which a touch pad or mouse wheel scrolls for one segment of the wheel. */
const SCROLLED = 60;
/** Milliseconds without scrolling after which a scroll begins anew. */
const STILL = 250;
/** What hand and pointer do to the wheel while it is to be set (rules §3.2). */
export interface WheelSetting {
  /** The rotation that the wheel shows. */
  readonly shown: () => number;
  /** Shows a rotation, which may be any number of segments, without choosing it. */
  readonly preview: (rotation: number) => void;
  /** Chooses the rotation that is shown. */
  readonly choose: () => void;
  /** Chooses the rotation that is shown, or confirms it if it is chosen already, but not with the second half of a double click. */
  readonly press: (isDouble: boolean) => void;
  /** The pointer goes away: what was only shown is shown no longer. */
  readonly leave: () => void;
}

/** The steps of the considered rotation of the wheel. */
export const stepsInMind = (view: Observation, snapshot: SelectionSnapshot): number =>
  wheelSteps(view, shownChoice(snapshot), snapshot.context.selected);

/** While the wheel is to be set, what hand and pointer do to it; else `undefined`. */
export const settingOf = ({ position }: TableLayout, selection: SelectionActor): WheelSetting | undefined => {
  const { choices, view, actor } = position;
  if (actor === null || !choices.some(({ action }) => action.type === 'setWheel')) return undefined;
  const shown = () => rotationTowards(stepsInMind(view, selection.getSnapshot()), 0);
  const preview = (rotation: number | null) => {
    const choice = choices.find(({ action }) => action.type === 'setWheel' && action.rotation === rotation);
    selection.send({ type: 'peek', choice: choice ?? null });
  };
  const choose = (rotation: number) => {
    selection.send({ type: 'select', subject: { kind: 'wheel', rotation } });
    preview(null);
  };
  return {
    shown,
    preview: (rotation) => preview(rotationTowards(rotation, 0)),
    choose: () => choose(shown()),
    press: (isDouble) => {
      const rotation = shown();
      const { considered } = selection.getSnapshot().context;
      const isChosen = considered?.action.type === 'setWheel' && considered.action.rotation === rotation;
      if (isChosen && isDouble) return;
      if (isChosen) selection.send({ type: 'confirm', subject: { kind: 'wheel', rotation } });
      else choose(rotation);
    },
    leave: () => preview(null),
  };
};

/** By how much a hand has turned the wheel since it took hold of it; `null` while none does. */
interface Hand {
  current: number | null;
}

/** A hand on the wheel: where it was last, and how far it has turned in all. */
export interface WheelHeld {
  readonly kind: 'wheel';
  readonly setting: WheelSetting;
  /** The rotation that it took hold at. */
  readonly from: number;
  angle: number;
  turned: number;
}

/** The angle of a pixel around the wheel; `null` for one that is not on it. */
export const angleOnWheel = ({ cameraPose, viewport }: TableLayout, x: number, y: number): number | null => {
  const at = onTable(cameraPose, viewport, x, y, WHEEL.top);
  return Math.hypot(at.x, at.z) > WHEEL.radius * 1.25 ? null : Math.atan2(at.x, -at.z);
};

const isOnWheel = (layout: TableLayout, canvas: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean =>
  target === canvas && angleOnWheel(layout, clientX, clientY) !== null;

/** The wheel follows the hand; the rotation that it is nearest to is shown everywhere else, too. */
export const turnWheel = (
  doing: WheelHeld,
  layout: TableLayout,
  hand: Hand,
  { clientX, clientY }: PointerEvent,
): void => {
  const angle = angleOnWheel(layout, clientX, clientY);
  if (angle === null) return;
  const by = Math.atan2(Math.sin(angle - doing.angle), Math.cos(angle - doing.angle));
  doing.angle = angle;
  const before = segmentsOf(doing.turned);
  doing.turned += by;
  hand.current = doing.turned;
  const segments = segmentsOf(doing.turned);
  if (segments !== before) doing.setting.preview(doing.from + segments);
};

/** The hand lets the wheel go: it comes to rest at the nearest rotation, which is chosen if it was turned there. */
export const letWheelGo = ({ setting, turned }: WheelHeld, hand: Hand, isMeant: boolean): void => {
  hand.current = null;
  if (isMeant && segmentsOf(turned) !== 0) setting.choose();
  else setting.leave();
};

/**
 * Scrolling over the wheel turns it; a press then chooses what it shows. Returns what is to be told of the pointer's moves: when it leaves
 * the wheel, that shows again what is set.
 */
export function useScrolledWheel(
  layout: TableLayout,
  setting: WheelSetting | undefined,
): (event: PointerEvent) => void {
  const canvas = useThree((state) => state.gl.domElement);
  const invalidate = useThree((state) => state.invalidate);
  const scrolling = useRef({ at: 0, by: 0, shows: false });
  /** Scrolling over the wheel turns it; a press then chooses what it shows. */
  const scroll = useEffectEvent((event: WheelEvent) => {
    if (setting === undefined || !isOnWheel(layout, canvas, event)) return;
    event.preventDefault();
    const now = scrolling.current;
    if (event.timeStamp - now.at > STILL) now.by = 0;
    now.at = event.timeStamp;
    now.by += event.deltaY + event.deltaX;
    const segments = Math.trunc(now.by / SCROLLED);
    if (segments === 0) return;
    now.by -= segments * SCROLLED;
    now.shows = true;
    setting.preview(setting.shown() + Math.sign(segments));
    invalidate();
  });
  useEffect(() => {
    window.addEventListener('wheel', scroll, { passive: false });
    return () => window.removeEventListener('wheel', scroll);
  }, []);
  return (event) => {
    if (!scrolling.current.shows || isOnWheel(layout, canvas, event)) return;
    scrolling.current.shows = false;
    setting?.leave();
  };
}
