import path from 'node:path';
import type { InlineConfig } from 'vite';
import type { Target } from '../tools/build/targets.ts';

/*
 * What tests start beside the program. It is built like the program, because translating it anew for every start took
 * longer than the start.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'out/tests');

const PROGRAMS = {
  /** Stands for Electron: its window looks around and closes. */
  boot: 'tests/main/electron/boot/electronModule.ts',
  /** Stands for Electron: its window is one of an installed browser. */
  selfTest: 'tests/main/selfTest/runtime/electronModule.ts',
  /** What `npm start` does after building. */
  playFrom: 'tests/tools/start/playFrom.ts',
};

type Program = keyof typeof PROGRAMS;

/** The file of a program that was built. */
export const fileOf = (name: Program): string => path.join(FOLDER, `${name}.js`);

/** What looks for files beside its source finds them where the source lies. */
const placesOfSources: NonNullable<InlineConfig['plugins']>[number] = {
  name: 'places of sources',
  transform: (code, file) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
      : null,
};

export const testPrograms: Target = {
  name: 'programs of tests',
  root: ROOT,
  recipe: ['tools/build', 'package-lock.json', 'tests/programs.ts'].map((name) => path.join(ROOT, name)),
  inputsNote: path.join(ROOT, 'out/inputs/tests.json'),
  output: fileOf('boot'),
  config: {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [placesOfSources],
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(ROOT, file)])),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunk.[name].js' },
      },
    },
  },
};
