import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import type { Challenge } from '../../../shared/challenges/challenges.ts';
import { isReached } from '../../../shared/challenges/goals.ts';
import { gameOf, wasPlayedAt } from '../../../shared/challenges/table.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import type { FinishedGame } from '../../../shared/statistics/facts.ts';
import { finishedGameOf } from '../../../shared/statistics/play/finishedGame.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { BotLevel, BotStyle } from '../../../shared/vocabulary/preferences.ts';

/** A bot that earns stars of a challenge with this deal: so they can be earned. */
export interface Witness {
  readonly seed: number;
  readonly level: BotLevel;
  readonly style?: BotStyle;
  /** A colour of which it buys no card, whatever it thinks of it: it sells what it would buy. */
  readonly shuns?: Colour;
  /** The stars that it earns, from 0. */
  readonly stars: readonly number[];
}

/** By the ids of challenges. */
export type Witnesses = Readonly<Record<string, readonly Witness[]>>;

/** Simulations of the levels that look ahead: few, so that the same bots decide the same within moments. */
const NODES = 12;

const think = (job: BotJob) => decide({ ...job, budget: { milliseconds: Number.POSITIVE_INFINITY, nodes: NODES } });

/** What is sold instead of bought; everything else as it is. */
function shunning(colour: Colour, action: Action): Action {
  if (action.type === 'draft' && action.action === 'buy' && standardContent.card(action.keep).colour === colour)
    return { type: 'draft', keep: action.keep, action: 'sell' };
  if (action.type === 'take' && action.action === 'buy' && action.colour === colour)
    return { type: 'take', colour, action: 'sell' };
  return action;
}

/** Plays a challenge with a bot in the player's seat. */
export function playChallenge(
  { table }: Challenge,
  { seed, level, style, shuns }: Omit<Witness, 'stars'>,
): FinishedGame {
  const { players, ...game } = gameOf(table, { name: 'Ada', emblem: 'monkey' }, seed);
  const [own, ...others] = players;
  if (own === undefined) throw new RangeError('a table without seats');
  const controller = { kind: 'bot' as const, level, ...(style && { style }) };
  const start = { gameId: 'witness', name: null, deal: null, actions: [], ...game, seed: game.seed ?? seed };
  const decideAt = (job: BotJob): Action =>
    shuns !== undefined && job.observation.viewer === 0 ? shunning(shuns, think(job)) : think(job);
  const { saved } = playBotGame({ ...start, players: [{ ...own, controller }, ...others] }, decideAt);
  return finishedGameOf(saved, 0);
}

/** The stars, from 0, that a finished game of a challenge earns its first seat. */
export const starsIn = ({ stars, table }: Challenge, game: FinishedGame): readonly number[] =>
  wasPlayedAt(game, table) ? stars.flatMap((star, index) => (isReached(star, game, 0) ? [index] : [])) : [];
