import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../../renderer/platform/client/client.ts';
import type { Notice } from '../../../shared/contract/answers.ts';
import { type Luck, luckOf, pick } from '../../fixtures/luck.ts';
import { ACTIVITIES } from './activities.ts';
import { inspect } from './inspection.ts';
import { Ledger } from './ledger.ts';
import { Player } from './player.ts';
import { copyProgram, Run } from './program.ts';

export interface KillReport {
  readonly kills: number;
  /** How often the program died over each activity, or over something else. */
  readonly moments: Readonly<Record<string, number>>;
  readonly confirmed: number;
  readonly lost: readonly string[];
  readonly leftovers: readonly string[];
  /** Notices after a start: a death must not even damage anything that can be mended. */
  readonly notices: readonly string[];
  /** Milliseconds from each start to the first possible call, sorted. */
  readonly starts: readonly number[];
}

interface Tally {
  readonly moments: Record<string, number>;
  readonly lost: string[];
  readonly leftovers: string[];
  readonly notices: string[];
  readonly starts: number[];
}

/** How the program is killed: before it is ready, after a time, or over an activity. Milliseconds. */
type Plan =
  | { readonly kind: 'start' | 'time'; readonly after: number }
  | { readonly kind: 'activity'; readonly name: string };

const START_SPAN = 350;
const PLAY_SPAN = 700;

function planOf(luck: Luck): Plan {
  const roll = luck(10);
  if (roll === 0) return { kind: 'start', after: luck(START_SPAN) };
  if (roll < 4) return { kind: 'time', after: luck(PLAY_SPAN) };
  return { kind: 'activity', name: pick(ACTIVITIES, luck).name };
}

/** Hears what is told until the program is ready and inspected: nobody else was there to hear it. */
function hearNotices(client: Client): { readonly heard: Notice[]; readonly stop: () => void } {
  const heard: Notice[] = [];
  return { heard, stop: client.on('notice', (notice) => heard.push(notice)) };
}

async function startAndInspect(run: Run, ledger: Ledger, folder: string, tally: Tally): Promise<Client> {
  const { client, milliseconds } = await run.ready();
  tally.starts.push(milliseconds);
  const { heard, stop } = hearNotices(client);
  const { lost, leftovers } = await inspect(client, ledger, folder);
  stop();
  tally.lost.push(...lost);
  tally.leftovers.push(...leftovers);
  tally.notices.push(...heard.map(({ code, detail }) => `${code} ${detail}`));
  return client;
}

/** Plays until the plan says that the program dies. Returns the name of that moment. */
async function playUntil(plan: Plan, run: Run, player: Player): Promise<string> {
  if (plan.kind === 'activity') {
    await player.settleDown();
    return player.dieOver(plan.name, () => run.kill());
  }
  const playing = player.play();
  await sleep(plan.after);
  await run.kill();
  await playing;
  return 'at any time';
}

async function liveOnce(run: Run, plan: Plan, world: World): Promise<void> {
  const { ledger, folder, tally, luck, durations } = world;
  if (plan.kind === 'start') {
    await sleep(plan.after);
    await run.kill();
    tally.moments['while starting'] = (tally.moments['while starting'] ?? 0) + 1;
    return;
  }
  const client = await startAndInspect(run, ledger, folder, tally);
  const moment = await playUntil(plan, run, new Player(client, ledger, luck, durations));
  tally.moments[moment] = (tally.moments[moment] ?? 0) + 1;
}

interface World {
  readonly ledger: Ledger;
  readonly folder: string;
  readonly tally: Tally;
  readonly luck: Luck;
  /** How long each activity takes, in milliseconds: so long after its call the program is killed at the latest. */
  readonly durations: Map<string, number>;
}

async function tortureIn(scratch: string, kills: number, luck: Luck, tell: (done: number) => void) {
  const tally: Tally = { moments: {}, lost: [], leftovers: [], notices: [], starts: [] };
  const folder = path.join(scratch, 'data');
  const world: World = { ledger: new Ledger(), folder, tally, luck, durations: new Map() };
  const program = await copyProgram(scratch);
  for (let done = 0; done < kills; done++) {
    const run = new Run(program, folder);
    await liveOnce(run, planOf(luck), world).finally(() => run.kill());
    if (run.complaints !== '') tally.lost.push(run.complaints);
    tell(done + 1);
  }
  const last = new Run(program, folder);
  await startAndInspect(last, world.ledger, folder, tally).finally(() => last.stop());
  return { ...tally, kills, confirmed: world.ledger.confirmed, starts: tally.starts.sort((a, b) => a - b) };
}

/**
 * Plays with the built program, kills it `kills` times, and looks after every restart for all that it had confirmed.
 * `tell` hears how often it has been killed so far.
 */
export async function torture(kills: number, seed: number, tell: (done: number) => void): Promise<KillReport> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'hadara-torture-'));
  try {
    return await tortureIn(scratch, kills, luckOf(seed), tell);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
