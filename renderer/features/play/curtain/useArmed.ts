import { useEffect, useState } from 'react';

/** Milliseconds during which a press is ignored, as it may be meant for the player before. */
const LOCKOUT = 400;

/** Whether the next player's name has been shown long enough for a press to be meant for it. */
export function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), LOCKOUT);
    return () => clearTimeout(timer);
  }, []);
  return armed;
}
