import { createHash } from 'node:crypto';
import type { BotJob } from '../../shared/bots/bot.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { Entrant } from './entrant.ts';

/*
 * Bots of another version of the program: what they decide with is built from its work tree, and thinks in the same
 * threads, at the same table.
 */

/** Decides, and asks now and then whether its time is up. */
export type Decide = (job: BotJob, stop: () => boolean) => Action;

/** The work trees that entrants bring along, each once. */
export const treesOf = (entrants: readonly Entrant[]): string[] => [
  ...new Set(entrants.flatMap(({ tree }) => tree ?? [])),
];

/** The name of the file that a work tree's bots are built as, without its ending. */
export const nameOf = (tree: string): string => `bots-${createHash('sha256').update(tree).digest('hex').slice(0, 12)}`;

/** How the bots of each of these entrants' work trees decide; `built`: a file beside which they were built. */
export async function earlierBots(entrants: readonly Entrant[], built: string): Promise<ReadonlyMap<string, Decide>> {
  const found = treesOf(entrants).map(async (tree) => {
    const file = new URL(`${nameOf(tree)}.js`, built).href;
    const { decide }: { readonly decide: Decide } = await import(/* @vite-ignore */ file);
    return [tree, decide] as const;
  });
  return new Map(await Promise.all(found));
}
