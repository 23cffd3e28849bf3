import type { Change, GameEvent } from '../../../shared/vocabulary/events.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { eventView } from '../actions/index.ts';
import type { LogContext, Part, Sentence } from './sentence.ts';

/** Returns the log line of an event. */
export const sentenceOf = (event: GameEvent, context: LogContext): Sentence => ({
  ...eventView(event).sentence(event, context),
  change: 'change' in event ? event.change : null,
});

/** Returns what an event did to its seat: "+2 coins", "+1 culture". */
function changeWords(change: Change, text: Text): readonly string[] {
  const coins =
    change.coins === 0 ? [] : [text('log.change.coins', { amount: change.coins, size: Math.abs(change.coins) })];
  const tracks = TRACKS.flatMap((track) => {
    const amount = change.tracks[track] ?? 0;
    return amount === 0 ? [] : [text('log.change.track', { amount, track: text(`track.${track}`) })];
  });
  // Screen readers do not read a hyphen before a number.
  return [...coins, ...tracks].map((words) => words.replace(/-(?=\d)/, '−'));
}

/**
 * Returns the colour of a card, added after its title for people who do not see it; nothing if the sentence names the
 * colour.
 */
export const colourAside = (id: CardId, { parts }: Sentence, text: Text): string =>
  'colour' in parts ? '' : ` (${text(`colour.${cardOf(id).colour}`)})`;

/** Returns a part of a sentence as words. */
export function partText(part: Part, sentence: Sentence, text: Text): string | number {
  if (typeof part !== 'object') return part;
  if ('card' in part) return `${text.card(part.card)}${colourAside(part.card, sentence, text)}`;
  if ('names' in part) return text.list(part.names);
  return text(part.message);
}

/** Returns the log line of an event as plain words, every delta and the colours of cards included. */
export function sentenceWords(sentence: Sentence, text: Text): string {
  const values = Object.fromEntries(
    Object.entries(sentence.parts).map(([name, part]) => [name, partText(part, sentence, text)]),
  );
  const words = text(sentence.key, values);
  const deltas = sentence.change === null ? [] : changeWords(sentence.change, text);
  return deltas.length === 0 ? words : `${words} (${deltas.join(', ')})`;
}
