import { useEffect } from 'react';
import { paceNow } from '../game/playback/timing.ts';
import { onPieceEvent } from '../game/state/pieceEvents.ts';
import { useStage } from '../game/state/stage.ts';
import { useTable } from '../game/state/table.ts';
import { usePad } from '../platform/pad.ts';
import { useSettings } from '../platform/settings.ts';

/** The gestures after which a browser permits sound. */
const GESTURES = ['pointerdown', 'keydown'] as const;

/** Whether things are seen to move on the 3D table now. */
function moves(): boolean {
  const { speed, reducedMotion } = paceNow();
  const drawn = useStage.getState().table3D === 'drawn' && useStage.getState().shown;
  return drawn && speed !== 'instant' && !reducedMotion && useTable.getState().shown !== null;
}

/** Whether the player wants sound, or captions for it. */
function isWanted(): boolean {
  const { muted, soundCaptions } = useSettings.getState();
  return !muted || soundCaptions;
}

/**
 * Whether sound may be loaded: the player has touched something, the table has its first picture, and sound or captions
 * are wanted.
 */
function isTime(touched: boolean): boolean {
  return touched && useStage.getState().table3D !== 'preparing' && isWanted();
}

/** Loads the sound of the page when it is time for it. Returns the function that ends the wait, or the sound. */
export function startSound(): () => void {
  let touched = false;
  let ended = false;
  let end: (() => void) | null = null;
  const look = (): void => {
    if (!isTime(touched)) return;
    stopWaiting();
    void import('../audio/sound.ts').then(({ beginSound }) => {
      if (!ended) end = beginSound({ moves, onPieceEvent });
    });
  };
  const touch = (): void => {
    touched = true;
    look();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, touch, true);
  const endings = [useStage.subscribe(look), useSettings.subscribe(look)];
  const stopWaiting = (): void => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, touch, true);
    for (const stop of endings) stop();
  };
  return () => {
    ended = true;
    stopWaiting();
    end?.();
  };
}

const count = (): number => navigator.getGamepads?.().filter((pad) => pad?.connected === true).length ?? 0;

/** Follows gamepads that are connected and disconnected. Polls nothing before the first one is connected. */
export function useGamepadOnConnect(): void {
  useEffect(() => {
    const look = () => usePad.setState({ connected: count() });
    look();
    window.addEventListener('gamepadconnected', look);
    window.addEventListener('gamepaddisconnected', look);
    return () => {
      window.removeEventListener('gamepadconnected', look);
      window.removeEventListener('gamepaddisconnected', look);
    };
  }, []);
}
