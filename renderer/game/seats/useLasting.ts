import { useEffect, useState } from 'react';

/** Whether something has been so for `milliseconds` without a break; `moment` tells one such time from the next. */
export function useLasting(so: boolean, milliseconds: number, moment: number): boolean {
  const [lasted, setLasted] = useState<number | null>(null);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLasted(moment), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(null);
    };
  }, [so, milliseconds, moment]);
  return so && lasted === moment;
}
