const fs = require('node:fs');
const path = require('node:path');

/**
 * Who may import whom (its README says what a folder is for). A room is closed: it may import itself, the places,
 * types and packages of its line, and nothing else. A file that belongs to no room is an error too.
 */

const VOCABULARY = 'shared/vocabulary/';
const CONTENT = 'shared/content/';
const RULES = 'shared/rules/';
const FORECAST = 'shared/forecast/';
/** What an event does to what a seat sees, and what other eyes may not see of it. */
const PROJECTION = ['project.ts', 'redact.ts'].map((file) => `${RULES}observation/${file}`);
const WORDS = 'shared/words/';
/** The page fetches the words of the language that it speaks (renderer/platform/i18n/pageWords.ts): it imports none. */
const LANGUAGE = 'shared/words/language.ts';
const CHALLENGES = 'shared/challenges/';
const MATCHING = 'shared/matching/';
const REPLY = 'shared/contract/reply.ts';
const DEFAULTS = 'shared/contract/defaultSettings.ts';
const GAME_FILE = 'shared/contract/gameFile.ts';
const GAME_LOG = 'shared/contract/gameLog.ts';
const NAMES = 'shared/contract/names.ts';
const PHONES = 'shared/contract/phones.ts';
/** What calls name lessons and problems by. */
const LESSON_NAMES = 'shared/contract/lessonNames.ts';
const PROBLEM_NAMES = 'shared/contract/problemNames.ts';
const TABLE_LINE = 'shared/contract/tableLine.ts';
/** What follows the seat: plain functions. */
const PERSONAL = 'shared/contract/personal.ts';
const TAKEN_OVER = 'shared/contract/takenOver.ts';
/** What follows from a finished game that was judged: for the page too. */
const ANALYSIS = 'shared/analysis/';
/** What the page and the door of a device say to each other before there are calls, and how it is sealed. */
const HAND_LINE = 'shared/contract/handLine.ts';
const SEALING = 'shared/sealing/';
const SHARED = ['shared/'];

/**
 * What the page may take from shared/ at run time: no rule effects, no bots, no zod. Its panels and its table
 * also ask `forecast` what follows from what they show, and its director lets the rules `project` an event on what is shown.
 */
const STATISTICS = ['facts', 'history', 'summary', 'achievements', 'csv'].map((file) => `shared/statistics/${file}.ts`);
const CARDS = ['content.ts', 'hadara.json', 'inPlay.ts'].map((file) => CONTENT + file);
const PAGE_VALUES = [
  VOCABULARY,
  CHALLENGES,
  MATCHING,
  LANGUAGE,
  ...CARDS,
  ...STATISTICS,
  REPLY,
  DEFAULTS,
  GAME_FILE,
  GAME_LOG,
  NAMES,
  PHONES,
  LESSON_NAMES,
  PROBLEM_NAMES,
  PERSONAL,
  TABLE_LINE,
];
const PAGE_TYPES = [RULES, WORDS, 'shared/contract/', 'shared/statistics/'];
const REACT = ['react', 'react-dom', 'react-intl'];
const FONTS = ['@fontsource/cinzel', '@fontsource/source-sans-3'];
const THREE = ['three', '@react-three/fiber', '@react-three/drei', '@pmndrs/assets'];

/** A room of the page. `below`: the rooms of `renderer/` that it may use. */
const page = (name, below, packages, values = []) => ({
  room: `renderer/${name}/`,
  values: [...PAGE_VALUES, ...values, ...below.map((other) => `renderer/${other}/`)],
  types: PAGE_TYPES,
  packages,
});

