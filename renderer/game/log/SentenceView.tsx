import type { ReactNode } from 'react';
import type { Change } from '../../../shared/vocabulary/events.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useInspects } from '../inspect/hover.ts';
import type { Part, Sentence } from '../words/sentence.ts';
import { colourAside, partText } from '../words/sentences.ts';
import { useLogStop } from './logStops.ts';

/** A line of the log: the sentence with its cards to inspect, and every delta. */
export function SentenceView({ sentence }: { readonly sentence: Sentence }) {
  const text = useText();
  const values = Object.fromEntries(
    Object.entries(sentence.parts).map(([name, part]) => [name, partView(name, part, sentence, text)]),
  );
  return (
    <>
      <span>{text.rich(sentence.key, values)}</span>
      {sentence.change !== null && <Deltas change={sentence.change} />}
    </>
  );
}

const partView = (name: string, part: Part, sentence: Sentence, text: Text): ReactNode =>
  typeof part === 'object' && 'card' in part ? (
    <CardName key={name} card={part.card} sentence={sentence} />
  ) : (
    partText(part, sentence, text)
  );

function CardName({ card, sentence }: { readonly card: CardId; readonly sentence: Sentence }) {
  const text = useText();
  const inspects = useInspects();
  const aside = colourAside(card, sentence, text);
  return (
    <button
      type="button"
      className={`card-name strong round ink-${cardOf(card).colour}`}
      {...inspects(card)}
      {...useLogStop()}
    >
      {text.card(card)}
      {aside !== '' && <span className="sr-only">{aside}</span>}
    </button>
  );
}

function Deltas({ change }: { readonly change: Change }) {
  const text = useText();
  return (
    <span className="deltas">
      {change.coins !== 0 && (
        <span className="delta figure strong ink-coins">
          <span aria-hidden="true">{text.signed(change.coins)}</span>
          <Icon name="coin" />
          <span className="sr-only">
            {text('log.change.coins', { amount: change.coins, size: Math.abs(change.coins) })}
          </span>
        </span>
      )}
      {TRACKS.map((track) => {
        const amount = change.tracks[track] ?? 0;
        return (
          amount !== 0 && (
            <span key={track} className={`delta figure strong ink-${track}`}>
              <span aria-hidden="true">{text.signed(amount)}</span>
              <Icon name={track} />
              <span className="sr-only">{text('log.change.track', { amount, track: text(`track.${track}`) })}</span>
            </span>
          )
        );
      })}
    </span>
  );
}
