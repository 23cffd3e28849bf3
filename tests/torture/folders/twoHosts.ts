import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFiles } from '../../../main/host/files/fileSystem.ts';
import { openSave } from '../../../main/host/saves/saveEnvelope.ts';
import type { Client } from '../../../renderer/platform/client/client.ts';
import type { GameUpdate, Notice } from '../../../shared/contract/answers.ts';
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/contract.ts';
import { playersOf } from '../../main/host/saves/savedGames.ts';
import { hostOn } from '../hostOn.ts';
import { Run } from '../kills/program.ts';
import { inScratch, within } from './scratch.ts';

const PATIENCE = 30_000;

type Call = <K extends CallName>(name: K, input: CallInput<K>) => Promise<CallOutput<K>>;

/** Lifts the curtain where there is one, and takes the `choice`-th way to go on. */
async function decide(call: Call, update: GameUpdate, choice: number): Promise<GameUpdate> {
  const { curtain } = update.screen;
  const shown = curtain === null ? update : await call('game.reveal', { seat: curtain });
  const action = shown.choices[choice % shown.choices.length]?.action;
  if (action === undefined) throw new Error('there is nothing to decide');
  return call('game.act', { seq: shown.seq, action });
}

const callOf =
  (client: Client): Call =>
  async (name, input) => {
    const answer = await client.call(name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.code}`);
    return answer.value;
  };

/** The decisions of every save in a folder, as text, by which one can see whether one goes on from another. */
async function savesIn(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'games'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, 'games', name), 'utf8')));
  return texts.flatMap((text) => {
    const opened = openSave(text);
    return opened.kind === 'good' ? JSON.stringify(opened.saved.actions).slice(0, -1) : [];
  });
}

/** Decisions in the save that has most of them. */
const longestIn = async (folder: string): Promise<number> =>
  Math.max(...(await savesIn(folder)).map((save) => save.split('"seat"').length - 1));

export interface TwoHostsReport {
  readonly confirmed: number;
  readonly broken: readonly string[];
}

/**
 * What must not happen, and the lock keeps from happening: two hosts play on by turns with the same game in one folder.
 * Counts the confirmed positions that no save has.
 */
export function playWithoutLock(decisions: number): Promise<TwoHostsReport> {
  return inScratch(async (scratch) => {
    const first = await hostOn(diskFiles, scratch);
    let one = await first.call('game.start', { mode: 'advanced', players: playersOf('hh'), seed: 7 });
    const second = await hostOn(diskFiles, scratch);
    let other = await second.call('games.resume', { gameId: one.gameId });
    const confirmed: string[] = [];
    const note = async (call: Call) => {
      const { text } = await call('save.export', { gameId: one.gameId });
      const opened = openSave(text);
      if (opened.kind === 'good') confirmed.push(JSON.stringify(opened.saved.actions).slice(0, -1));
    };
    for (let done = 0; done < decisions; done++) {
      one = await decide(first.call, one, done);
      other = await decide(second.call, other, done + 1);
      await note(first.call);
      await note(second.call);
    }
    for (const { host } of [first, second]) await host.dispose();
    const saves = await savesIn(scratch);
    const lost = confirmed.filter((actions) => !saves.some((save) => save.startsWith(actions)));
    return { confirmed: confirmed.length, broken: lost.map((actions) => `overwritten: ${actions.slice(-120)}`) };
  });
}

/** Plays with the built program while others, with other temporary folders, are started on the same folder. */
export function playWithLock(program: string, starts: number): Promise<TwoHostsReport> {
  return inScratch(async (scratch) => {
    const folder = path.join(scratch, 'data');
    const temporary = async (name: string) => {
      const place = path.join(scratch, name);
      await mkdir(place);
      return { TMPDIR: place };
    };
    const first = new Run(program, folder, await temporary('first'));
    const broken: string[] = [];
    let confirmed = 0;
    try {
      const call = callOf((await within(PATIENCE, 'the start', first.ready())).client);
      let update = await call('game.start', { mode: 'advanced', players: playersOf('hh'), seed: 7 });
      for (let number = 0; number < starts; number++) {
        const second = new Run(program, folder, await temporary(`second-${number}`));
        const ended = within(PATIENCE, 'a second start', second.ended());
        for (let done = 0; done < 3; done++) update = await decide(call, update, done);
        confirmed += 3;
        const code = await ended.finally(() => second.kill());
        if (code !== 1) broken.push(`a second start ended with ${code}`);
        const longest = await longestIn(folder);
        if (longest < confirmed) broken.push(`${confirmed} decisions were confirmed, ${longest} are on the disk`);
      }
      await within(PATIENCE, 'the end', first.stop());
    } finally {
      await first.kill();
    }
    return { confirmed, broken };
  });
}

const locksIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('lock-'));

const takeLockAway = async (folder: string): Promise<void> => {
  for (const name of await locksIn(folder)) await rm(path.join(folder, name));
};

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50);
}

/** Makes a program look after its lock every three seconds, where it would every fifteen. */
const QUICK_BEATS = {
  NODE_OPTIONS: `--import=${new URL('quickIntervals.mjs', import.meta.url)}`,
};

/**
 * Plays with the built program while somebody takes its lock away: each time the lock is there again soon, and a second
 * start ends with 1. In the end another start takes the folder before that: the first tells of it once, and nothing that
 * either confirmed is lost.
 */
export function playWithoutItsLock(program: string, times: number): Promise<TwoHostsReport> {
  return inScratch(async (scratch) => {
    const folder = path.join(scratch, 'data');
    const first = new Run(program, folder, QUICK_BEATS);
    const rival = { run: null as Run | null };
    const broken: string[] = [];
    let confirmed = 0;
    try {
      const { client } = await within(PATIENCE, 'the start', first.ready());
      const told: Notice[] = [];
      client.on('notice', (notice) => told.push(notice));
      const call = callOf(client);
      let update = await call('game.start', { mode: 'advanced', players: playersOf('hh'), seed: 7 });
      const playOn = async () => {
        for (let done = 0; done < 3; done++) update = await decide(call, update, done);
        confirmed += 3;
        const longest = await longestIn(folder);
        if (longest < confirmed) broken.push(`${confirmed} decisions were confirmed, ${longest} are on the disk`);
      };
      // The start may take longer than the lock is away: then it ends with 1, as it should, and there is another one.
      const startBeforeTheLockIsBack = async (): Promise<Client> => {
        await takeLockAway(folder);
        const run = new Run(program, folder);
        rival.run = run;
        const started = await within(
          PATIENCE,
          'the other start',
          run.ready().catch(() => null),
        );
        if (started !== null) return started.client;
        const code = await run.ended();
        if (code !== 1) throw new Error(`the other start ended with ${code}: ${run.complaints}`);
        return startBeforeTheLockIsBack();
      };
      for (let number = 0; number < times; number++) {
        await takeLockAway(folder);
        await playOn();
        await within(
          PATIENCE,
          'the lock',
          until(async () => (await locksIn(folder)).length === 1),
        );
        const second = new Run(program, folder);
        const code = await within(PATIENCE, 'a second start', second.ended()).finally(() => second.kill());
        if (code !== 1) broken.push(`a second start ended with ${code}`);
      }
      const other = callOf(await startBeforeTheLockIsBack());
      const started = await other('game.start', { mode: 'basic', players: playersOf('hh'), seed: 8 });
      await within(
        PATIENCE,
        'the news',
        until(async () => told.length > 0),
      );
      await decide(other, started, 0);
      await playOn();
      const codes = told.map(({ code }) => code).join();
      if (codes !== 'folderShared') broken.push(`of another game in the folder was told: ${codes}`);
      for (const run of [rival.run, first]) await within(PATIENCE, 'the end', run?.stop() ?? Promise.resolve());
      const saves = (await readdir(path.join(folder, 'games'))).filter((name) => !name.includes('.bak'));
      if (saves.length !== 2) broken.push(`two games were played, and there are ${saves.length}`);
      if ((await locksIn(folder)).length > 0) broken.push('a lock is left over');
    } finally {
      await rival.run?.kill();
      await first.kill();
    }
    return { confirmed, broken };
  });
}
