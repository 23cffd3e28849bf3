import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../../renderer/platform/client/client.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { type Luck, luckOf, pick } from '../../fixtures/luck.ts';
import { playersOf } from '../../main/host/saves/savedGames.ts';
import { Person } from '../../main/phones/person.ts';
import { copyProgram, Run } from '../kills/program.ts';
import { HERE, letIn, type TableCall, until } from './guests.ts';
import { decisionsOf } from './phones.ts';

/* The program is killed while five people decide at once, each on a device with a list of its own. */

export interface TogetherReport {
  readonly kills: number;
  /** How often all five had just decided when the program was killed. */
  readonly atOnce: number;
  /** How many decisions were under way when the program was killed, in all. */
  readonly underWay: number;
  readonly confirmed: number;
  readonly games: number;
  /** Milliseconds from the table's yes to the last of five devices, each time, sorted. */
  readonly returns: readonly number[];
  readonly lost: readonly string[];
}

const SEATS = [0, 1, 2, 3, 4];
/** Milliseconds after their decisions in which the program is killed. */
const KILL_SPAN = 25;
/** How many decisions they make before, at most: a number and no time, so that a slow machine plays as much. */
const PLAYED = 40;

const callOf =
  (client: Client): TableCall =>
  async (name, input) => {
    const answer = await client.call(name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.code} ${answer.detail}`);
    return answer.value;
  };

interface World {
  readonly program: string;
  readonly folder: string;
  readonly luck: Luck;
  people: Person[];
  gameId: string;
  tally: Tally;
}

interface Tally {
  atOnce: number;
  underWay: number;
  confirmed: number;

  games: number;
  returns: number[];
  lost: string[];
}

/** The people leave, and what they were told is counted. */
function leaveTable({ people, tally }: World): void {
  for (const { device, confirmed, wrong } of people) {
    device.transport.end();
    tally.confirmed += confirmed;
    tally.lost.push(...wrong);
  }
}

/** A new game, and five people who take their seats. */
async function begin(world: World, table: TableCall): Promise<void> {
  const { luck, tally } = world;
  leaveTable(world);
  await table('settings.change', { takeForced: false, speed: 'instant' });
  const { gameId } = await table('game.start', {
    mode: pick(['basic', 'advanced'], luck),
    expansions: EXPANSIONS.filter(() => luck(2) === 0),
    players: playersOf('hhhhh'),
    seed: luck(1_000_000),
  });
  await table('phones.invite', {});
  world.people = [];
  world.gameId = gameId;
  for (const seat of SEATS) world.people.push(new Person(await letIn(table, seat), luck(1000)));
  tally.games += 1;
}

/** The devices of before come back by themselves, once the table has said so. */
async function comeBack({ people, tally }: World, table: TableCall): Promise<void> {
  const { former } = await table('phones.read', {});
  if (former.length !== SEATS.length) tally.lost.push(`${former.length} devices are known after the restart`);
  const started = performance.now();
  const { trouble } = await table('phones.comeBack', { welcome: true });
  if (trouble !== null) tally.lost.push(`the door does not open: ${trouble}`);
  await until('five devices', () => people.every(({ newest }) => newest !== undefined));
  tally.returns.push(performance.now() - started);
}

/** Compares the list of each device with what is in the save; what was under way may be there or not. */
async function compare({ people, folder, gameId, tally }: World): Promise<void> {
  const save = await readFile(path.join(folder, 'games', `${gameId}.json`), 'utf8');
  for (const [seat, person] of people.entries()) {
    const saved = decisionsOf(save, seat);
    if (!person.explains(saved))
      tally.lost.push(`seat ${seat}: ${person.confirmed} decisions were confirmed, ${saved.length} are saved`);
  }
}

/** Whether all five are to decide, and nobody has yet. */
const isFresh = ({ newest }: Person): boolean => newest?.view.deciders.length === SEATS.length;

const isOver = ({ newest }: Person): boolean => newest?.view.result != null;

const confirmedBy = (people: readonly Person[]): number => people.reduce((sum, { confirmed }) => sum + confirmed, 0);

/** Plays for a while, and kills the program: at any moment, or when all five have just decided at once. */
async function playAndKill({ people, luck, tally }: World, run: Run): Promise<void> {
  const isAnyMoment = luck(3) === 0;
  let [isGathering, isEnding] = [false, false];
  const playing = people.map(async (person) => {
    while (person.device.link() === 'up' && !isOver(person) && !isEnding)
      await (isGathering && isFresh(person) ? person.news(person.newest) : person.step());
  });
  const enough = confirmedBy(people) + luck(PLAYED);
  await until('enough decisions', () => confirmedBy(people) >= enough || people.some(isOver));
  isGathering = !isAnyMoment;
  // Who has not heard yet that another has decided goes on when it does.
  if (isGathering) await until('all five to be due', () => people.every(isFresh) || people.some(isOver));
  isEnding = isGathering;
  const atOnce = people.flatMap((person) => {
    const { newest } = person;
    return isGathering && newest !== undefined && newest.choices.length > 0 ? [person.decide(newest)] : [];
  });
  await sleep(luck(KILL_SPAN));
  tally.underWay += people.filter(({ underWay }) => underWay !== null).length;
  if (atOnce.length === SEATS.length) tally.atOnce += 1;
  await run.kill();
  await Promise.all([...atOnce, ...playing]);
}

async function liveOnce(world: World): Promise<void> {
  const { program, folder, tally, people } = world;
  const overBefore = people.some(isOver);
  const run = new Run(program, folder, { HADARA_ADDRESS: HERE });
  try {
    const table = callOf((await run.ready()).client);
    const isNew = people.length === 0 || overBefore;
    if (world.gameId !== '') {
      await compare(world);
      await table('games.resume', { gameId: world.gameId });
    }
    if (isNew) await begin(world, table);
    else await comeBack(world, table);
    await playAndKill(world, run);
  } finally {
    await run.kill();
    if (run.complaints !== '') tally.lost.push(run.complaints);
  }
}

/** Kills the program so many times while five people decide at once. `tell` hears how often so far. */
export async function killTogether(kills: number, seed: number, tell: (done: number) => void): Promise<TogetherReport> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'hadara-together-'));
  const program = await copyProgram(scratch);
  await mkdir(path.join(program, 'hand'));
  await writeFile(path.join(program, 'hand/index.html'), '<title>hand</title>');
  const tally: Tally = { atOnce: 0, underWay: 0, confirmed: 0, games: 0, returns: [], lost: [] };
  const world: World = {
    program,
    folder: path.join(scratch, 'data'),
    luck: luckOf(seed),
    people: [],
    gameId: '',
    tally,
  };
  try {
    for (let done = 0; done < kills; done += 1) {
      await liveOnce(world);
      tell(done + 1);
    }
    await compare(world);
  } finally {
    leaveTable(world);
    await rm(scratch, { recursive: true, force: true });
  }
  return { ...tally, kills, returns: [...tally.returns].sort((one, other) => one - other) };
}
