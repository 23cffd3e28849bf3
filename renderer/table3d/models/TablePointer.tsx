import { useThree } from '@react-three/fiber';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BOARD, CARD, PLACE, TREASURY } from '../../cards/layout/dimensions.ts';
import { useSelection } from '../../game/selection/SelectionProvider.tsx';
import { isChoosable, type SelectionActor } from '../../game/selection/selection.ts';
import { dropChoices, sameSubject, subjectOf } from '../../game/selection/subjects.ts';
import type { DropZone, Thing } from '../../game/state/stage.ts';
import type { Subject } from '../../game/state/table.ts';
import { canBeLong, followPress } from '../../ui/longPress.ts';
import { heldPose, onCanvas, onTable } from '../layout/cameraPose.ts';
import type { Piece } from '../layout/piece.ts';
import { clothThing, localOf } from '../layout/things.ts';
import { type Choreography, useChoreography } from '../motion/choreography.ts';
import type { TableLayout } from '../useSituation.ts';
import {
  angleOnWheel,
  letWheelGo,
  turnWheel,
  useScrolledWheel,
  type WheelHeld,
  type WheelSetting,
} from './wheelHand.ts';

/** Pixels that the pointer goes before it drags instead of pressing. */
const SLIP = 8;
/** What can be dragged: what changes its owner. */
const DRAGGED: ReadonlySet<Subject['kind']> = new Set(['card', 'pile', 'colony', 'monument']);

/** How far the camera is turned by dragging the cloth, in radians. */
export interface Orbit {
  yaw: number;
  pitch: number;
}

const LIMITS = { yaw: (15 * Math.PI) / 180, pitch: (8 * Math.PI) / 180 } as const;
/** Radians for each pixel. */
const ORBIT_SPEED = 0.0032;

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** How far dragging the cloth by so many pixels turns the camera. */
const orbitAfter = (right: number, down: number): Orbit => ({
  yaw: clamp(-right * ORBIT_SPEED, LIMITS.yaw),
  pitch: clamp(down * ORBIT_SPEED, LIMITS.pitch),
});

/** What the pointer does between pressing and releasing. */
type Doing =
  | { readonly kind: 'press' | 'orbit' }
  | { readonly kind: 'drag'; readonly piece: Piece; readonly subject: Subject; readonly tall: number }
  | WheelHeld;

