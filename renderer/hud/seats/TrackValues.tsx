import { TRACKS, type Tracks } from '../../../shared/vocabulary/tracks.ts';
import { useText } from '../../i18n/text.ts';
import { Hint } from '../controls/Hint.tsx';
import { Icon } from '../icons/Icon.tsx';

/** The four tracks as symbol, colour and number; the word on hover and for screen readers. */
export function TrackValues({ tracks }: { readonly tracks: Tracks }) {
  const text = useText();
  return (
    <ul className="tracks">
      {TRACKS.map((track) => {
        const words = text('seat.track', { track: text(`track.${track}.title`), value: tracks[track] });
        return (
          <Hint key={track} text={words} side="right">
            <li className={`track track-${track}`}>
              <Icon name={track} />
              <span aria-hidden="true">{tracks[track]}</span>
              <span className="sr-only">{words}</span>
            </li>
          </Hint>
        );
      })}
    </ul>
  );
}
