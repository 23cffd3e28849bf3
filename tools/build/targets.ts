import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { textSize } from './textSize.ts';

/** One part of the program that is built on its own. */
export interface Target {
  readonly name: string;
  /** The folder of `package.json`. */
  readonly root: string;
  /** Files and folders that every build depends on, beside what the bundler finds imported. */
  readonly recipe: readonly string[];
  /** Where a build writes down what it was made of; outside the folder that is packed. */
  readonly inputsNote: string;
  /** A file that every build of this target writes. */
  readonly output: string;
  readonly config: InlineConfig;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const fromRoot = (...names: string[]) => path.join(ROOT, ...names);
const RECIPE = ['tools/build', 'package-lock.json', 'tsconfig.json'].map((name) => fromRoot(name));

/** What is the same for every target. */
const made = (name: string) => ({ name, root: ROOT, recipe: RECIPE, inputsNote: fromRoot(`out/inputs/${name}.json`) });

/** The licences of bundled packages ask to be shipped with them; the about box shows this list. */
const license = { fileName: 'licences.json' };

/** Everything that Electron 45 (Chromium 156) and a browser of the same year run without being rewritten. */
const PAGE_TARGET = 'chrome138';
/** The same bundles run in Electron's Node 24 and, behind a browser window, in the user's own Node. */
const NODE_TARGET = 'node20';

/**
 * Module-level `const` stays `const`: engines put the value of such a name into compiled code, and look a `var` up each time.
 * Games are played 4 % faster so (`npm run bench:engine`).
 */
export const LASTING_NAMES = { topLevelVar: false } as const;

const common: InlineConfig = { configFile: false, root: ROOT, logLevel: 'warn' };

export const renderer: Target = {
  ...made('renderer'),
  output: fromRoot('out/renderer/index.html'),
  config: {
    ...common,
    root: fromRoot('renderer'),
    base: './',
    publicDir: false,
    plugins: [react()],
    css: { postcss: { plugins: [textSize] } },
    build: {
      outDir: fromRoot('out/renderer'),
      emptyOutDir: true,
      target: PAGE_TARGET,
      license,
      // The content policy allows no inline script and only own files.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // The lazily loaded 3D table is one big library; the size of the first screen is checked by a test.
      chunkSizeWarningLimit: 2000,
      // How long a plugin takes is of no use to somebody who starts the game.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  },
};

/** Everything that Safari, Chrome and Firefox of the last two years run. */
const PHONE_TARGETS = ['safari17.4', 'chrome126', 'firefox126', 'ios17.4'];

/** Files of words of which a hand says nothing (`tests/e2e/pageSize.spec.ts` looks). */
export const UNSAID =
  /\/shared\/words\/[a-z]+\/(analysis|challenges|coach|contentFile|fairness|library|lessons|menu|problems|replay|sound|start|statistics)\.json$/;

/** A phone fetches what it says, and no more. */
const fewWords: Plugin = {
  name: 'hadara:few-words',
  enforce: 'pre',
  load: (id) => (UNSAID.test(id) ? { code: '{}', moduleType: 'json' } : null),
};

/** Controls for which a hand has plainer ones, which need no library. */
const PLAIN = /\/ui\/controls\/(Hint|Segments)\.tsx$/;

const plainControls: Plugin = {
  name: 'hadara:plain-controls',
  enforce: 'pre',
  async resolveId(source, importer) {
    const found =
      PLAIN.test(source) || /^\.\/(Hint|Segments)\.tsx$/.test(source)
        ? await this.resolve(source, importer, { skipSelf: true })
        : null;
    const [, name] = PLAIN.exec(found?.id ?? '') ?? [];
    return name === undefined ? null : fromRoot(`renderer/hand/plain/${name}.tsx`);
  },
};

/** The page of a phone: small, as it is fetched over a network each time. */
const hand: Target = {
  ...made('hand'),
  output: fromRoot('out/hand/index.html'),
  config: {
    ...common,
    root: fromRoot('renderer/hand'),
    base: './',
    publicDir: false,
    plugins: [react(), fewWords, plainControls],
    css: { postcss: { plugins: [textSize] } },
    build: {
      outDir: fromRoot('out/hand'),
      emptyOutDir: true,
      target: PHONE_TARGETS,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  },
};

export const host: Target = {
  ...made('main'),
  output: fromRoot('out/main/electron.js'),
  config: {
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: fromRoot('out/main'),
      emptyOutDir: true,
      target: NODE_TARGET,
      license,
      rolldownOptions: {
        external: ['electron'],
        input: {
          electron: fromRoot('main/electron/main.ts'),
          loopback: fromRoot('main/loopback/main.ts'),
          // Entries of their own beside the others, so that their addresses are the same in out/, in the asar and unpacked.
          'bot.worker': fromRoot('main/workers/bot.worker.ts'),
          'records.worker': fromRoot('main/workers/records.worker.ts'),
        },
        output: { ...LASTING_NAMES, format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunk.[name].js' },
      },
    },
  },
};

/** A sandboxed preload script must be one CommonJS file. */
export const preload: Target = {
  ...made('preload'),
  output: fromRoot('out/preload/preload.cjs'),
  config: {
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: fromRoot('out/preload'),
      emptyOutDir: true,
      target: NODE_TARGET,
      rolldownOptions: {
        external: ['electron'],
        input: { preload: fromRoot('main/electron/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
};

/** The arena's thread is no part of the program: `npm run arena` builds it by itself. */
export const arena: Target = {
  ...made('arena'),
  output: fromRoot('out/arena/arena.worker.js'),
  config: {
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: fromRoot('out/arena'),
      // Another tournament may be starting its threads.
      emptyOutDir: false,
      target: NODE_TARGET,
      rolldownOptions: {
        input: { 'arena.worker': fromRoot('tools/arena/arena.worker.ts') },
        output: { ...LASTING_NAMES, format: 'es', entryFileNames: '[name].js' },
      },
    },
  },
};

export const TARGETS: readonly Target[] = [host, preload, renderer, hand];
