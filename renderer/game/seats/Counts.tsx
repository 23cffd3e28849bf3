import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour, TRACK_OF_COLOUR } from '../../../shared/vocabulary/colours.ts';
import { isFedForGood } from '../../../shared/vocabulary/time.ts';
import { TRACKS, type Tracks } from '../../../shared/vocabulary/tracks.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useGame } from '../game.ts';

/** Returns the symbol of a colour: that of its track, or the flower of purple. */
export const iconOf = (colour: Colour) => (colour === 'purple' ? 'purple' : TRACK_OF_COLOUR[colour]);

/** How many cards of each colour a seat owns, and whether it can feed them, as long as a feeding comes. */
export function CardCounts({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const { view } = useGame();
  const { cardsOf, hungerAfter } = factsOf(view, state);
  const { cards: owned, food, unfed } = hungerAfter(0);
  return (
    <>
      {COLOURS.map((colour) => {
        const count = cardsOf[colour];
        return (
          <span key={colour} className={`count ink-${colour}`} data-none={count === 0}>
            <Icon name={iconOf(colour)} means="colour" />
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{text('seat.cards.colour', { count, colour: text(`colour.${colour}`) })}</span>
          </span>
        );
      })}
      <span className="fed bordered soft round" data-hungry={unfed > 0 && !isFedForGood(view.epoch, view.decision)}>
        <Icon name="card" />
        <span aria-hidden="true">
          {owned}/{food}
        </span>
        <span className="sr-only">{text('seat.cards', { total: owned, food })}</span>
        {state.faceDown.length > 0 && (
          <span className="sr-only">{text('seat.faceDown', { count: state.faceDown.length })}</span>
        )}
      </span>
    </>
  );
}

/** The four tracks as symbol, colour and number, with the words for those who cannot see them. */
export function TrackValues({ tracks }: { readonly tracks: Tracks }) {
  const text = useText();
  return (
    <ul className="tracks stack across gap-2">
      {TRACKS.map((track) => {
        const words = text('seat.track', { track: text(`track.${track}.title`), value: tracks[track] });
        return (
          <li key={track} className={`track line middle bold round large gap-3 ground-${track}`}>
            <Icon name={track} />
            <span aria-hidden="true">{tracks[track]}</span>
            <span className="sr-only">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
