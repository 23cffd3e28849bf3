import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Target } from '../../../tools/build/targets.ts';

/*
 * Modules that take the place of `electron` in programs that tests start. They are built like the program, because
 * translating them anew for every start took longer than the start.
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, 'out/standIns');

const MODULES = {
  /** Its window looks around and closes. */
  boot: 'tests/main/electron/boot/electronModule.ts',
  /** Its window is one of an installed browser. */
  selfTest: 'tests/main/selfTest/runtime/electronModule.ts',
};

export const standIns: Target = {
  name: 'what stands for Electron in tests',
  root: ROOT,
  recipe: ['tools/build', 'package-lock.json', 'tests/main/electron/standIns.ts'].map((name) => path.join(ROOT, name)),
  inputsNote: path.join(ROOT, 'out/inputs/standIns.json'),
  output: path.join(FOLDER, 'boot.js'),
  config: {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(MODULES).map(([name, file]) => [name, path.join(ROOT, file)])),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunk.[name].js' },
      },
    },
  },
};

const asModule = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

/** Arguments of Node with which the `import 'electron'` of a program finds such a module. */
export function standingIn(name: keyof typeof MODULES): readonly string[] {
  const electron = pathToFileURL(path.join(FOLDER, `${name}.js`)).href;
  const hook = `export const resolve = (name, context, next) =>
    next(name === 'electron' ? ${JSON.stringify(electron)} : name, context);`;
  const loader = `import { register } from 'node:module'; register(${JSON.stringify(asModule(hook))});`;
  return ['--import', asModule(loader)];
}
