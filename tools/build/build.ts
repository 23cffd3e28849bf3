import { build, type InlineConfig } from 'vite';
import { noteInputs, watchInputs } from './inputs.ts';
import { isStale } from './stale.ts';
import type { Target } from './targets.ts';

/**
 * Builds for players, whoever asks: Vite takes the packages' versions for developers, which are several times slower,
 * wherever NODE_ENV says anything else, as a test runner does.
 */
async function buildForPlayers(config: InlineConfig): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build(config);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

async function buildTarget({ root, config, inputsNote }: Target): Promise<void> {
  const inputs = watchInputs(root);
  await buildForPlayers({ ...config, plugins: [...(config.plugins ?? []), inputs.plugin] });
  noteInputs(inputsNote, inputs.list());
}

/** Builds those targets whose output is missing or older than what it is made of, one after the other. */
export async function buildStale(targets: readonly Target[], tell: (line: string) => void): Promise<void> {
  for (const target of targets.filter(isStale)) {
    const started = performance.now();
    await buildTarget(target);
    tell(`built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
