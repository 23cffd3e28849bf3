import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { freeCardWords } from '../../cards/cardWords.ts';
import type { Print } from '../../cards/pieces.ts';
import { linesOf, titleOf } from '../../cards/pieceWords.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import type { Thing } from '../state/stage.ts';
import { neededWords, reachWords } from '../words/reach.ts';

/** Returns what is printed on a thing, where it is a piece with a print of its own. */
export function printOf(thing: Thing, { market }: ObservedSeat): Print | null {
  const content = pageContent();
  switch (thing.kind) {
    case 'colony':
      return { kind: 'colony', colony: content.colony(thing.level), tile: null, number: 0 };
    case 'statue':
      return { kind: 'statue', statue: content.statue(thing.requirement) };
    case 'monument':
      return { kind: 'monument', back: null, number: 0 };
    case 'stall':
      // A seat without a marketplace sees what the small one requires.
      return { kind: 'market', market: market ?? 'small' };
    default:
      return null;
  }
}

/** Returns what a thing is called. */
export function thingTitle(thing: Thing, seat: ObservedSeat, text: Text): string {
  const print = printOf(thing, seat);
  if (print !== null) return titleOf(print, text);
  switch (thing.kind) {
    case 'track':
      return text('seat.track', { track: text(`track.${thing.track}.title`), value: seat.tracks[thing.track] });
    case 'tile':
      return text('board.cardTile', { track: text(`track.${thing.tile}`) });
    case 'medal':
      return text(`choice.${thing.medal}`);
    case 'wheel':
      return text('inspect.wheel');
    case 'box':
      return `${text('inspect.box')}: ${text(`colour.${thing.colour}`)}`;
    default:
      return text('inspect.prices');
  }
}

/** Returns the rules of a thing, a line each. */
export function thingLines(thing: Thing, seat: ObservedSeat, view: Observation, text: Text): readonly string[] {
  const print = printOf(thing, seat);
  if (print !== null) return linesOf(print, pageContent(), text);
  switch (thing.kind) {
    case 'track':
      return [text(`inspect.track.${thing.track}`)];
    case 'tile':
      return [text('inspect.tile.lines')];
    case 'medal':
      return [text(`choice.${thing.medal}.detail`, { points: pageContent().medals.goldPointsPerSet })];
    case 'wheel':
      return [text('inspect.wheel.lines')];
    case 'box':
      return [view.decision === 'freeCard' ? freeCardWords(view, text) : text('inspect.box.lines')];
    default:
      return [];
  }
}

/** Returns how far a seat is from a thing: what it requires, how many are left. */
export function standingLines(thing: Thing, seat: ObservedSeat, view: Observation, text: Text): readonly string[] {
  switch (thing.kind) {
    case 'colony': {
      const left = view.colonies.find(({ level }) => level === thing.level)?.left ?? 0;
      const steps = factsOf(view, seat).colonies.filter(({ level }) => level === thing.level);
      return [
        ...steps.map(({ needed }) => neededWords('military', needed, seat, text)),
        text('inspect.left', { count: left }),
      ];
    }
    case 'statue':
      return factsOf(view, seat)
        .statues.filter(({ requirement }) => requirement === thing.requirement)
        .map(({ needed }) => neededWords('culture', needed, seat, text));
    case 'monument': {
      const { military, culture } = pageContent().monuments.requirement;
      return [neededWords('military', military, seat, text), neededWords('culture', culture, seat, text)];
    }
    case 'track': {
      const words = reachWords(thing.track, view, seat, text);
      return words === null ? [] : [words];
    }
    case 'tile':
      return [text('inspect.left', { count: seat.tiles[thing.tile] })];
    case 'box':
      // A free card comes from the box, not from the deck.
      return view.decision === 'freeCard' ? [] : [text('overview.deck', { count: view.decks[thing.colour] })];
    default:
      return [];
  }
}
