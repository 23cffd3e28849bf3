import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../../renderer/platform/client/client.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { LessonScene } from '../../../shared/contract/lessonAnswers.ts';
import type { ProblemScene } from '../../../shared/contract/problemAnswers.ts';
import type { Luck } from '../../fixtures/luck.ts';
import { ACTIVITIES, type Activity, type PlayerState, type Step } from './activities.ts';
import type { Ledger } from './ledger.ts';

const PATIENCE = 15;
/** Refused because bots moved on meanwhile: nothing has changed then. */
const HARMLESS = ['stale', 'notYourTurn', 'nothingToUndo'];

function draw(luck: Luck): Activity {
  let left = luck(ACTIVITIES.reduce((sum, { weight }) => sum + weight, 0));
  for (const activity of ACTIVITIES) {
    left -= activity.weight;
    if (left < 0) return activity;
  }
  throw new RangeError('no activity has a weight');
}

const isGameUpdate = (value: unknown): value is GameUpdate =>
  typeof value === 'object' && value !== null && 'screen' in value;

/** A person at the table who does a bit of everything, and writes down what the program confirms. */
export class Player {
  private readonly client: Client;
  private readonly ledger: Ledger;
  private readonly luck: Luck;
  private readonly durations: Map<string, number>;
  private update: GameUpdate | null = null;
  private alive = true;
  /** Lessons and problems, which are no games that are kept. */
  private readonly taught = new Set<string>();
  private isTaught = false;

  constructor(client: Client, ledger: Ledger, luck: Luck, durations: Map<string, number>) {
    this.client = client;
    this.ledger = ledger;
    this.luck = luck;
    this.durations = durations;
    client.on('game.update', (update) => {
      if (this.isTaught && !ledger.games.has(update.gameId)) this.taught.add(update.gameId);
      if (this.taught.has(update.gameId)) return;
      this.update = update;
      ledger.note(update);
    });
  }

  /** Bots that do not wait, and a game on the table. */
  async settleDown(): Promise<void> {
    await this.doIt('change settings');
    await this.doIt('resume');
    if (this.update === null || this.update.view.result !== null) await this.doIt('start');
    for (let done = 0; done < this.luck(25); done++) await this.doSomething();
  }

  /** Goes on until the line to the program breaks. */
  async play(): Promise<void> {
    await this.settleDown();
    while (this.alive) await this.doSomething();
  }

  /** Does one thing and lets the program be killed while it is done. Returns the activity's name. */
  async dieOver(name: string, kill: () => Promise<void>): Promise<string> {
    const step = await this.planned(name);
    const doing = step === null ? this.doSomething() : this.take(name, step);
    const span = Math.ceil((this.durations.get(name) ?? 20) * 1.2) + 1;
    await sleep(this.luck(span));
    await kill();
    await doing;
    return step === null ? 'at any time' : name;
  }

  /** Waits a little for what cannot be done at once: bots may be deciding. */
  private async planned(name: string): Promise<Step | null> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const step = this.activity(name).plan(this.state);
      if (step !== null) return step;
      await this.doSomething();
    }
    return null;
  }

  private get state(): PlayerState {
    return { ledger: this.ledger, update: this.update, luck: this.luck };
  }

  private activity(name: string): Activity {
    const activity = ACTIVITIES.find((other) => other.name === name);
    if (activity === undefined) throw new RangeError(`there is no activity ${name}`);
    return activity;
  }

  private async doSomething(): Promise<void> {
    await this.doIt(draw(this.luck).name);
  }

  private async doIt(name: string): Promise<void> {
    const step = this.activity(name).plan(this.state);
    if (step === null) await sleep(PATIENCE);
    else await this.take(name, step);
  }

  private async take(name: string, step: Step): Promise<void> {
    const { ledger } = this;
    if (step.first !== undefined && !(await this.begin(step.first))) return;
    const started = performance.now();
    ledger.doubts.add(step.doubt);
    const answer = await this.client.call(step.call, step.input);
    if (!answer.ok && answer.code === 'disconnected') {
      // What became of it stays in doubt.
      this.alive = false;
      return;
    }
    ledger.doubts.delete(step.doubt);
    if (!answer.ok) {
      if (!HARMLESS.includes(answer.code)) throw new Error(`${name}: ${answer.code} ${answer.detail}`);
      return;
    }
    if (isGameUpdate(answer.value)) this.update = answer.value;
    else ledger.confirmed += 1;
    step.confirm(answer.value);
    this.durations.set(name, performance.now() - started);
    if (this.update !== null && !ledger.games.has(this.update.gameId)) this.update = null;
    if (step.first !== undefined) await this.doIt('resume');
  }

  /** Makes the call that a step begins with. Returns false when the program died over it, which leaves nothing in doubt. */
  private async begin({ call, input }: NonNullable<Step['first']>): Promise<boolean> {
    this.isTaught = true;
    this.update = null;
    const answer = await this.client.call(call, input as never);
    if (answer.ok) this.taught.add((answer.value as LessonScene | ProblemScene).update.gameId);
    this.isTaught = false;
    if (answer.ok) return true;
    if (answer.code !== 'disconnected') throw new Error(`${call}: ${answer.code} ${answer.detail}`);
    this.alive = false;
    return false;
  }
}
