import { buildStale } from './build.ts';
import { TARGETS } from './targets.ts';

await buildStale(TARGETS, (line) => process.stdout.write(`${line}\n`));