/** A press that has not ended, by the pointer that began it. */
interface Pressing {
  readonly pointer: number;
  readonly what: Doing;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

interface Props {
  readonly layout: TableLayout;
  readonly tempo: number;
  readonly orbit: { readonly current: Orbit };
  /** By how much the wheel is turned while the hand holds it. */
  readonly hand: { current: number | null };
  /** `undefined` while the wheel is not to be set. */
  readonly setting: WheelSetting | undefined;
}

const zoneAt = ({ position, cameraPose, viewport }: TableLayout, x: number, y: number): DropZone | null => {
  const place = position.actor === null ? undefined : position.places[position.actor];
  if (place === undefined) return null;
  const own = localOf(place, onTable(cameraPose, viewport, x, y, place.y));
  if (Math.abs(own.x) <= PLACE.width / 2 && Math.abs(own.z) <= PLACE.depth / 2) return 'own';
  const cloth = onTable(cameraPose, viewport, x, y, TREASURY.top / 2);
  const isBank =
    Math.abs(cloth.x - TREASURY.x) <= TREASURY.width / 2 && Math.abs(cloth.z - TREASURY.z) <= TREASURY.depth / 2;
  return isBank ? 'bank' : null;
};

/** Whether letting go of a thing over a place would mean something. */
const takes = (subject: Subject, zone: DropZone, { position }: TableLayout): boolean => {
  const choices = position.choices.filter(({ action }) => sameSubject(subjectOf(action), subject));
  return dropChoices(choices, zone).length > 0;
};

const startOf = (props: Props, selection: SelectionActor, pressed: Piece | null, x: number, y: number): Doing => {
  const { setting } = props;
  const angle = setting === undefined ? null : angleOnWheel(props.layout, x, y);
  if (setting !== undefined && angle !== null)
    return { kind: 'wheel', setting, from: setting.shown(), angle, turned: 0 };
  if (pressed === null) return { kind: 'orbit' };
  const { subject } = pressed;
  if (pressed.card === undefined && subject?.kind !== 'colony' && subject?.kind !== 'monument')
    return { kind: 'press' };
  if (!isChoosable(selection, subject) || !DRAGGED.has(subject.kind)) return { kind: 'press' };
  const above = onCanvas(props.layout.cameraPose, props.layout.viewport, { ...pressed.pose, z: pressed.pose.z - 0.5 });
  const below = onCanvas(props.layout.cameraPose, props.layout.viewport, { ...pressed.pose, z: pressed.pose.z + 0.5 });
  return { kind: 'drag', piece: pressed, subject, tall: (below.y - above.y) * pressed.pose.scale };
};

const drag = (
  doing: Extract<Doing, { kind: 'drag' }>,
  layout: TableLayout,
  selection: SelectionActor,
  field: Choreography['field'],
  x: number,
  y: number,
) => {
  const { piece, subject, tall } = doing;
  const size = piece.card === undefined ? BOARD.depth / 2.4 : CARD.height;
  field.hold(piece.id, heldPose(layout.cameraPose, layout.viewport, { x, y, tall: tall * size }, size, 0.72));
  const zone = zoneAt(layout, x, y);
  const over = zone !== null && takes(subject, zone, layout) ? zone : null;
  const { dragged } = selection.getSnapshot().context;
  if (dragged === null || dragged.over !== over) selection.send({ type: 'drag', subject, over });
};

/** Things that are not pieces, as the wheel, are shown to a long press here; pieces handle it themselves. */
const lookLong = (selection: SelectionActor, thing: Thing | null, event: PointerEvent): void => {
  if (thing === null) return;
  const inspect = (shown: Thing | null) => selection.send({ type: 'inspect', thing: shown });
  followPress(event, { show: () => inspect(thing), takeBack: () => inspect(null) });
};

/** The pointer moves over something that is not a piece; pieces handle it themselves. */
const restOnCloth = (selection: SelectionActor, thing: Thing | null): void => {
  const { piece, looked } = selection.getSnapshot().context;
  if (piece !== null) return;
  if (thing !== null || looked !== null) selection.send({ type: 'rest', thing, by: 'mouse' });
};

/** What the pointer does between pressing and letting go: drags a piece, turns the wheel, or goes round the table. */
export const TablePointer = (props: Props) => {
  const canvas = useThree((state) => state.gl.domElement);
  const invalidate = useThree((state) => state.invalidate);
  const choreography = useChoreography();
  const doing = useRef<Pressing | null>(null);
  const { orbit, layout, tempo, hand, setting } = props;
  const leaveWheel = useScrolledWheel(layout, setting);
  const selection = useSelection();
  const down = useEffectEvent((event: PointerEvent) => {
    if (event.target !== canvas || event.button !== 0) return;
    // A second finger does nothing.
    if (doing.current !== null && doing.current.pointer !== event.pointerId) return;
    doing.current = {
      pointer: event.pointerId,
      what: startOf(props, selection, choreography.pressed, event.clientX, event.clientY),
      x: event.clientX,
      y: event.clientY,
      moved: false,
    };
    if (canBeLong(event) && choreography.pressed === null) lookLong(selection, printedAt(layout, event), event);
  });
  const follow = ({ what, x, y }: Pressing, event: PointerEvent) => {
    if (what.kind === 'drag') drag(what, layout, selection, choreography.field, event.clientX, event.clientY);
    if (what.kind === 'wheel') turnWheel(what, layout, hand, event);
    if (what.kind === 'orbit') Object.assign(orbit.current, orbitAfter(event.clientX - x, event.clientY - y));
  };
  const move = useEffectEvent((event: PointerEvent) => {
    const now = doing.current;
    if (now === null) {
      leaveWheel(event);
      restOnCloth(selection, event.target === canvas ? printedAt(layout, event) : null);
      return;
    }
    if (now.pointer !== event.pointerId) return;
    if (!now.moved && Math.hypot(event.clientX - now.x, event.clientY - now.y) <= SLIP) return;
    // A drag goes on outside the table: over panels, and beyond the window.
    if (!now.moved) {
      canvas.setPointerCapture(event.pointerId);
      selection.send({ type: 'inspect', thing: null });
    }
    now.moved = true;
    follow(now, event);
    invalidate();
  });
  const up = useEffectEvent(({ type, pointerId }: PointerEvent) => {
    const now = doing.current;
    if (now !== null && now.pointer !== pointerId) return;
    doing.current = null;
    choreography.pressed = null;
    const isDrop = type === 'pointerup';
    if (now?.what.kind === 'wheel' && now.moved) letWheelGo(now.what, hand, isDrop);
    if (now?.what.kind === 'drag' && now.moved) drop(selection, choreography.field, tempo, isDrop);
    Object.assign(orbit.current, { yaw: 0, pitch: 0 });
    invalidate();
  });
  useEffect(() => {
    const heard = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ] as const;
    for (const [type, hear] of heard) window.addEventListener(type, hear);
    return () => {
      for (const [type, hear] of heard) window.removeEventListener(type, hear);
    };
  }, []);
  return null;
};

/** Releases a piece. `isDrop`: it was dropped; else the system took the pointer away, and nothing was meant. */
const drop = (selection: SelectionActor, field: Choreography['field'], tempo: number, isDrop: boolean): void => {
  field.release(tempo);
  selection.send({ type: 'drop', zone: isDrop ? (selection.getSnapshot().context.dragged?.over ?? null) : null });
};

/** Printed things can be shown large, too; `null` if a piece lies there. */
const printedAt = ({ cameraPose, viewport }: TableLayout, { clientX, clientY }: PointerEvent): Thing | null => {
  const { x, z } = onTable(cameraPose, viewport, clientX, clientY, TREASURY.top / 2);
  return clothThing(x, z);
};
