import { diskFiles } from '../../../main/host/files/fileSystem.ts';
import { hostOn } from '../../../tests/torture/hostOn.ts';
import { print } from '../../cli/command.ts';

/*
 * What a start costs until the first screen is known, in a process of its own as every real start is. Argument: the data
 * folder. Prints JSON: `took`, milliseconds, and `processor`, milliseconds of processor time, which other programs lengthen
 * less.
 */

const folder = process.argv[2] ?? '';
const before = process.cpuUsage();
const start = performance.now();
const tortured = await hostOn(diskFiles, folder);
await tortured.call('game.summary', {});
await tortured.call('games.list', { newest: 30 });
const took = performance.now() - start;
const { user, system } = process.cpuUsage(before);
print(JSON.stringify({ took, processor: (user + system) / 1000 }));
await tortured.host.dispose();
