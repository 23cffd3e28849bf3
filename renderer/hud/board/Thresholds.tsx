import { useEffect } from 'react';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../store/app.ts';
import { useGame } from '../game.ts';
import { Icon } from '../icons/Icon.tsx';
import { reachWords, thresholdsOf } from '../model/reach.ts';

/** Shows the thresholds while Alt is held. */
function useAltKey(): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const only = event.key === 'Alt' && !event.ctrlKey && !event.metaKey;
      if (event.type === 'keydown' && only && !event.repeat) useApp.setState({ thresholds: true });
      else if (event.type === 'keyup' && event.key === 'Alt') useApp.setState({ thresholds: false });
    };
    const leave = () => useApp.setState({ thresholds: false });
    window.addEventListener('keydown', follow);
    window.addEventListener('keyup', follow);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', follow);
      window.removeEventListener('keyup', follow);
      window.removeEventListener('blur', leave);
    };
  }, []);
}

/** How far the own seat is on every track, and from what comes next: while Alt is held, or its button is pressed. */
export function Thresholds() {
  const text = useText();
  const { view, own } = useGame();
  useAltKey();
  const open = useApp((app) => app.thresholds);
  const seat = view.seats[own];
  if (!open || seat === undefined) return null;
  return (
    <aside className="thresholds" aria-label={text('thresholds.label')}>
      {TRACKS.map((track) => (
        <div key={track} className={`thresholds-track track-${track}`}>
          <Icon name={track} />
          <b>{seat.tracks[track]}</b>
          <span className="thresholds-steps">
            {thresholdsOf(track, seat).map(({ at, done }) => (
              <span key={at} data-reached={seat.tracks[track] >= at} data-done={done}>
                {at}
              </span>
            ))}
          </span>
          <span>{reachWords(track, seat, text)}</span>
        </div>
      ))}
    </aside>
  );
}
