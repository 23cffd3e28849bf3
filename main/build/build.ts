import { build } from 'vite';
import { noteInputs, watchInputs } from './inputs.ts';
import { isStale } from './stale.ts';
import type { Target } from './targets.ts';

async function buildTarget({ root, config, inputsNote }: Target): Promise<void> {
  const inputs = watchInputs(root);
  await build({ ...config, plugins: [...(config.plugins ?? []), inputs.plugin] });
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
