import { type BotJob, decide } from '../../shared/bots/bot.ts';
import { judgingBy } from '../../shared/bots/value/greedy.ts';
import { mindFrom, type WeightsFile } from '../../shared/bots/value/network.ts';
import { Valuation } from '../../shared/bots/value/value.ts';
import { playBotGame } from '../../shared/session/bots/botGame.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { type Action, isSameAction } from '../../shared/vocabulary/actions.ts';
import type { Expansion, Mode } from '../../shared/vocabulary/options.ts';
import { STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
import type { ScoreSheet } from '../../shared/vocabulary/score.ts';
import { EMBLEMS, type Emblem } from '../../shared/vocabulary/seats.ts';
import { decideByHand } from '../train/baselineEvaluation/decideByHand.ts';
import type { Decide } from './earlier.ts';
import type { Entrant } from './entrant.ts';
import type { ArenaGame } from './schedule.ts';

/** What all games of a tournament have in common. */
export interface ArenaTable {
  readonly mode: Mode;
  readonly expansions: readonly Expansion[];
  readonly entrants: readonly Entrant[];
}

export interface GameResult {
  readonly sheet: ScoreSheet;
  /** For each seat how long its decisions took, in microseconds; those that leave no choice do not count. */
  readonly thinking: readonly (readonly number[])[];
}

const playerOf = ({ name, level, strength, style }: Entrant, seat: number): SavedGame['players'][number] => ({
  name,
  emblem: EMBLEMS[seat] as Emblem,
  controller: {
    kind: 'bot',
    level: level === 'handmade' ? 'governor' : level,
    ...(style !== null && { style }),
    ...(strength !== undefined && { strength }),
  },
});

/** Valuations by weights of their own, each made once. */
const valuations = new WeakMap<WeightsFile, Valuation>();

function valuationBy(weights: WeightsFile): Valuation {
  const known = valuations.get(weights);
  if (known !== undefined) return known;
  const valuation = new Valuation(mindFrom(weights));
  valuations.set(weights, valuation);
  return valuation;
}

/** Thinks, and asks now and then whether its time is up: as in the threads of players' bots. */
function answerOf({ level, budget, weights, tree }: Entrant, asked: BotJob, earlier: Earlier): Action {
  if (level === 'handmade') return decideByHand(asked);
  const job = { ...asked, budget: budget ?? asked.budget };
  const deadline = performance.now() + job.budget.milliseconds;
  const decideBy: Decide = tree === undefined ? decide : (earlier.get(tree) as Decide);
  const answer = (): Action => decideBy(job, () => performance.now() >= deadline);
  return weights === null ? answer() : judgingBy(valuationBy(weights), answer);
}

/** How the bots of other work trees decide. */
type Earlier = ReadonlyMap<string, Decide>;

const NOBODY: Earlier = new Map();

const isLegal = ({ choices }: BotJob, answer: Action): boolean =>
  choices.some(({ action }) => isSameAction(action, answer));

/** Plays one game to the end. Throws what a bot throws, and a RangeError for an illegal answer. */
export function playGame(
  { mode, expansions, entrants }: ArenaTable,
  { seed, lineup }: ArenaGame,
  earlier = NOBODY,
): GameResult {
  const seated = lineup.map((entrant) => entrants[entrant] as Entrant);
  const thinking = lineup.map((): number[] => []);
  const think = (job: BotJob): Action => {
    const seat = job.observation.viewer ?? 0;
    const entrant = seated[seat] as Entrant;
    const started = performance.now();
    const action = answerOf(entrant, job, earlier);
    const microseconds = Math.round((performance.now() - started) * 1000);
    if (job.choices.length > 1) thinking[seat]?.push(microseconds);
    if (!isLegal(job, action)) throw new RangeError(`${entrant.name} answers ${JSON.stringify(action)}`);
    return action;
  };
  const players = seated.map(playerOf);
  const start = { gameId: 'arena', name: null, seed, mode, expansions, content: STANDARD_CONTENT, deal: null, players };
  const { state } = playBotGame({ ...start, actions: [] }, think);
  if (state.result === null) throw new RangeError('a finished game has a result');
  return { sheet: state.result, thinking };
}
