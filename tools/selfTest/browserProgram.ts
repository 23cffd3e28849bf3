import path from 'node:path';
import { type Command, DEVTOOLS_LINE, Running, type TestedProgram } from '../../main/selfTest/program.ts';
import { appWindowArguments } from '../start/appWindow.ts';
import { hasScreen, type Setting } from '../start/setting.ts';

/** Where the loopback carrier says that its page is. */
const ADDRESS = /^(http:\/\/127\.0\.0\.1:\d+\/\S*)/m;

/**
 * The game behind the window of an installed browser, as `npm start` opens it; without a screen nobody sees the window.
 * @param extra further arguments of the browser
 */
export function browserProgram(setting: Setting, browser: string, extra: readonly string[] = []): TestedProgram {
  const server = (dataFolder: string, args: readonly string[]): Command => ({
    program: process.execPath,
    args: [path.join(setting.root, 'out/main/loopback.js'), '--data', dataFolder, ...args],
  });
  return {
    name: `in a window of ${path.basename(browser)}`,
    async start(dataFolder) {
      const game = new Running(server(dataFolder, []));
      const address = await game.says(ADDRESS);
      const window = new Running({
        program: browser,
        args: [
          ...appWindowArguments({ ...setting, browser, address, dataFolder }),
          '--remote-debugging-port=0',
          ...(hasScreen(setting) ? [] : ['--headless=new']),
          ...extra,
        ],
      });
      const kill = async () => void (await Promise.all([game.kill(), window.kill()]));
      const line = await window.says(DEVTOOLS_LINE).catch(async (error: Error) => {
        await kill();
        throw error;
      });
      const ended = () => game.ended();
      return { line, page: new URL(address).origin, ended, kill };
    },
    again: server,
    withoutSandbox: setting.isRoot
      ? 'Chromium has none for the system administrator'
      : 'it is that of the installed browser',
    withoutWebGL: 'the installed browser gives the page none',
  };
}
