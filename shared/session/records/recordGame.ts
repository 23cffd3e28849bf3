import type { z } from 'zod';
import { type Content, contentOf } from '../../content/content.ts';
import type { RecordProblemReason } from '../../contract/fileAnswers.ts';
import type { Player } from '../../contract/tableSetup.ts';
import { applyAction, deciders, type GameState, isOver, legalActions, newGame } from '../../flow/runner.ts';
import { dealOf } from '../../rules/position/deal.ts';
import type { Deal } from '../../rules/position/position.ts';
import { type Action, isSameAction } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { checkDeal, isSameDeal } from '../saves/dealCheck.ts';
import { type Decided, type SavedGame, setupOf } from '../saves/savedGame.ts';
import { noteIn } from './botLine.ts';
import { differenceOf, shortText } from './difference.ts';
import { figuresOf, labelOf, RECORD_FORMAT, RECORD_VERSION, resultOf } from './record.ts';
import { type ActionLine, actionLineSchema, type Header, headerSchema, openingSchema } from './recordSchema.ts';

/** Thrown for a line of a record that is wrong. */
export class WrongLine extends Error {
  readonly reason: RecordProblemReason;
  /** The field, the card or the like. */
  readonly detail: string;

  constructor(reason: RecordProblemReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

function demand(holds: boolean, reason: RecordProblemReason, detail: string): asserts holds {
  if (!holds) throw new WrongLine(reason, detail);
}

function demandEqual(found: unknown, expected: unknown, place: string, reason: RecordProblemReason): void {
  const difference = differenceOf(found, expected, place);
  if (difference !== null) throw new WrongLine(reason, difference);
}

function shaped<T>(schema: z.ZodType<T>, line: unknown): T {
  const parsed = schema.safeParse(line);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new WrongLine('wrongShape', issue?.path.map(shortText).join('.') ?? '');
}

function contentNamed(id: string): Content {
  try {
    return contentOf(id);
  } catch {
    throw new WrongLine('unknownContent', id);
  }
}

function headerOf(line: unknown): Header {
  const opening = openingSchema.safeParse(line);
  demand(opening.success && opening.data.format === RECORD_FORMAT, 'notARecord', 'header');
  const { version } = opening.data;
  demand(!(version > RECORD_VERSION), 'newerVersion', String(version));
  demand(version === RECORD_VERSION, 'wrongShape', 'version');
  return shaped(headerSchema, line);
}

function dealIn({ segments, seats, decks, box, colonies, monuments }: Header): Deal {
  return { segments, setupCards: seats.map(({ setupCard }) => setupCard), decks, box, colonies, monuments };
}

/** The players of a record. A seat without a name that can be shown is called by its number. */
const playersOf = ({ seats, options }: Header): Player[] =>
  seats.map(({ name, emblem, controller }, seat) => {
    const handicap = options.handicaps?.[seat];
    return { name: name ?? String(seat + 1), emblem, controller, ...(handicap && { handicap }) };
  });

function engineIn({ engine, evaluation }: Header): Pick<SavedGame, 'engine'> {
  return engine === undefined || evaluation === undefined ? {} : { engine: { version: engine, evaluation } };
}

/**
 * The game that a header describes, before its first decision. The deal is left to the seed if the seed gives the same
 * one.
 */
function gameOf(header: Header): SavedGame {
  const { content, seed, practice } = header;
  const { handicaps: _, ...options } = header.options;
  const deal = dealIn(header);
  const problem = checkDeal(options, contentNamed(content), deal);
  demand(problem === null, 'impossibleDeal', problem ?? '');
  return {
    gameId: '',
    name: null,
    seed,
    mode: options.mode,
    expansions: options.expansions,
    content,
    deal: isSameDeal(deal, dealOf(options, content, seed)) ? null : deal,
    players: playersOf(header),
    ...(header.earlier && { earlier: header.earlier }),
    actions: [],
    ...(practice && { practice }),
    ...(header.commitment && { commitment: header.commitment }),
    ...engineIn(header),
  };
}

/** `legal` must hold the same actions as the engine's, in any order. */
function checkLegal(found: readonly Action[] | undefined, legal: readonly Action[]): void {
  if (found === undefined) return;
  demand(found.length === legal.length, 'wrongLegal', `${found.length} instead of ${legal.length}`);
  const missing = legal.find((action) => !found.some((other) => isSameAction(action, other)));
  demand(missing === undefined, 'wrongLegal', JSON.stringify(missing));
}

/** Reads a game record line by line. The game is played along, and every line must agree with the engine. */
export class RecordGame {
  readonly #start: SavedGame;
  readonly #state: GameState;
  readonly #actions: Decided[] = [];
  /** Decisions that each seat has taken. */
  readonly #taken: number[];

  /** Takes the parsed first line. Throws a WrongLine. */
  constructor(header: unknown) {
    this.#start = gameOf(headerOf(header));
    this.#state = newGame(setupOf(this.#start));
    this.#taken = this.#start.players.map(() => 0);
  }

  /** Takes the next parsed line. Returns whether it was the last one. Throws a WrongLine. */
  read(line: unknown): boolean {
    const type = (line as { readonly type?: unknown }).type;
    const over = isOver(this.#state);
    demand(type !== 'header' && (over || type !== 'result'), 'cutShort', `decision ${this.#actions.length + 1}`);
    if (over) this.#readResult(line);
    else this.#readAction(line);
    return over;
  }

  #readResult(line: unknown): void {
    const { type, ...result } = resultOf(this.#state);
    demandEqual(line, { type }, '', 'wrongShape');
    demandEqual(line, result, '', 'wrongResult');
  }

  #readAction(line: unknown): void {
    const state = this.#state;
    const { seat, action, legal, bot } = shaped(actionLineSchema, line);
    demandEqual(line, { n: this.#actions.length + 1, ...labelOf(state) }, '', 'wrongLabel');
    demandEqual(seat, deciders(state)[0], 'seat', 'notYourTurn');
    this.#act(seat, action, { legal, bot });
    demandEqual(line, { after: figuresOf(state) }, '', 'wrongPosition');
  }

  #act(seat: Seat, action: Action, { legal, bot }: Pick<ActionLine, 'legal' | 'bot'>): void {
    const permitted = legalActions(this.#state, seat);
    checkLegal(legal, permitted);
    const found = permitted.find((other) => isSameAction(other, action));
    demand(found !== undefined, 'illegalAction', textOf(action));
    applyAction(this.#state, seat, found);
    const decision = this.#taken[seat] ?? 0;
    this.#taken[seat] = decision + 1;
    const noted = bot && { bot: noteIn(this.#start, { seat, decision, bot }) };
    this.#actions.push({ seat, action: found, ...noted });
  }

  /** The game as far as it was read, as a saved game with this id. */
  savedAs(gameId: string): SavedGame {
    return { ...this.#start, gameId, actions: this.#actions };
  }
}

const textOf = (action: object): string => Object.values(action).slice(0, 5).map(shortText).join(' ');
