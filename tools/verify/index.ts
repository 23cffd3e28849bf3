import { engineOf } from '../../main/host/bots/engine.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { print, runCommand } from '../cli/command.ts';
import { loadContent } from '../simulate/contentFile.ts';
import { readOptions } from './options.ts';
import { checkAll, processesFor } from './processes.ts';
import { asJson, asText } from './report.ts';
import { outcomeOfAll } from './verify.ts';

const EXIT_CODES = { fair: 0, wrong: 1, unchecked: 2 } as const;

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) return;
  for (const content of options.contents) loadContent(content);
  const processes = processesFor(options.files, options.processes);
  const files = await checkAll(options, engineOf(packageFile.version), processes);
  print(options.json ? asJson(files) : asText(files, options.all));
  process.exitCode = EXIT_CODES[outcomeOfAll(files)];
});
