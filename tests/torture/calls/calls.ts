import type { Host } from '../../../main/host/entryPoint.ts';
import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import { fitsEvent } from '../../../renderer/platform/client/shapes.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import { recordOf } from '../../../shared/session/records/record.ts';
import { type Luck, luckOf, pick } from '../../fixtures/luck.ts';
import { MemoryDisk } from '../../main/host/files/memoryDisk.ts';
import { playersOf, savedGames } from '../../main/host/saves/savedGames.ts';
import { finished } from '../../main/host/session/finishedGames.ts';
import { hostOn } from '../hostOn.ts';
import { type AttackReport, attack, type Target } from './attack.ts';
import { NASTY_NAMES } from './hostileValues.ts';
import { InsiderKnowledge } from './insider.ts';

/** So many calls meet the same host. */
const SITTING = 500;

/** Files that can be imported: a game that has begun, and the record of one that is over. */
export function importableTexts(): string[] {
  const begun = savedGames(9, { players: playersOf('bhh'), gameId: 'begun' }).at(-1);
  const over = finished(51);
  const record = recordOf(over, false)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  const saves = [over, ...(begun === undefined ? [] : [begun])].map((saved) => sealSave(saved, 0, summaryOf(saved, 0)));
  return [...saves, record];
}

const OFFERS = 10;

/** Opens the program with files of any name that hold anything. */
async function offer(host: Host, knowledge: InsiderKnowledge, luck: Luck): Promise<void> {
  for (let number = 0; number < OFFERS; number++) {
    const name = `${pick(NASTY_NAMES, luck)}${pick(['.hadara', '.jsonl', ''], luck)}`;
    const text = luck(4) === 0 ? null : String(knowledge.suggest('text', luck));
    await host.offer(text, name);
  }
}

const CHANGING: readonly string[] = ['create', 'rename', 'remove', 'syncFolder'];

async function sit(texts: readonly string[], seed: number, count: number, report: AttackReport): Promise<void> {
  const disk = new MemoryDisk();
  let changes = 0;
  disk.fault = (operation) => {
    if (CHANGING.includes(operation)) changes += 1;
  };
  const { host, call } = await hostOn(disk);
  const target: Target = {
    call: (name, input) => host.handle(name, input),
    cross: structuredClone,
    state: async () => JSON.stringify([changes, await call('games.list', {}), await call('settings.read', {})]),
  };
  await call('settings.change', { speed: 'instant' });
  const knowledge = new InsiderKnowledge(texts);
  host.subscribe((name, payload) => {
    if (!fitsEvent(name, payload)) report.broken.push(`the page would not hear ${name} ${JSON.stringify(payload)}`);
  });
  const players = playersOf(seed % 2 === 0 ? 'hh' : 'hb');
  knowledge.learn({ ok: true, value: await call('game.start', { mode: 'advanced', players, seed: 7 }) });
  await attack(target, { knowledge, luck: luckOf(seed), count }, report);
  await offer(host, knowledge, luckOf(seed));
  await host.dispose();
  const logs = disk.paths().filter((file) => file.endsWith('.log'));
  const lines = logs.flatMap((file) => Buffer.from(disk.bytes(file)).toString('utf8').split('\n'));
  for (const line of lines) if (line.includes('"level":"error"')) report.broken.push(`in the log: ${line}`);
}

/** Attacks hosts with `count` calls. What is broken carries the number of its sitting, which with the seed brings it back. */
export async function tortureCalls(
  count: number,
  seed: number,
  tell: (done: number) => void,
): Promise<Readonly<AttackReport>> {
  const texts = importableTexts();
  const report: AttackReport = { outcomes: {}, broken: [] };
  for (let done = 0; done < count; done += SITTING) {
    const known = report.broken.length;
    const sitting = done / SITTING;
    await sit(texts, seed * 1_000_003 + sitting, Math.min(SITTING, count - done), report);
    for (let index = known; index < report.broken.length; index++)
      report.broken[index] = `sitting ${sitting}: ${report.broken[index]}`;
    tell(Math.min(count, done + SITTING));
  }
  if ('polluted' in {}) report.broken.push('the prototype of all objects has changed');
  return report;
}
