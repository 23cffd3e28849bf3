import path from 'node:path';
import { buildStale } from '../build/build.ts';
import { TARGETS } from '../build/targets.ts';
import { readOptions } from './options.ts';
import { play } from './play.ts';
import { currentSetting } from './setting.ts';

async function run(): Promise<number> {
  // The package manager starts in the folder of the program, and keeps in mind where it was called.
  const options = readOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  if (options.help !== null) {
    process.stdout.write(options.help);
    return 0;
  }
  const setting = currentSetting(path.resolve(import.meta.dirname, '../..'), options.data);
  await buildStale(TARGETS, setting.say);
  return play(setting, options);
}

process.exitCode = await run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 1;
});
