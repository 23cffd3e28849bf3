import { useEffect, useRef, useState } from 'react';
import type { DecisionId } from '../../shared/contract/answers.ts';
import { createChime } from './chime.ts';
import { useOwnSettings } from './deviceSettings.ts';

/** Milliseconds that the device buzzes. */
const BUZZ = 60;

/**
 * When there is something to decide it comes into sight. After a while without anything the device also calls, by a
 * short buzz and a sound, where it can and its owner lets it.
 */
export function useCall(decision: DecisionId | null): void {
  const waited = useRef(false);
  const [chime] = useState(createChime);
  useEffect(() => {
    if (decision === null) {
      waited.current = true;
      return;
    }
    window.scrollTo({ top: 0 });
    if (!waited.current) return;
    waited.current = false;
    const { sound, buzz } = useOwnSettings.getState();
    if (buzz) navigator.vibrate?.(BUZZ);
    if (sound) chime.play();
  }, [decision, chime]);
  useEffect(() => {
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, chime.wake);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, chime.wake);
    };
  }, [chime]);
}
