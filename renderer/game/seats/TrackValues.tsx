import { TRACKS, type Tracks } from '../../../shared/vocabulary/tracks.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';

/** The four tracks as symbol, colour and number, with the words for those who cannot see them. */
export function TrackValues({ tracks }: { readonly tracks: Tracks }) {
  const text = useText();
  return (
    <ul className="tracks stack across gap-2">
      {TRACKS.map((track) => {
        const words = text('seat.track', { track: text(`track.${track}.title`), value: tracks[track] });
        return (
          <li key={track} className={`track line middle bold round large gap-3 track-${track}`}>
            <Icon name={track} />
            <span aria-hidden="true">{tracks[track]}</span>
            <span className="sr-only">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
