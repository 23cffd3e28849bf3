import { type ReactNode, useEffect, useState } from 'react';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { useSettings } from '../../../platform/settings.ts';
import { Curtain } from './Curtain.tsx';
import { CurtainCloth } from './CurtainCloth.tsx';

/** Milliseconds that the cloth takes to part; as long as its motion in `play.css`. */
const PARTING = 900;

interface CurtainLayerProps {
  readonly seat: Seat | null;
  /** What must be seen over the curtain, too. */
  readonly news?: ReactNode;
}

/** The curtain while it is down, and its cloth while it opens: the opening delays nothing and takes no presses. */
export function CurtainLayer({ seat, news }: CurtainLayerProps) {
  const instant = useSettings(({ speed }) => speed === 'instant');
  const [before, setBefore] = useState(seat);
  const [parting, setParting] = useState(0);
  if (before !== seat) {
    setBefore(seat);
    setParting(before !== null && seat === null && !instant ? parting + 1 : 0);
  }
  useEffect(() => {
    if (parting === 0) return;
    const timer = setTimeout(() => setParting(0), PARTING);
    return () => clearTimeout(timer);
  }, [parting]);
  if (seat !== null) return <Curtain key={seat} seat={seat} news={news} />;
  if (parting === 0) return null;
  return (
    <div className="curtain-parting through" aria-hidden="true">
      <CurtainCloth />
    </div>
  );
}