const FEATURES = fs
  .readdirSync(path.join(__dirname, 'renderer/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
/** What features are made of. No feature uses another one: `renderer/app` puts them together. */
const BELOW_FEATURES = ['platform', 'ui', 'cards', 'game'];
/** Questions whose answers follow from what the page shows. */
const ANSWERS = [FORECAST, ANALYSIS];
const PANELS = [...REACT, '@tanstack/react-virtual', 'cmdk', 'minisearch', 'radix-ui', 'recharts', 'zustand'];

const ROOMS = [
  { room: VOCABULARY },
  { room: WORDS, types: [VOCABULARY] },
  { room: CONTENT, values: [VOCABULARY] },
  // Checking a player's own file needs zod, which the page and the rules do without.
  { room: 'shared/content/contentSchema.ts', values: [VOCABULARY, CONTENT], packages: ['zod'] },
  { room: 'shared/content/readContent.ts', values: [VOCABULARY, CONTENT, WORDS], packages: ['zod'] },
  { room: RULES, values: [VOCABULARY, CONTENT], packages: ['pure-rand'] },
  { room: FORECAST, values: [VOCABULARY, CONTENT, RULES] },
  { room: 'shared/flow/machine.ts', values: [VOCABULARY, CONTENT, RULES, 'shared/flow/'], packages: ['xstate'] },
  { room: 'shared/flow/', values: [VOCABULARY, CONTENT, RULES] },
  {
    room: 'shared/session/',
    values: [VOCABULARY, CONTENT, RULES, 'shared/flow/', 'shared/bots/', 'shared/contract/'],
    packages: ['zod'],
  },
  // What lessons say and wait for: the page reads it, so it knows no engine; how they are played does.
  {
    room: 'shared/lessons/play/',
    values: [VOCABULARY, RULES, 'shared/flow/', 'shared/lessons/', LESSON_NAMES],
    types: ['shared/session/'],
  },
  { room: 'shared/lessons/', values: [VOCABULARY, CONTENT, LESSON_NAMES], types: [RULES, WORDS] },
  // What a finished game tells is found by playing it through; what follows from that, the page reckons too.
  { room: 'shared/statistics/play/', values: [VOCABULARY, RULES, 'shared/session/'], types: ['shared/statistics/'] },
  { room: 'shared/statistics/', values: [VOCABULARY] },
  // How well people play follows from what their games told.
  { room: MATCHING, values: [VOCABULARY, 'shared/statistics/'], types: ['shared/contract/'] },
  // What can be earned, from the facts of a finished game.
  { room: CHALLENGES, values: [VOCABULARY], types: ['shared/contract/', 'shared/statistics/'] },
  // What was expected needs the engine; what follows from it is for the page too.
  {
    room: `${ANALYSIS}outlook/`,
    values: [VOCABULARY, RULES, 'shared/flow/', 'shared/bots/', 'shared/session/'],
    types: ['shared/contract/'],
  },
  { room: ANALYSIS, values: [VOCABULARY], types: ['shared/contract/'] },
  { room: 'shared/bots/', values: [VOCABULARY, CONTENT, RULES, 'shared/flow/runner.ts'], packages: ['pure-rand'] },
  // Positions to be solved, as data; whoever puts them on the table plays up to them.
  {
    room: 'shared/problems/',
    values: [VOCABULARY, RULES, 'shared/flow/', 'shared/session/', PROBLEM_NAMES],
    types: ['shared/contract/'],
    packages: ['glicko2-lite', 'zod'],
  },
  {
    room: 'shared/contract/',
    values: [VOCABULARY, WORDS],
    types: [RULES, CONTENT, 'shared/statistics/'],
    packages: ['zod'],
  },

  { room: SEALING, packages: ['@noble/ciphers', '@noble/hashes'] },

  {
    room: 'main/host/',
    values: SHARED,
    types: ['main/workers/'],
    packages: ['xstate', 'zod'],
    node: true,
  },
  {
    room: 'main/workers/records.worker.ts',
    values: [
      'shared/session/',
      VOCABULARY,
      CONTENT,
      'main/host/saves/gameIdentity.ts',
      'main/host/saves/exchange/saveReading.ts',
    ],
    types: ['main/workers/'],
    node: true,
  },
  { room: 'main/workers/', values: ['shared/bots/', VOCABULARY, CONTENT], types: SHARED, node: true },
  {
    room: 'main/carrier/',
    values: ['package.json', GAME_FILE, NAMES, VOCABULARY, WORDS, 'main/host/files/'],
    types: ['shared/contract/', 'main/host/entryPoint.ts'],
    node: true,
  },
  {
    room: 'main/phones/',
    values: ['main/carrier/', 'main/host/taskQueue.ts', HAND_LINE, NAMES, SEALING],
    types: ['shared/contract/', 'main/host/entryPoint.ts', VOCABULARY],
    packages: ['ws', 'zod'],
    node: true,
  },
  {
    room: 'main/electron/',
    values: ['main/carrier/', 'main/host/', 'main/phones/', 'main/selfTest/', WORDS, VOCABULARY],
    types: ['shared/contract/'],
    packages: ['electron', 'electron-updater'],
    node: true,
  },
  {
    room: 'main/selfTest/',
    values: ['main/carrier/', 'main/host/support/privacy.ts', GAME_FILE, WORDS],
    packages: ['ws'],
    node: true,
  },
  {
    room: 'main/loopback/',
    values: ['main/carrier/', 'main/host/', 'main/phones/', TAKEN_OVER],
    types: ['shared/contract/'],
    packages: ['ws'],
    node: true,
  },
  // What never ships. Nobody imports it: only tests do.
  { room: 'tools/build/', packages: ['vite', '@vitejs/plugin-react'], node: true },
  {
    room: 'tools/start/',
    values: ['tools/build/', 'main/carrier/'],
    types: [WORDS],
    packages: ['cli-progress', 'commander'],
    node: true,
  },
  { room: 'tools/selfTest/', values: ['main/selfTest/', 'tools/build/', 'tools/start/'], node: true },
  { room: 'tools/cli/', values: SHARED, packages: ['commander'], node: true },
  { room: 'tools/train/baselineEvaluation/', values: [VOCABULARY, CONTENT], types: ['shared/bots/', RULES] },
  {
    room: 'tools/train/',
    values: ['tools/train/baselineEvaluation/', 'tools/cli/', ...SHARED],
    packages: ['pure-rand'],
    node: true,
  },
  {
    room: 'tools/simulate/',
    values: ['package.json', 'main/host/', 'tools/cli/', ...SHARED],
    packages: ['cli-table3'],
    node: true,
  },
  {
    room: 'tools/verify/',
    values: ['package.json', 'main/host/', 'tools/cli/', 'tools/simulate/contentFile.ts', ...SHARED],
    packages: ['cli-table3'],
    node: true,
  },
  {
    room: 'tools/problems/',
    values: ['tools/cli/', 'tools/train/chance.ts', ...SHARED],
    packages: ['cli-table3', 'pure-rand'],
    node: true,
  },
  {
    room: 'tools/arena/',
    values: ['tools/build/', 'tools/train/baselineEvaluation/', 'tools/cli/', ...SHARED],
    packages: ['cli-progress', 'cli-table3', 'ml-matrix'],
    node: true,
  },

  page('platform', [], [...REACT, 'xstate', '@xstate/react', 'zustand'], [TAKEN_OVER, 'assets/symbols/']),
  page('ui', ['platform'], [...REACT, '@floating-ui/dom', 'radix-ui', 'recharts', 'zustand'], ['assets/faces.json']),
  // Drawn on plain canvases, so the panels show the same cards as the table without loading the 3D library.
  page('cards', ['platform', 'ui'], [...REACT, ...FONTS], ['assets/cards/']),
  {
    ...page(
      'game',
      ['platform', 'ui', 'cards'],
      [...REACT, '@tanstack/react-virtual', 'radix-ui', 'xstate', '@xstate/react', 'zustand'],
      [...ANSWERS, ...PROJECTION],
    ),
    // Each event names its sounds.
    types: [...PAGE_TYPES, 'assets/sounds/effects.json'],
  },
  page('table3d', ['platform', 'ui', 'cards', 'game'], [...REACT, ...THREE, ...FONTS, 'gifenc', 'zustand'], [FORECAST]),
  page('audio', ['platform', 'game'], ['howler', 'pure-rand'], ['assets/sounds/']),
  ...FEATURES.map((name) =>
    page(
      `features/${name}`,
      BELOW_FEATURES,
      [...PANELS, ...(name === 'phones' ? ['uqr'] : [])],
      [...ANSWERS, ...(name === 'lessons' ? ['shared/lessons/'] : [])],
    ),
  ),
  {
    room: 'renderer/hand/',
    values: [...PAGE_VALUES, ...ANSWERS, HAND_LINE, SEALING, 'renderer/'],
    types: PAGE_TYPES,
    packages: [...REACT, ...FONTS, '@noble/ciphers', '@noble/hashes', 'zustand'],
  },
  {
    room: 'renderer/app/',
    values: [...PAGE_VALUES, 'renderer/', 'assets/'],
    types: PAGE_TYPES,
    packages: [...REACT, ...FONTS, 'radix-ui', 'zustand'],
  },
];

const literally = (text) => text.replace(/[.\\/]/g, '\\$&');
const place = (name) => `^${literally(name)}`;
const npmPackage = (name) => `(^|/)node_modules/(@types/)?${literally(name)}/`;
/** A room within another room: its files are not the outer room's. */
const inner = (room) =>
  ROOMS.filter((other) => other.room !== room && other.room.startsWith(room)).map((other) => place(other.room));

function rulesOf({ room, values = [], types = [], packages = [], node = false }) {
  const from = { path: place(room), pathNot: inner(room) };
  const reachable = [room, ...values, ...types].map(place).concat(packages.map(npmPackage));
  const onlyTypes = {
    name: `${room} takes only types`,
    comment: `${room} may use only types of ${types.join(', ')}`,
    severity: 'error',
    from,
    to: { path: types.map(place), pathNot: [room, ...values].map(place), dependencyTypesNot: ['type-only'] },
  };
  const closed = {
    name: `${room} is closed`,
    comment: `${room} may import ${[...values, ...types, ...packages].join(', ') || 'nothing'}${node ? ' and node:*' : ''}`,
    severity: 'error',
    from,
    to: { pathNot: reachable, ...(node && { dependencyTypesNot: ['core'] }) },
  };
  return types.length > 0 ? [closed, onlyTypes] : [closed];
}

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every import resolves',
      severity: 'error',
      // It has packages of its own, which it installs when it is run.
      from: { pathNot: '^tools/bench/boardgame/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'the 3D table is loaded late',
      comment: 'The first screen must not wait for three.js: import renderer/table3d with import()',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/table3d/' },
      to: {
        path: '^renderer/table3d/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'sound is loaded late',
      comment: 'Nothing is heard before the first gesture: import renderer/audio with import()',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/audio/' },
      to: { path: '^renderer/audio/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'every file has a room',
      severity: 'error',
      from: {
        path: '^(main|renderer|shared)/|^tools/(arena|build|cli|problems|selfTest|simulate|start|train|verify)/',
        pathNot: ROOMS.map((entry) => place(entry.room)),
      },
      to: {},
    },
    ...ROOMS.flatMap(rulesOf),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
