import { useEffect, useState } from 'react';

/** Milliseconds during which a press counts for the player before, not for the one named now. */
const LOCKOUT = 400;

/** Whether what names the next player has been there long enough for a press to be meant for it. */
export function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), LOCKOUT);
    return () => clearTimeout(timer);
  }, []);
  return armed;
}
