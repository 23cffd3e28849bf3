import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { diskFiles } from '../../../main/host/files/fileSystem.ts';
import { openSave } from '../../../main/host/saves/saveEnvelope.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
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
  const shown = curtain === null ? update : await call('game.lift', { seat: curtain });
  const action = shown.choices[choice % shown.choices.length]?.action;
  if (action === undefined) throw new Error('there is nothing to decide');
  return call('game.act', { seq: shown.seq, action });
}

/** The decisions of every save in a folder, as text, by which one can see whether one goes on from another. */
async function savesIn(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'games'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, 'games', name), 'utf8')));
  return texts.flatMap((text) => {
    const opened = openSave(text);
    return opened.kind === 'good' ? JSON.stringify(opened.saved.actions).slice(0, -1) : [];
  });
}

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
      const { client } = await within(PATIENCE, 'the start', first.ready());
      const call: Call = async (name, input) => {
        const answer = await client.call(name, input);
        if (!answer.ok) throw new Error(`${name}: ${answer.code}`);
        return answer.value;
      };
      let update = await call('game.start', { mode: 'advanced', players: playersOf('hh'), seed: 7 });
      for (let number = 0; number < starts; number++) {
        const second = new Run(program, folder, await temporary(`second-${number}`));
        const ended = within(PATIENCE, 'a second start', second.ended());
        for (let done = 0; done < 3; done++) update = await decide(call, update, done);
        confirmed += 3;
        const code = await ended.finally(() => second.kill());
        if (code !== 1) broken.push(`a second start ended with ${code}`);
        const longest = Math.max(...(await savesIn(folder)).map((save) => save.split('"seat"').length - 1));
        if (longest < confirmed) broken.push(`${confirmed} decisions were confirmed, ${longest} are on the disk`);
      }
      await within(PATIENCE, 'the end', first.stop());
    } finally {
      await first.kill();
    }
    return { confirmed, broken };
  });
}
