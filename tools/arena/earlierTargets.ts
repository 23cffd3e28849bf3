import path from 'node:path';
import { arena, type Target } from '../build/targets.ts';
import { nameOf, treesOf } from './earlier.ts';
import type { Entrant } from './entrant.ts';

/** What has to be built before these entrants can play, beside the thread. */
export const earlierTargets = (entrants: readonly Entrant[]): Target[] =>
  treesOf(entrants).map((tree) => {
    const name = nameOf(tree);
    const rolldownOptions = {
      ...arena.config.build?.rolldownOptions,
      input: { [name]: path.join(tree, 'shared/bots/bot.ts') },
    };
    return {
      ...arena,
      name,
      root: tree,
      inputsNote: path.join(path.dirname(arena.inputsNote), `${name}.json`),
      output: path.join(path.dirname(arena.output), `${name}.js`),
      config: { ...arena.config, root: tree, build: { ...arena.config.build, rolldownOptions } },
    };
  });
