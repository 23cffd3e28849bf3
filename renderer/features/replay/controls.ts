import { useMemo } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { Host } from '../../platform/host.ts';
import type { IconName } from '../../ui/symbols/Icon.tsx';
import { forward, pause, seek } from './commands.ts';
import { useReplay } from './replayState.ts';
import { turnAfter, turnBefore, turnBoundsOf } from './timeline.ts';

/** Where a replay stands, as far as its controls need to know. */
export interface Playback {
  readonly position: number;
  readonly length: number;
  /** Between which turns one can stop: `turnBoundsOf`. */
  readonly bounds: readonly number[];
}

/** What moves through a replay, by button or key. */
export const CONTROLS = [
  'toStart',
  'backTurn',
  'back',
  'forward',
  'forwardTurn',
  'toEnd',
] as const satisfies readonly IconName[];
export type Control = (typeof CONTROLS)[number];

/** Whether a control leads towards the start. */
export const isBackward = (control: Control): boolean =>
  control === 'toStart' || control === 'backTurn' || control === 'back';

const targetOf = (control: Control, { position, length, bounds }: Playback): number =>
  ({
    toStart: 0,
    backTurn: turnBefore(bounds, position),
    back: position - 1,
    forward: position + 1,
    forwardTurn: turnAfter(bounds, position),
    toEnd: length,
  })[control];

/** Moves through a replay, which pauses it. Only one decision forward is shown in motion. */
export function moveBy(host: Host, control: Control, playback: Playback): void {
  pause();
  if (control === 'forward') forward(host);
  else seek(targetOf(control, playback));
}

/** Keys that move, with Shift held down or not. */
const KEYS: Readonly<Record<string, Control>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  'Shift ArrowLeft': 'backTurn',
  'Shift ArrowRight': 'forwardTurn',
  Home: 'toStart',
  End: 'toEnd',
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the control that a key stands for, or undefined. */
export const controlOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Control | undefined =>
  ctrlKey || metaKey || altKey ? undefined : KEYS[shiftKey ? `Shift ${key}` : key];

/** Returns where a replay stands. */
export function usePlayback({ moments }: ReplayTimeline): Playback {
  const position = useReplay((replay) => replay.position);
  const bounds = useMemo(() => turnBoundsOf(moments), [moments]);
  return { position, length: moments.length, bounds };
}
