import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pageFile } from '../../../main/carrier/page.ts';
import { openSave } from '../../../main/host/saves/saveEnvelope.ts';
import { createPhones } from '../../../main/phones/phones.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { type Luck, luckOf, pick } from '../../fixtures/luck.ts';
import { MemoryDisk } from '../../main/host/files/memoryDisk.ts';
import { playersOf } from '../../main/host/saves/savedGames.ts';
import { Person } from '../../main/phones/person.ts';
import { InsiderKnowledge } from '../calls/insider.ts';
import { hostOn, type TorturedHost } from '../hostOn.ts';
import { ATTACKS, type Scene } from './attacks.ts';
import { HERE, keyTo, letIn, quickKeyOfCode } from './guests.ts';

export interface PhonesReport {
  readonly games: number;
  readonly confirmed: number;
  /** How often each attack was made. */
  readonly attacks: Readonly<Record<string, number>>;
  /** Milliseconds for which the host, and whoever attacks it, stood still at most. */
  readonly longestStall: number;
  readonly broken: readonly string[];
}

const SEATS = [0, 1, 2, 3, 4];
const PAGE = new Map([['/', pageFile('<title>hand</title>', '.html')]]);

/** What a seat has decided, as it stands in the save. */
export function decisionsOf(save: string, seat: number): readonly Action[] {
  const opened = openSave(save);
  if (opened.kind !== 'good') throw new Error(`the save is ${opened.kind}`);
  return opened.saved.actions.filter((one) => one.seat === seat).map(({ action }) => action);
}

interface Tally {
  games: number;
  confirmed: number;
  readonly attacks: Record<string, number>;
  readonly broken: string[];
}

async function attackOnce(scene: Scene, tally: Tally): Promise<void> {
  const name = pick(Object.keys(ATTACKS), scene.luck);
  tally.attacks[name] = (tally.attacks[name] ?? 0) + 1;
  try {
    const [was, should] = (await ATTACKS[name]?.(scene)) ?? [];
    if (JSON.stringify(was) !== JSON.stringify(should))
      tally.broken.push(`${name}: ${JSON.stringify(was)}, not ${JSON.stringify(should)}`);
  } catch (error) {
    tally.broken.push(`${name}: ${(error as Error).message}`);
  }
}

/** Five people play a game on devices, while somebody attacks the door. */
async function evening({ call }: TorturedHost, disk: MemoryDisk, luck: Luck, tally: Tally, wanted: number) {
  const { gameId } = await call('game.start', {
    mode: pick(['basic', 'advanced'], luck),
    expansions: EXPANSIONS.filter(() => luck(2) === 0),
    players: playersOf('hhhhh'),
    seed: luck(1_000_000),
  });
  const { door } = await call('phones.invite', {});
  const spent = await keyTo(call, 0);
  const people: Person[] = [];
  for (const seat of SEATS) people.push(new Person(await letIn(call, seat), luck(1000), { thinks: 12, doubles: 4 }));
  const rogue = await letIn(call, 'table');
  const lent = await letIn(call, 'table', 'lent');
  lent.transport.end();
  const scene: Scene = {
    table: call,
    door: door?.link ?? '',
    people,
    rogue,
    lent: lent.key(),
    spent,
    knowledge: new InsiderKnowledge(['{}']),
    luck,
    lasting: [],
  };
  const playing = Promise.all(people.map((person) => person.play()));
  let isOver = false;
  void playing.then(() => (isOver = true));
  let made = 0;
  for (; made < wanted && !isOver; made += 1) await attackOnce(scene, tally);
  await playing;
  await Promise.all(scene.lasting.map(({ ended }) => ended));
  const save = disk.text(`/data/games/${gameId}.json`);
  for (const [seat, person] of people.entries()) {
    tally.broken.push(...person.wrong.map((text) => `seat ${seat}: ${text}`));
    tally.confirmed += person.confirmed;
    if (!person.explains(decisionsOf(save, seat))) tally.broken.push(`seat ${seat}: not what its device confirmed`);
  }
  for (const { device } of [...people, { device: rogue }]) device.transport.end();
  tally.games += 1;
  return made;
}

/** Makes so many attacks on the door while people play on phones. `tell` hears how many so far. */
export async function torturePhones(
  attacks: number,
  seed: number,
  tell: (done: number) => void,
): Promise<PhonesReport> {
  const [luck, disk, delay] = [luckOf(seed), new MemoryDisk(), monitorEventLoopDelay({ resolution: 10 })];
  const phones = createPhones({ readPage: () => PAGE, addresses: () => [HERE], keyOfCode: quickKeyOfCode });
  const tortured = await hostOn(disk, undefined, { phones });
  const tally: Tally = { games: 0, confirmed: 0, attacks: {}, broken: [] };
  await tortured.call('settings.change', { takeForced: false, speed: 'instant' });
  delay.enable();
  for (let done = 0; done < attacks; tell(done)) done += await evening(tortured, disk, luck, tally, attacks - done);
  delay.disable();
  await tortured.host.dispose();
  return { ...tally, longestStall: delay.max / 1e6 };
}
