import { useEffect, useRef, useState } from 'react';
import type { ScoreSheet } from '../../../../shared/vocabulary/score.ts';
import { useGame } from '../../../game/game.ts';
import { usePosterPainter } from '../../../game/poster.ts';
import { useSettings } from '../../../platform/settings.ts';

/**
 * Returns a picture of the winner's city, painted once for the sheet; `null` until it is painted, where this
 * machine cannot paint it, and where everything is wanted at once.
 */
export function useWinnersCity({ winners: [winner] }: ScoreSheet): HTMLCanvasElement | null {
  const { update, view } = useGame();
  const painter = usePosterPainter();
  const instant = useSettings(({ speed }) => speed === 'instant');
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const player = winner === undefined || instant ? undefined : update.players[winner];
  useEffect(() => {
    if (winner === undefined || player === undefined) return;
    let current = true;
    painter.city(view, player, winner).then(
      (painted) => current && setPicture(painted),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [painter, view, player, winner]);
  return picture;
}

interface WinnersCityProps {
  readonly picture: HTMLCanvasElement | null;
  readonly className: string;
}

/** The winner's city behind the head of the sheet. Without a picture there is what lies behind it. */
export function WinnersCity({ picture, className }: WinnersCityProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picture !== null) frame.current?.replaceChildren(picture);
  }, [picture]);
  return <div className={className} ref={frame} aria-hidden="true" />;
}
