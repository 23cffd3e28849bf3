import type { Host } from '../../../main/host/entryPoint.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { BOT_LEVELS, type Speed } from '../../../shared/vocabulary/preferences.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import type { Program } from './program.ts';
import { VirtualTime } from './virtualTime.ts';

/** How a game is watched. */
export interface Watching {
  readonly seats: number;
  readonly speed: Speed;
  /** Whether everything is skipped as soon as it can be. */
  readonly skips: boolean;
  readonly seed: number;
}

/** The way from one own decision to the next. */
export interface Way {
  /** The decision that it sets out from. */
  readonly from: string;
  /** Milliseconds, the bots' own thinking not counted. */
  readonly milliseconds: number;
  /** How often something was pressed to get there. */
  readonly presses: number;
}

/** Milliseconds that the player thinks about a decision. */
const THOUGHT = 3000;
/** So far apart are the choices that are taken one after the other. */
const TASTE = 7;
const LEVEL = BOT_LEVELS[2];

const players = (seats: number) =>
  EMBLEMS.slice(0, seats).map((emblem, seat) => ({
    name: `Player ${seat + 1}`,
    emblem,
    controller: seat === 0 ? { kind: 'human' } : { kind: 'bot', level: LEVEL },
  }));

/** What a decision is called in the table. */
const nameOf = ({ view }: GameUpdate): string =>
  view.decision === 'draft' ? `draft, phase ${view.phase}` : (view.decision ?? 'over');

/** A host whose bots think in no time. */
function hostOf({ host, disk, bot }: Program, time: VirtualTime): Promise<Host> {
  const nowhere = new URL('file:///none');
  return host.createHost({
    version: '0',
    carrier: 'memory',
    dataFolder: '/data',
    locale: 'en',
    runtime: {},
    workerUrl: nowhere,
    recordsUrl: nowhere,
    onQuit: () => undefined,
    files: new disk.MemoryDisk(),
    now: () => 0,
    clock: time,
    pool: {
      threads: 1,
      decide: async (job) => ({
        action: bot.decide({ ...job, budget: { milliseconds: 10_000, nodes: 8 } }),
        reason: null,
      }),
      dispose: async () => undefined,
    },
  });
}

/** A player who takes now this choice and now that, passes only where nothing else is left, and presses what can be pressed to get on. */
class Player {
  private readonly program: Program;
  private readonly host: Host;
  private readonly time: VirtualTime;
  private readonly watching: Watching;
  private readonly playback: ReturnType<Program['playback']['createPlayback']>;
  private presses = 0;
  private taste = 0;

  constructor(program: Program, host: Host, time: VirtualTime, watching: Watching) {
    this.program = program;
    this.host = host;
    this.time = time;
    this.watching = watching;
    this.playback = program.playback.createPlayback();
  }

  /** Clears the table. */
  sitDown(): void {
    this.playback.send({ type: 'clear' });
  }

  /** Leaves the table. */
  getUp(): void {
    this.playback.stop();
  }

  /** Takes in what the host tells. */
  readonly take = (update: unknown): void => {
    const pace = { speed: this.watching.speed, reducedMotion: false };
    this.playback.send({ type: 'receive', update: update as GameUpdate, pace });
  };

  async ask(name: string, input: unknown): Promise<unknown> {
    const reply = await this.host.handle(name, input);
    if (!reply.ok) throw new Error(`${name}: ${reply.code} ${reply.detail}`);
    return reply.value;
  }

  get update(): GameUpdate {
    const { update } = this.program.table.useTable.getState();
    if (update === null) throw new Error('no game');
    return update;
  }

  private get isPlaying(): boolean {
    return this.program.table.useTable.getState().playing;
  }

  /** Whether the next decision is open to the player, or the game is over. */
  private get isOpen(): boolean {
    const { screen, view } = this.update;
    return !this.isPlaying && (screen.actor !== null || view.result !== null);
  }

  private async press(): Promise<void> {
    if (this.presses > 0) return;
    this.playback.send({ type: 'skipAhead' });
    if (this.update.screen.actor === null) await this.ask('bots.pace', { pace: 'rush' });
    this.presses += 1;
    await this.time.rest();
  }

  async decide(): Promise<Way> {
    const { update, time, playback } = this;
    await time.wait(THOUGHT);
    const offered = update.choices.filter(({ action }) => action.type !== 'pass');
    this.taste += TASTE;
    const choice = offered[this.taste % offered.length] ?? update.choices[0];
    playback.send({ type: 'skip' });
    this.take(await this.ask('game.act', { seq: this.update.seq, action: choice?.action }));
    const begin = time.now();
    await this.watch();
    return { from: nameOf(update), milliseconds: time.now() - begin, presses: this.presses };
  }

  /** Lets time pass up to the next decision. */
  async watch(): Promise<void> {
    this.presses = 0;
    await this.time.rest();
    while (!this.isOpen) {
      if (this.watching.skips) await this.press();
      if (!this.isOpen && !(await this.time.pass())) throw new Error('nothing happens any more');
    }
  }
}

/** Plays a game to its end. Returns the ways between the player's decisions. */
export async function watchGame(program: Program, watching: Watching): Promise<readonly Way[]> {
  const time = new VirtualTime();
  const giveBack = time.rule();
  const host = await hostOf(program, time);
  const player = new Player(program, host, time, watching);
  try {
    return await play(player, host, watching);
  } finally {
    player.getUp();
    await host.dispose();
    giveBack();
  }
}

async function play(player: Player, host: Host, { seats, speed, seed }: Watching): Promise<readonly Way[]> {
  player.sitDown();
  host.subscribe((name, payload) => {
    if (name === 'game.update') player.take(payload);
  });
  await player.ask('settings.change', { speed });
  const setup = { mode: 'advanced', expansions: [], content: 'standard', players: players(seats), seed };
  player.take(await player.ask('game.start', setup));
  await player.watch();
  const ways: Way[] = [];
  while (player.update.view.result === null) ways.push(await player.decide());
  return ways;
}
