import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOOL = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** A small program whose every file is there for one line of the table of rooms. */
const FILES: Readonly<Record<string, string>> = {
  'shared/vocabulary/words.ts': 'export const word = 1; export type Word = 1;',
  'shared/rules/steps/effects.ts':
    "import { word } from '../../vocabulary/words.ts'; export const effect = word; export type View = 1;",
  'shared/rules/nodeInRules.ts': "import { readFileSync } from 'node:fs'; export const a = readFileSync;",
  'shared/rules/zodInRules.ts': "import { z } from 'zod'; export const b = z;",
  'shared/flow/machine.ts': "import { createMachine } from 'xstate'; export const machine = createMachine;",
  'shared/flow/runner.ts': 'export const run = 1;',
  'shared/flow/xstateOutsideMachine.ts': "import { createMachine } from 'xstate'; export const c = createMachine;",
  'shared/bots/bot.ts': "import { run } from '../flow/runner.ts'; export const bot = run;",
  'shared/bots/machineInBots.ts': "import { machine } from '../flow/machine.ts'; export const d = machine;",
  'shared/contract/contract.ts': "import { z } from 'zod'; export const calls = z; export type Calls = 1;",
  'main/host/host.ts':
    "import { bot } from '../../shared/bots/bot.ts'; import { join } from 'node:path'; export const host = [bot, join];",
  'main/host/electronInHost.ts': "import { app } from 'electron'; export const e = app;",
  'main/electron/main.ts':
    "import { app } from 'electron'; import { host } from '../host/host.ts'; export const f = [app, host];",
  'main/loopback/electronInLoopback.ts': "import { f } from '../electron/main.ts'; export const g = f;",
  'main/attic/noRoom.ts': "import { word } from '../../shared/vocabulary/words.ts'; export const h = word;",
  'renderer/app/App.tsx': "export const table = () => import('../table3d/Table.tsx');",
  'renderer/app/tableAtOnce.ts': "import { Table } from '../table3d/Table.tsx'; export const i = Table;",
  'renderer/table3d/Table.tsx':
    "import type { View } from '../../shared/rules/steps/effects.ts'; import { Group } from 'three'; export const Table = Group as View | typeof Group;",
  'renderer/table3d/effectsInTable.ts':
    "import { effect } from '../../shared/rules/steps/effects.ts'; export const j = effect;",
  'renderer/table3d/zodInTable.ts':
    "import { calls } from '../../shared/contract/contract.ts'; export const k = calls;",
  'renderer/table3d/panelsInTable.ts': "import { Panel } from '../features/play/Panel.ts'; export const l = Panel;",
  'renderer/table3d/botsInTable.ts': "import { bot } from '../../shared/bots/bot.ts'; export const m = bot;",
  'renderer/features/play/Panel.ts':
    "import { word } from '../../../shared/vocabulary/words.ts'; export const Panel = word;",
  'renderer/features/play/mainInPanels.ts':
    "import type { host } from '../../../main/host/host.ts'; export type N = typeof host;",
  'renderer/features/play/threeInPanels.ts': "import { Group } from 'three'; export const o = Group;",
  'renderer/features/replay/otherFeature.ts': "import { Panel } from '../play/Panel.ts'; export const p = Panel;",
  'tools/arena/tool.ts': "import { word } from '../../shared/vocabulary/words.ts'; export const tool = word;",
  'main/host/toolInHost.ts': "import { tool } from '../../tools/arena/tool.ts'; export const q = tool;",
  'renderer/platform/cycleOne.ts': "import { two } from './cycleTwo.ts'; export const one = () => two;",
  'renderer/platform/cycleTwo.ts': "import { one } from './cycleOne.ts'; export const two = () => one;",
};

/** The files that are there to be found, by the broken rule. */
const WRONG = [
  ['shared/rules/ is closed', 'shared/rules/nodeInRules.ts'],
  ['shared/rules/ is closed', 'shared/rules/zodInRules.ts'],
  ['shared/flow/ is closed', 'shared/flow/xstateOutsideMachine.ts'],
  ['shared/bots/ is closed', 'shared/bots/machineInBots.ts'],
  ['main/host/ is closed', 'main/host/electronInHost.ts'],
  ['main/loopback/ is closed', 'main/loopback/electronInLoopback.ts'],
  ['every file has a room', 'main/attic/noRoom.ts'],
  ['the 3D table is loaded late', 'renderer/app/tableAtOnce.ts'],
  ['renderer/table3d/ takes only types', 'renderer/table3d/effectsInTable.ts'],
  ['renderer/table3d/ takes only types', 'renderer/table3d/zodInTable.ts'],
  ['renderer/table3d/ is closed', 'renderer/table3d/panelsInTable.ts'],
  ['renderer/table3d/ is closed', 'renderer/table3d/botsInTable.ts'],
  ['renderer/features/play/ is closed', 'renderer/features/play/mainInPanels.ts'],
  ['renderer/features/play/ is closed', 'renderer/features/play/threeInPanels.ts'],
  ['renderer/features/replay/ is closed', 'renderer/features/replay/otherFeature.ts'],
  ['main/host/ is closed', 'main/host/toolInHost.ts'],
  ['no cycles', 'renderer/platform/cycleOne.ts'],
];

function makeProgram(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-rooms-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    cpSync(path.join(ROOT, file), path.join(root, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

it('finds every import that crosses a line, and nothing else', () => {
  const args = [TOOL, '--output-type', 'json', 'main', 'renderer', 'shared', 'tools'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: makeProgram(), encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  const found = summary.violations.map(({ rule, from }) => [rule.name, from]);
  expect(found.sort()).toEqual(WRONG.toSorted());
  // A whole program beside the others: on a busy machine it takes its time.
}, 120_000);
