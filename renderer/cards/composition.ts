import type { Card } from '../../shared/content/content.ts';
import { COLOURS, type Colour } from '../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';
import { type Bust, bustOf, HAIR, KIT, personOn, SKINS, WHO } from './busts/bust.ts';
import { ARRANGEMENTS, MOTIFS_OF_SET, type Motif, THINGS } from './motifs/motif.ts';
import { type Setting, settingOn } from './picture/setting.ts';

/** Everything that makes one card's picture different from every other card's. */
export interface Composition {
  readonly colour: Colour;
  readonly epoch: Epoch;
  /** Who stands on it; `null` on a card of a place or a thing. */
  readonly person: Bust | null;
  /** What is held, or the place or thing itself. */
  readonly thing: string;
  /** Which of the three places of its epoch and colour is behind it. */
  readonly place: number;
  /** What stands around the person. */
  readonly setting: Setting;
  /** Starts the small irregularities: heights of hills, places of huts, which side things are on. */
  readonly seed: number;
}

/** The figures of places and things, by card. */
const OWN_FIGURES = new Map(Object.values(MOTIFS_OF_SET).flatMap((motifs) => Object.entries(motifs)));

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/** A number that is the same each time for the same text. */
const numberOf = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

/** Anybody: who stands on a card that is not one of the game's own. */
const strangerOf = (number: number): Bust => {
  const who = pick(WHO, number);
  const skin = pick(Object.keys(SKINS), number >> 1);
  const hair = pick(Object.keys(HAIR), number >> 2);
  const shape = pick(Object.keys(KIT.shapes), number >> 3);
  return bustOf(`${who}, ${skin}, ${shape} straight almond, ${hair} short, hood, cloak, cups coin, calm`);
};

/** The points from which on a card is one of the most valuable of its epoch. */
const MANY_POINTS: Readonly<Record<Epoch, number>> = { 1: 7, 2: 6, 3: 8 };

/** Whether a card is shown in splendour: with an effect of its own in purple, or among the most valuable of its epoch. */
export const isSplendid = ({
  colour,
  epoch,
  effect,
  points,
}: Pick<Card, 'colour' | 'epoch' | 'effect' | 'points'>): boolean =>
  (colour === 'purple' && effect !== undefined) || points >= MANY_POINTS[epoch];

/** How many places there are for the cards of an epoch and colour (`picture/backdrop.ts`). */
const PLACES = 3;

type Parts = Pick<Card, 'id' | 'epoch' | 'colour'>;

/** Whether a card's id is that of one of the game's own cards of its epoch and colour. */
const isOwn = ({ id, epoch, colour }: Parts): boolean => id.startsWith(`${epoch}-${colour}-`);

/**
 * Composes a card's picture: who stands on it is written down by card, the backdrop follows from epoch and colour. A card
 * of a player's own shows a stranger in its colour.
 */
export const compositionOf = (card: Parts): Composition => {
  const { id, epoch, colour } = card;
  const number = numberOf(id);
  const seed = epoch * 1000 + COLOURS.indexOf(colour) * 100 + (number % 100) + 1;
  const place = seed % PLACES;
  if (isOwn(card) && OWN_FIGURES.has(id))
    return { colour, epoch, person: null, thing: id, place: ARRANGEMENTS[id]?.place ?? place, setting: {}, seed };
  const person = (isOwn(card) ? personOn(id) : undefined) ?? strangerOf(number);
  return { colour, epoch, person, thing: person.thing, place, setting: isOwn(card) ? settingOn(id) : {}, seed };
};

/** The layers of a thing, or of the figure of a card; throws a RangeError when there is none of that name. */
export const motifOf = (name: string): Motif => {
  const motif = THINGS[name] ?? OWN_FIGURES.get(name);
  if (motif === undefined) throw new RangeError(`no such motif: ${name}`);
  return motif;
};
