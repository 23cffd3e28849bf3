import type { CoachTopic, LessonId } from '../contract/lessonNames.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { GameOptions } from '../vocabulary/options.ts';
import type { CardId, ColonyLevel, Medal, StatueRequirement } from '../vocabulary/pieces.ts';
import type { BotLevel } from '../vocabulary/preferences.ts';
import type { Emblem, Seat } from '../vocabulary/seats.ts';
import type { Decision, Epoch, Phase } from '../vocabulary/time.ts';
import type { Track } from '../vocabulary/tracks.ts';
import type { MessageKey } from '../words/words.ts';
import type { Fact } from './facts.ts';

/* A lesson is a dealt game and a list of steps: sentences that point at something and wait for something. */

type Loosely<A> = A extends Action ? Pick<A, 'type'> & Partial<Omit<A, 'type'>> : never;

/** A set of actions: those with all fields of the pattern. */
export type ActionPattern = Loosely<Action>;

/** A game for a lesson: dealt by its seed, and played up to where the lesson begins. */
export interface LessonDeal {
  readonly options: GameOptions;
  readonly seed: number;
  /** The wheel's animals by seat. */
  readonly emblems: readonly Emblem[];
  /** The learner's seat. */
  readonly seat: Seat;
  /** The learner's decisions before the lesson begins. */
  readonly before: readonly Action[];
  /**
   * What the others decide. In a script, each decision of the single rival has its pattern, from the first of the game
   * on; if it fits no legal action, the rival sells what it must take and passes if it may. Bots decide by themselves.
   */
  readonly others:
    | { readonly kind: 'script'; readonly moves: readonly ActionPattern[] }
    | { readonly kind: 'bots'; readonly level: BotLevel };
}

/** What a step points at: a piece on the table, or a part of a panel. */
export type Target =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'pile'; readonly colour: Colour }
  /** All piles that have cards. */
  | { readonly kind: 'piles' }
  | { readonly kind: 'deck'; readonly colour: Colour }
  | { readonly kind: 'colony'; readonly level: ColonyLevel }
  | { readonly kind: 'statue'; readonly requirement: StatueRequirement }
  | { readonly kind: 'tile'; readonly track: Track }
  | { readonly kind: 'track'; readonly track: Track }
  | { readonly kind: 'medal'; readonly medal: Medal }
  | { readonly kind: 'purse' }
  | { readonly kind: 'wheel' }
  | { readonly kind: 'prices' }
  | { readonly kind: 'hand' }
  /** Every player's points. */
  | { readonly kind: 'points' }
  /** The decision panel, with everything that can be decided. */
  | { readonly kind: 'panel' }
  /** The lamp of the decision panel, or the coach's key. */
  | { readonly kind: 'coach' };

/** A moment of the game that is waited for: the learner decides there, or somewhere later. */
export interface Moment {
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly decision: Decision;
}

/** Values of a sentence by their names, each with the least and the most that it may be. */
export type Ranges = Readonly<Record<string, readonly [least: number, most: number]>>;

/** What is said of a decision. */
export interface Remark {
  /** Left out: of any. */
  readonly when?: ActionPattern;
  /** Said only where the values of its sentence, those of the decision (`taken…`) among them, lie within these ranges. */
  readonly where?: Ranges;
  readonly text: MessageKey;
  /** The decision is as good as the suggested one here: what is said of it is no objection. */
  readonly fine?: true;
}

/** Said in place of a step's sentence where the learner's position is another one. */
export interface Instead {
  readonly where: Ranges;
  readonly text: MessageKey;
  /** What it points at, where that is something else, too. */
  readonly points?: readonly Target[];
}

export interface LessonStep {
  /** Its name within its lesson. */
  readonly id: string;
  readonly text: MessageKey;
  /** A picture of the whole game that is shown in place of everything else, with these words below its three parts. */
  readonly picture?: readonly [MessageKey, MessageKey, MessageKey];
  /** The first that fits takes the place of `text`. */
  readonly instead?: readonly Instead[];
  /** Facts of the game that are told here for the first time. */
  readonly tells?: readonly Fact[];
  /** Facts that this step makes use of. */
  readonly needs?: readonly Fact[];
  readonly points: readonly Target[];
  /**
   * What it waits for: a press, a decision, or as many decisions as there are before a moment comes. `takeBack`: that
   * the learner takes back everything since an earlier step.
   */
  readonly wait: 'press' | 'decision' | { readonly until: Moment } | { readonly takeBack: string };
  /** The lesson's own decisions here, the one that it goes on from first; without any, all decisions are equally good. */
  readonly ours?: readonly ActionPattern[];
  /** What is said of others, the first that fits. */
  readonly otherwise?: readonly Remark[];
  /**
   * The decision is the learner's own: nothing is suggested, whatever is decided is answered by the first that fits, and
   * the lesson goes on from there. `ours` only says how it goes on for who skips the step.
   */
  readonly answers?: readonly Remark[];
  /**
   * Whether the lesson goes on from whatever was decided. Else another decision is taken back, or left: then the next
   * step begins as if it had been the lesson's own.
   */
  readonly stays?: true;
  /** Decisions whose outcome the texts of this step name: `{buy: …}` gives `buyPrice`, `buyCoins` and so on. */
  readonly of?: Readonly<Record<string, ActionPattern>>;
  /** Cards that the texts name: `{first: …}` gives `firstTitle`, `firstCost` and so on. */
  readonly cards?: Readonly<Record<string, CardId>>;
  /** The step is left out unless such a decision is legal. */
  readonly onlyIf?: ActionPattern;
  /** Begins another game. The first step has one. */
  readonly deal?: LessonDeal;
  /** The paragraph of the rules that says more, as `4.2`; for that of an effect (rules §9, §10.3) the effect's type. */
  readonly rule: string;
}

export interface Lesson {
  readonly id: LessonId;
  readonly title: MessageKey;
  /** What one can do afterwards, in one sentence. */
  readonly about: MessageKey;
  /** How long it takes, in minutes; checked against its words and decisions. */
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
  /** What can be taken along: three sentences, said at the end. */
  readonly takeaways: readonly [MessageKey, MessageKey, MessageKey];
  /** Asked at the end, and answered by the first step of the next lesson; the last lesson asks nothing. */
  readonly question?: MessageKey;
  /** What it teaches, so that the coach need not introduce it any more. */
  readonly topics?: readonly CoachTopic[];
  /** Whether the coach speaks, too. */
  readonly coached?: true;
}
