import type { BotJob, Budget } from '../../bots/bot.ts';
import type { MeasuredThought } from '../../bots/explain.ts';
import type { CheckedDecision, Verdict } from '../../contract/fairness.ts';
import { dueIn, type GameState, stepOf } from '../../flow/runner.ts';
import { type Action, isSameAction } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { botJobOf } from '../bots/botJob.ts';
import { replay } from '../replay/replay.ts';
import { deciderOf, withDeciderOf } from '../saves/earlierPlayers.ts';
import type { Decided, SavedGame } from '../saves/savedGame.ts';
import { type BotNote, type Engine, MOST_NODES } from './proof.ts';
import { safeAction } from './safeAction.ts';

/*
 * Repeats the decisions of bots. Each one gets what its seat could know, its own random numbers, and a thought of the
 * same length, which is counted in questions and not in time. It must choose the same action after the same number of
 * simulations.
 */

/** A budget without a real limit: the count of questions ends the thought. */
const CHECK_BUDGET: Budget = { milliseconds: Number.MAX_SAFE_INTEGER, nodes: MOST_NODES };

/** A decision of a bot that is to be checked. */
export interface BotDecision extends Omit<CheckedDecision, 'verdict'> {
  /** The result if it is known without repeating the thought; `null` when the thought must be repeated. */
  readonly known: Verdict | null;
  /** The bot's job; `null` where the game says that a person decided. */
  readonly job: BotJob | null;
  /** How often the thought asked whether it may go on, and how many simulations it played, as noted. */
  readonly asks: number;
  readonly nodes: number;
  readonly action: Action;
  /** Whether a different result proves something. It does not if another version of the program decided. */
  readonly isBinding: boolean;
}

const different = (why: Extract<Verdict, { kind: 'different' }>['why'], instead: Action | null = null): Verdict => ({
  kind: 'different',
  why,
  instead,
});

const unknown = (why: Extract<Verdict, { kind: 'unknown' }>['why']): Verdict => ({ kind: 'unknown', why });

/** How many decisions of a seat came before each position. */
function ordinalsIn({ actions }: SavedGame): number[] {
  const taken: number[] = [];
  return actions.map(({ seat }) => {
    const decision = taken[seat] ?? 0;
    taken[seat] = decision + 1;
    return decision;
  });
}

/** The positions at which a bot decided, according to the game or to a note there. */
export function botPositionsIn(saved: SavedGame): number[] {
  const ordinals = ordinalsIn(saved);
  return saved.actions.flatMap(({ seat, bot }, position) => {
    const { controller } = deciderOf(saved, seat, ordinals[position] ?? 0);
    return controller.kind === 'bot' || bot !== undefined ? [position] : [];
  });
}

/** A position, and how many decisions its seat had taken before. */
interface Place {
  readonly position: number;
  readonly decision: number;
}

/**
 * Whether the random numbers of bots follow from the game's seed. They do not where an imported record has a deal of
 * its own that nobody committed to.
 */
const tellsLuck = ({ deal, commitment }: SavedGame): boolean => deal === null || commitment !== undefined;

function replacedVerdict({ asks, nodes }: BotNote, job: BotJob, action: Action): Verdict {
  if (asks !== undefined || nodes !== undefined) return different('length');
  const safe = safeAction(job);
  return isSameAction(safe, action) ? { kind: 'safe' } : different('notSafe', safe);
}

/** The result where a note alone shows it, without repeating the thought; `null` where it does not. */
function knownOf(saved: SavedGame, note: BotNote | undefined, job: BotJob, action: Action): Verdict | null {
  if (note === undefined) return unknown('nothingNoted');
  if (note.level !== undefined || note.strength !== undefined) return different('bot');
  if (note.style !== undefined && tellsLuck(saved)) return different('bot');
  if (note.luck !== undefined && tellsLuck(saved)) return different('luck');
  return note.replaced ? replacedVerdict(note, job, action) : null;
}

/** The job with the seed and the style that the note gives, where the game itself cannot tell them. */
const asNoted = (job: BotJob, note: BotNote | undefined): BotJob => ({
  ...job,
  seed: note?.luck ?? job.seed,
  style: note?.style === undefined ? job.style : note.style,
});

function jobOf(
  saved: SavedGame,
  { seat, decision }: { readonly seat: Seat; readonly decision: number },
  moment: Pick<Parameters<typeof botJobOf>[0], 'position' | 'due'>,
): BotJob | null {
  const then = withDeciderOf(saved, seat, decision);
  if (then.players[seat]?.controller.kind !== 'bot') return null;
  return botJobOf({ ...moment, saved: then, seat, decision }, CHECK_BUDGET);
}

/** The decision of the bot at `place`. `ours`: the bots that would repeat the thought. */
function decisionAt(saved: SavedGame, ours: Engine, place: Place, state: GameState): BotDecision {
  const { seat, action, bot } = saved.actions[place.position] as Decided;
  const { epoch, phase } = state;
  const step = stepOf(state) as BotDecision['step'];
  const job = jobOf(saved, { seat, ...place }, { position: state, due: dueIn(state) });
  const engine = bot?.engine ?? saved.engine;
  const isOther = engine?.evaluation !== ours.evaluation ? unknown('otherBots') : null;
  return {
    ...{ position: place.position, seat, epoch, phase, step, action },
    known: job === null ? different('person') : (knownOf(saved, bot, job, action) ?? isOther),
    job: job && asNoted(job, bot),
    asks: bot?.asks ?? 0,
    nodes: bot?.nodes ?? 0,
    isBinding: engine?.version === ours.version,
  };
}

/**
 * The decisions of bots at the `wanted` positions, in order, to be checked with the bots of `ours`.
 * Throws a RangeError when the game cannot be replayed.
 */
export function botDecisionsIn(saved: SavedGame, ours: Engine, wanted: readonly number[]): BotDecision[] {
  const ordinals = ordinalsIn(saved);
  const all = new Set(wanted);
  const found: BotDecision[] = [];
  let position = -1;
  replay(saved, (state) => {
    position += 1;
    if (all.has(position)) found.push(decisionAt(saved, ours, { position, decision: ordinals[position] ?? 0 }, state));
  });
  return found;
}

/**
 * The result of comparing a decision with the repeated thought, which was ended after `asks` questions; `null`: the
 * thought failed.
 */
export function verdictOn(
  { action, asks, nodes, isBinding }: BotDecision,
  thought: Pick<MeasuredThought, 'action' | 'asks' | 'nodes'> | null,
): Verdict {
  if (thought === null) return unknown('failed');
  const isSame = isSameAction(thought.action, action);
  if (isSame && thought.asks === asks && thought.nodes === nodes) return { kind: 'same' };
  if (!isBinding) return unknown('otherBots');
  return isSame ? different('length') : different('action', thought.action);
}

/** The decision with the result of its check. */
export const checkedOf = (decision: BotDecision, verdict: Verdict): CheckedDecision => {
  const { position, seat, epoch, phase, step, action } = decision;
  return { position, seat, epoch, phase, step, action, verdict };
};
