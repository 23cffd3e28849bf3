import { readOptions } from '../../../tools/start/options.ts';
import { play } from '../../../tools/start/play.ts';
import { currentSetting } from '../../../tools/start/setting.ts';

/** What `npm start` does after building, for a game that lies in the folder of the first argument. */
const [root = '', ...args] = process.argv.slice(2);
const options = readOptions(args, process.cwd());
process.exitCode = await play(currentSetting(root, options.data), options);
