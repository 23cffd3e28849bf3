import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Budget } from '../../shared/bots/bot.ts';
import { type WeightsFile, weightsFrom } from '../../shared/bots/value/network.ts';
import { BOT_LEVELS, BOT_STYLES, type BotLevel, type BotStyle } from '../../shared/vocabulary/preferences.ts';
import { levelReached, STRENGTH } from '../../shared/vocabulary/strength.ts';
import { oneOf, UsageError } from '../cli/options.ts';

/** Who can play: a level as players meet it, or the hand-made evaluation alone, one decision deep. */
export const ENTRANT_LEVELS = [...BOT_LEVELS, 'handmade'] as const;

/** Somebody who plays in the arena. */
export interface Entrant {
  readonly name: string;
  readonly level: BotLevel | 'handmade';
  /** Left out: its level's. */
  readonly strength?: number | undefined;
  readonly style: BotStyle | null;
  /** `null`: the budget that players' bots have. */
  readonly budget: Budget | null;
  /** Judges by these; `null`: by those of the program. */
  readonly weights: WeightsFile | null;
  /** A work tree of another version, whose bots decide; left out: those of this one. */
  readonly tree?: string | undefined;
}

/** Half of what cuts a search off is often not wanted: this never does. */
const UNLIMITED: Budget = { milliseconds: 3_600_000, nodes: Number.MAX_SAFE_INTEGER };

/** A budget of what was named, without another limit; `null` when nothing was. */
export function budgetOf(milliseconds: number | null, nodes: number | null): Budget | null {
  if (milliseconds === null && nodes === null) return null;
  return { milliseconds: milliseconds ?? UNLIMITED.milliseconds, nodes: nodes ?? UNLIMITED.nodes };
}

function ownBudget(text: string): Budget {
  const [, amount, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (amount === undefined) throw new UsageError(`--levels: a budget is like @200 (nodes) or @50ms, not "@${text}"`);
  const budget = unit === 'ms' ? budgetOf(Number(amount), null) : budgetOf(null, Number(amount));
  return budget ?? UNLIMITED;
}

/** Reads a level's name, or a strength between levels: `2.5`. */
function levelOf(name: string): Pick<Entrant, 'level' | 'strength'> {
  if (!/^\d+(\.\d+)?$/.test(name)) return { level: oneOf('levels', name, ENTRANT_LEVELS) };
  const strength = Number(name);
  if (strength < STRENGTH.least || strength > STRENGTH.most)
    throw new UsageError(`--levels: a strength is from ${STRENGTH.least} to ${STRENGTH.most}, not ${name}`);
  return { level: levelReached(strength), strength };
}

/** Weights that `npm run train` wrote. */
function weightsIn(file: string): WeightsFile {
  try {
    const weights = JSON.parse(readFileSync(file, 'utf8')) as WeightsFile;
    weightsFrom(weights);
    return weights;
  } catch (error) {
    throw new UsageError(`--levels: no weights in "${file}": ${error instanceof Error ? error.message : error}`);
  }
}

/** The work tree of another version: an absolute path. */
function treeIn(folder: string): string {
  if (!existsSync(path.join(folder, 'shared/bots/bot.ts')))
    throw new UsageError(`--levels: no work tree of the program in "${folder}"`);
  return path.resolve(folder);
}

/** Reads `level[:style][@budget][#weights]` or `level[:style][@budget][%tree]`. Throws a UsageError that says what is wrong. */
export function readEntrant(text: string, usual: Budget | null): Entrant {
  const [known = '', tree] = text.trim().split('%', 2);
  const [player = '', ...file] = known.split('#');
  const [who = '', budget] = player.split('@', 2);
  const [name = '', style] = who.split(':', 2);
  const { level, strength } = levelOf(name);
  if (level === 'handmade' && style !== undefined) throw new UsageError('--levels: handmade has no styles');
  if (level === 'handmade' && file.length > 0) throw new UsageError('--levels: handmade has no weights');
  if (tree !== undefined && (level === 'handmade' || file.length > 0))
    throw new UsageError('--levels: bots of a work tree have weights of their own');
  return {
    name: text.trim(),
    level,
    ...(strength !== undefined && { strength }),
    style: style === undefined ? null : oneOf('styles', style, BOT_STYLES),
    budget: budget === undefined ? usual : ownBudget(budget),
    weights: file.length === 0 ? null : weightsIn(file.join('#')),
    ...(tree !== undefined && { tree: treeIn(tree) }),
  };
}
