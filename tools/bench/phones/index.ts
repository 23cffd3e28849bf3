import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../../renderer/platform/client/client.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { playersOf } from '../../../tests/main/host/saves/savedGames.ts';
import type { TestDevice } from '../../../tests/main/phones/device.ts';
import { Person } from '../../../tests/main/phones/person.ts';
import { Run } from '../../../tests/torture/kills/program.ts';
import { HERE, letIn, type TableCall } from '../../../tests/torture/phones/guests.ts';
import { buildStale } from '../../build/build.ts';
import { TARGETS } from '../../build/targets.ts';
import { print, runCommand } from '../../cli/command.ts';

/*
 * Five devices and two second screens over a whole game, one decision at a time: how long the table and the other devices
 * take to hear of it, what it weighs on the network, and what the program needs. See ../README.md.
 */

const OUT = path.resolve(import.meta.dirname, '../../../out');
const SEATS = [0, 1, 2, 3, 4];
/** Milliseconds after which everybody has heard. */
const SETTLED = 60;
/** So many decisions apart the program's memory is read. */
const OFTEN = 40;

const MIB = 1024;

/** Memory of a process, in MiB. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / MIB;

const callOf =
  (client: Client): TableCall =>
  async (name, input) => {
    const answer = await client.call(name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.code} ${answer.detail}`);
    return answer.value;
  };

const at = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? 0;

const spread = (numbers: readonly number[]): string =>
  `${at(numbers, 0.5).toFixed(1)} (${at(numbers, 0.95).toFixed(1)}; ${at(numbers, 1).toFixed(1)})`;

interface Measured {
  readonly toTable: number[];
  readonly toDevices: number[];
  readonly bytes: number[];
  readonly memory: number[];
}

/** Plays the game to its end. `heard`: when the table and each device have heard something last. */
async function playAll(people: readonly Person[], screens: readonly TestDevice[], table: Client, pid: number) {
  const measured: Measured = { toTable: [], toDevices: [], bytes: [], memory: [memoryOf(pid)] };
  const devices = [...people.map(({ device }) => device), ...screens];
  const heard = new Map<Client, number>();
  for (const client of [table, ...devices.map((device) => device.client)])
    client.on('game.update', () => heard.set(client, heard.get(client) ?? performance.now()));
  const traffic = () => devices.reduce((sum, device) => sum + device.traffic(), 0);
  for (;;) {
    const person = people.find(({ newest }) => (newest?.choices.length ?? 0) > 0);
    if (person?.newest === undefined) return measured;
    const [before, started] = [traffic(), performance.now()];
    heard.clear();
    await person.decide(person.newest);
    await sleep(SETTLED);
    measured.toTable.push((heard.get(table) ?? Number.NaN) - started);
    const others = devices
      .filter((device) => device !== person.device)
      .map(({ client }) => heard.get(client) ?? started);
    measured.toDevices.push(Math.max(...others) - started);
    measured.bytes.push(traffic() - before);
    if (measured.bytes.length % OFTEN === 0) measured.memory.push(memoryOf(pid));
  }
}

function report({ toTable, toDevices, bytes, memory }: Measured): void {
  print('| what | median (95 of 100; most) |');
  print('|---|--:|');
  print(`| decisions | ${bytes.length} |`);
  print(`| ms from the decision until the table's page is told | ${spread(toTable)} |`);
  print(`| ms until the last of the other six devices is told | ${spread(toDevices)} |`);
  print(`| bytes of all seven devices for a decision | ${spread(bytes)} |`);
  print(
    `| MiB of the program: when all have come, most, at the end | ${[memory[0], Math.max(...memory), memory.at(-1)].map((mib) => Math.round(mib ?? 0)).join(' · ')} |`,
  );
}

await runCommand(async () => {
  await buildStale(TARGETS, print);
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-bench-phones-'));
  const run = new Run(OUT, folder, { HADARA_ADDRESS: HERE });
  try {
    const { client } = await run.ready();
    const table = callOf(client);
    await table('settings.change', { takeForced: false, speed: 'instant' });
    await table('game.start', { mode: 'advanced', expansions: [...EXPANSIONS], players: playersOf('hhhhh'), seed: 7 });
    await table('phones.invite', {});
    const people: Person[] = [];
    for (const seat of SEATS) people.push(new Person(await letIn(table, seat), seat + 1));
    const screens = [await letIn(table, 'table', 'one screen'), await letIn(table, 'table', 'another')];
    for (const screen of screens) await screen.client.call('game.open', {});
    await sleep(1000);
    report(await playAll(people, screens, client, run.pid));
    for (const device of [...people.map((person) => person.device), ...screens]) device.transport.end();
  } finally {
    await run.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
