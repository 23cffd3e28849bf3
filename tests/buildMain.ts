import { buildStale } from '../tools/build/build.ts';
import { host, preload } from '../tools/build/targets.ts';
import { testPrograms } from './programs.ts';

/** Tests start worker threads and preload scripts, and those run only when built. */
export async function setup(): Promise<void> {
  await buildStale([host, preload, testPrograms], () => undefined);
}
