import * as card from './cardSounds.ts';
import { CLASSES, type CueClass } from './classes.ts';
import type { Luck, Signal } from './signal.ts';
import * as thing from './thingSounds.ts';

/** How a cue is made, in how many variants, and how loud it is. */
interface Recipe {
  readonly make: (luck: Luck) => Signal;
  readonly variants: number;
  readonly loudness: CueClass;
}

const recipe = (make: (luck: Luck) => Signal, variants: number, loudness: CueClass): Recipe => ({
  make,
  variants,
  loudness,
});

/** Everything that can be heard beside the music. */
export const CUES: Readonly<Record<string, Recipe>> = {
  cardSlide: recipe(card.slide, 4, 'table'),
  cardFlip: recipe(card.flip, 4, 'table'),
  cardLay: recipe(card.lay, 4, 'table'),
  cardSold: recipe(card.sold, 3, 'table'),
  cardEdge: recipe(card.edge, 4, 'touch'),
  reveal: recipe(card.reveal, 3, 'table'),
  coins1: recipe(thing.coins(1), 4, 'table'),
  coins3: recipe(thing.coins(3), 3, 'event'),
  coins10: recipe(thing.coins(10), 3, 'event'),
  wheelClick: recipe(thing.detent, 4, 'touch'),
  wheelStop: recipe(thing.thud, 3, 'event'),
  wheelTurn: recipe(thing.wholeTurn, 2, 'event'),
  pegStep: recipe(thing.peg, 4, 'touch'),
  pegRun: recipe(thing.pegRun, 2, 'table'),
  threshold: recipe(thing.threshold, 3, 'event'),
  stone: recipe(thing.stone, 4, 'event'),
  stoneDrag: recipe(thing.drag, 3, 'table'),
  statue: recipe(thing.statue, 3, 'event'),
  monument: recipe(thing.monument, 2, 'moment'),
  colonyPlundered: recipe(card.plunder, 3, 'event'),
  colonyIntegrated: recipe(thing.join, 3, 'event'),
  marketStall: recipe(thing.stall, 3, 'event'),
  feeding: recipe(thing.grain, 3, 'table'),
  feedingLoss: recipe(card.loss, 3, 'event'),
  medal: recipe(thing.medal, 3, 'event'),
  curtain: recipe(card.curtain, 2, 'table'),
  yourTurn: recipe(thing.turn, 2, 'event'),
  undo: recipe(card.undo, 3, 'table'),
  refused: recipe(thing.refused, 3, 'table'),
  button: recipe(thing.button, 4, 'touch'),
  epoch1: recipe(thing.epochBell(293.7), 1, 'moment'),
  epoch2: recipe(thing.epochBell(392), 1, 'moment'),
  epoch3: recipe(thing.epochBell(440), 1, 'moment'),
  gameWon: recipe(thing.won, 1, 'moment'),
  gameLost: recipe(thing.lost, 1, 'moment'),
};

/** The momentary loudness that a cue is brought to, in LUFS. */
export const loudnessOf = ({ loudness }: Recipe): number => CLASSES[loudness];
