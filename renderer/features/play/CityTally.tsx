import { useEffect, useState } from 'react';
import { EPOCH_OVER } from '../../game/playback/timing.ts';
import { CATEGORY_ICONS } from '../../game/ScoreRows.tsx';
import { iconOf } from '../../game/seats/Counts.tsx';
import { useStage } from '../../game/state/stage.ts';
import { isDistrict, toldAt } from '../../game/tally.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';

/** How many parts have been shown so far, counted from when the city is seen; all of them at once if nothing moves. */
function useTold(parts: number, tempo: number): number {
  const [told, setTold] = useState(0);
  useEffect(() => {
    const timers = Array.from({ length: parts }, (_, index) =>
      setTimeout(() => setTold(index + 1), (toldAt(index, parts) - EPOCH_OVER) * tempo),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [parts, tempo]);
  return Math.min(told, parts);
}

/**
 * The points of the player's own city at the end of the game: those of each part appear above it, and their sum grows
 * below the title. It is shown while the 3D table shows the city.
 * @param tempo the factor for its times
 */
export function CityTally({ tempo }: { readonly tempo: number }) {
  const text = useText();
  const tally = useStage((stage) => stage.tally);
  const told = useTold(tally.length, tempo);
  if (tally.length === 0) return null;
  const shown = tally.slice(0, told);
  const points = shown.reduce((sum, part) => sum + part.points, 0);
  return (
    <>
      {shown.map(({ place, points: gain, left, top }) => (
        <span
          key={place}
          className="tally-part lacquer bold"
          data-colour={isDistrict(place) ? place : undefined}
          style={{ left, top }}
        >
          <Icon name={isDistrict(place) ? iconOf(place) : CATEGORY_ICONS[place]} />
          {text.signed(gain)}
        </span>
      ))}
      <p className="tally-sum bright" key={told} data-told={told > 0}>
        {text('score.points', { points })}
      </p>
    </>
  );
}
