import { useEffect } from 'react';
import { usePad } from '../../platform/pad.ts';

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
