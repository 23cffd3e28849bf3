import { buildStale } from '../tools/build/build.ts';
import { host, preload } from '../tools/build/targets.ts';
import { standIns } from './main/electron/standIns.ts';

/** Tests start worker threads and preload scripts, and those run only when built. */
export async function setup(): Promise<void> {
  await buildStale([host, preload, standIns], () => undefined);
}
