import type { Card } from '../../shared/content/content.ts';
import type { Observation, ObservedSeat } from '../../shared/rules/observation/observation.ts';
import { TRACK_OF_COLOUR } from '../../shared/vocabulary/colours.ts';
import type { Effect } from '../../shared/vocabulary/effects.ts';
import type { GameOptions } from '../../shared/vocabulary/options.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { isFedForGood } from '../../shared/vocabulary/time.ts';
import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import { numeral, type Text, type Values } from '../platform/i18n/text.ts';
import { cardOf } from '../platform/pageContent.ts';

/** The numbers of an effect under the names that its sentence uses. */
function effectValues(effect: Effect, text: Text): Values {
  const { type, silver, gold, colour, ...figures } = effect;
  const numbers = Object.entries(figures).flatMap(([name, figure]) => (figure === undefined ? [] : [[name, figure]]));
  return {
    ...Object.fromEntries(numbers),
    ...(colour === undefined
      ? {}
      : { colour: text(`colour.${colour}`), track: text(`track.${TRACK_OF_COLOUR[colour]}.title`) }),
    ...(silver === undefined ? {} : { silver2: silver['2'] ?? 0, silver3: silver['3'] ?? 0 }),
    ...(gold === undefined ? {} : { gold2: gold['2'] ?? 0, gold3: gold['3'] ?? 0 }),
  };
}

/** Returns what a card's effect does, in a sentence. */
export const effectWords = (effect: Effect, text: Text): string =>
  text(`effect.${effect.type}`, effectValues(effect, text));

/** Returns a card's gains, points, effect and condition, one phrase each. */
export function rulesWords(card: Card, text: Text): readonly string[] {
  const gains = TRACKS.flatMap((track) => {
    const steps = card.gains[track] ?? 0;
    return steps === 0 ? [] : [text('card.gain', { signed: text.signed(steps), track: text(`track.${track}`) })];
  });
  return [
    ...gains,
    ...(card.points > 0 ? [text('card.points', { points: card.points })] : []),
    ...ownRulesWords(card, text),
  ];
}

/** Returns the rules that a card brings along, one phrase each: its effect and its condition. Figures alone do not tell them. */
export const ownRulesWords = (card: Card, text: Text): readonly string[] => [
  ...(card.effect === undefined ? [] : [effectWords(card.effect, text)]),
  ...lossWords(card, text),
];

/** What a card that pushes a track back asks for (rules §10.3 `negative`). */
const lossWords = ({ gains }: Card, text: Text): readonly string[] =>
  TRACKS.filter((track) => (gains[track] ?? 0) < 0).map((track) =>
    text('card.loss', { track: text(`track.${track}`), needed: -(gains[track] ?? 0) }),
  );

const labelOf = (card: Card, text: Text): string =>
  text('card.label', {
    title: text.card(card.id),
    colour: text(`colour.${card.colour}`),
    epoch: numeral(card.epoch),
  });

/** Whether a card lies face down before a seat, as far as the viewer knows. */
export const liesFaceDown = ({ faceDown }: ObservedSeat, card: CardId): boolean =>
  faceDown.some((lying) => lying.card === card);

/** Returns what a card is and does for its owner: title, colour, epoch, and its effect unless it lies face down. */
export function ownedCardWords(id: CardId, owner: ObservedSeat, text: Text): string {
  const card = cardOf(id);
  const works = card.effect !== undefined && !liesFaceDown(owner, id);
  return [labelOf(card, text), ...(works ? [effectWords(card.effect, text)] : [])].join('; ');
}

/** Returns everything about a card for those who cannot see it. */
export function cardWords(id: CardId, text: Text): string {
  const card = cardOf(id);
  return [labelOf(card, text), text('card.cost', { cost: card.cost }), ...rulesWords(card, text)].join('; ');
}

/** Returns the rules that are played: the mode, and the expansions where there are some. */
export const optionsWords = ({ mode, expansions }: Pick<GameOptions, 'mode' | 'expansions'>, text: Text): string =>
  expansions.length === 0
    ? text(`mode.${mode}`)
    : text('options.expanded', {
        mode: text(`mode.${mode}`),
        list: text.list(expansions.map((expansion) => text(`expansion.${expansion}.with`))),
      });

/** Returns what a card from the box is good for, and whether it will have to be fed (rules §10.3 `freeCard`). */
export const freeCardWords = ({ epoch, decision }: Pick<Observation, 'epoch' | 'decision'>, text: Text): string =>
  text(isFedForGood(epoch, decision) ? 'choice.freeCard.last' : 'choice.freeCard.good');
