import { decide } from '../../../shared/bots/bot.ts';
import { TIME_TO_SEE, withSight } from '../../../shared/bots/comparison.ts';
import { explain } from '../../../shared/bots/explain.ts';
import { decisionsIn } from '../../../shared/session/advice/decisionLog.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import { USUAL_BUDGET } from '../../../shared/session/bots/botJob.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';
import { freshGame } from '../../../tests/fixtures/savedGame.ts';

/** A whole game of four Governors: the even ones with every expansion. */
export const gameOfFour = (seed: number): SavedGame =>
  playBotGame(freshGame('gggg', 'advanced', seed, seed % 2 === 0 ? EXPANSIONS : []), (job) => decide(job)).saved;

export interface HintPlan {
  /** Who advises. */
  readonly level: BotLevel;
  readonly games: number;
  /** Of so many decisions one is asked about. */
  readonly every: number;
  /** Whether it looks for as long as it takes: so that the share of reasons does not depend on the machine. */
  readonly patient?: boolean;
}

export interface HintFigures {
  readonly hints: number;
  /** Those whose reason names what was seen in games played on. */
  readonly seen: number;
  /** Milliseconds of each, the quickest first. */
  readonly times: readonly number[];
}

/** Whether so many milliseconds have passed from now on. */
function pastIn(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}

/** Asks for hints in games, each thought of as the host's thread does. */
export function measureHints({ level, games, every, patient = false }: HintPlan): HintFigures {
  const times: number[] = [];
  let seen = 0;
  for (let seed = 1; seed <= games; seed++) {
    const open = decisionsIn(gameOfFour(seed), undefined, USUAL_BUDGET).filter(({ job }) => job.choices.length > 1);
    for (const { job } of open.filter((_, index) => index % every === 0)) {
      const asked = { ...job, level, style: null };
      const start = performance.now();
      const { reason } = explain(asked, pastIn(USUAL_BUDGET.milliseconds));
      if (withSight(asked, reason, patient ? undefined : pastIn(TIME_TO_SEE)).seen !== null) seen += 1;
      times.push(performance.now() - start);
    }
  }
  return { hints: times.length, seen, times: times.sort((a, b) => a - b) };
}
