import type { Attempt } from '../contract/challengeAnswers.ts';
import { BOT_LEVELS, type BotLevel } from '../vocabulary/preferences.ts';
import type { ChallengeTable } from './table.ts';

/** Of so many games in a row, at one level, so many victories lead to the next level. */
const RUNG = { games: 3, victories: 2 } as const;

export interface LadderStanding {
  /** Levels that were passed: they stay passed. */
  readonly passed: number;
  /** The level that is due; `null` when all are passed. */
  readonly due: BotLevel | null;
  /** Whether the last games at that level were won, oldest first: as many as still count. */
  readonly recent: readonly boolean[];
}

/** A duel of the ladder. */
export const ladderTable = (level: BotLevel): ChallengeTable => ({
  opponents: [{ level }],
  mode: 'advanced',
  expansions: [],
});

/** Where somebody stands on the ladder after these games, oldest first. The same deal counts once. */
export function ladderOf(attempts: readonly Attempt[]): LadderStanding {
  const deals = new Set<number>();
  let passed = 0;
  let recent: readonly boolean[] = [];
  for (const { tag, uncounted, seed, rank } of attempts) {
    if (tag.kind !== 'ladder' || uncounted !== null || tag.level !== BOT_LEVELS[passed] || deals.has(seed)) continue;
    deals.add(seed);
    recent = [...recent, rank === 1].slice(-RUNG.games);
    if (recent.filter((won) => won).length < RUNG.victories) continue;
    passed += 1;
    recent = [];
  }
  return { passed, due: BOT_LEVELS[passed] ?? null, recent: recent.slice(1 - RUNG.games) };
}
