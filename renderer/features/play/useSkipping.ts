import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Game } from '../../game/game.ts';
import { botsPlay } from '../../game/playback/timing.ts';
import type { SelectionActor } from '../../game/selection/selection.ts';
import type { Host } from '../../platform/host.ts';
import { isElsewhere } from '../../ui/keyboard/useKeys.ts';
import { createPress } from './press.ts';

/** Whether there is anything to be skipped: something is being shown, or bots are to decide. */
export const isRunning = ({ update, playing }: Game): boolean => playing || botsPlay(update);

/** Keys that move, scroll, or belong to the system keep their own meaning everywhere. */
const NAMED: ReadonlySet<string> = new Set(['Enter', 'Backspace', 'Delete', 'Insert']);
const isPlain = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || NAMED.has(key));

/**
 * Makes any key without another meaning, and a press on the empty table, skip what is being shown; a held key
 * fast-forwards. Call it after the handlers that give keys their meaning.
 */
export function useSkipping(game: Game, { playback }: Host, selection: SelectionActor): void {
  const press = useMemo(() => createPress(playback), [playback]);
  /** The key that is held. */
  const held = useRef<string | null>(null);
  const begin = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isElsewhere(event) || !isPlain(event)) return;
    if (!isRunning(game)) return;
    event.preventDefault();
    held.current = event.code;
    press.begin(event.timeStamp);
  });
  const end = useEffectEvent(({ code, timeStamp }: KeyboardEvent) => {
    if (code === held.current) press.end(timeStamp);
  });
  const skip = useEffectEvent((by: 'key' | 'table') => {
    if (by === 'table' && isRunning(game)) playback.send({ type: 'skipAhead' });
  });
  useEffect(() => {
    const { cancel } = press;
    window.addEventListener('keydown', begin);
    window.addEventListener('keyup', end);
    window.addEventListener('blur', cancel);
    return () => {
      cancel();
      window.removeEventListener('keydown', begin);
      window.removeEventListener('keyup', end);
      window.removeEventListener('blur', cancel);
    };
  }, [press]);
  useEffect(() => selection.on('cancelled', ({ by }) => skip(by)).unsubscribe, [selection]);
}
