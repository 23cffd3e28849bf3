import { setTimeout as sleep } from 'node:timers/promises';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { followsOn } from '../../../shared/contract/gameLog.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { type Luck, luckOf, pick } from '../../fixtures/luck.ts';
import type { TestDevice } from './device.ts';

interface Manner {
  /** Milliseconds that they think at most. */
  readonly thinks?: number;
  /** Every so many decisions are sent twice at once. */
  readonly doubles?: number;
}

/**
 * A person with a device, who decides by chance as soon as something is due, and remembers every decision that was
 * confirmed. After its line broke they go on where the game is then.
 */
export class Person {
  readonly device: TestDevice;
  readonly #luck: Luck;
  readonly #manner: Manner;
  /** What the device was told since it opened the game last. */
  told: GameUpdate[] = [];
  /** Its own list: what it has decided, and whether that was confirmed; else the line broke over it. */
  readonly decided: { readonly action: Action; readonly confirmed: boolean }[] = [];
  /** A decision that is under way. */
  underWay: Action | null = null;
  /** What was wrong: nothing, where all is well. */
  readonly wrong: string[] = [];
  #wake = (): void => undefined;

  constructor(device: TestDevice, seed: number, manner: Manner = {}) {
    this.device = device;
    this.#luck = luckOf(seed);
    this.#manner = manner;
    device.client.on('game.update', (update) => this.told.length > 0 && this.#take(update));
    device.transport.onLink((link) => {
      this.told = [];
      if (link === 'up') void this.#open();
      this.#wake();
    });
  }

  get newest(): GameUpdate | undefined {
    return this.told.at(-1);
  }

  /** Plays until the game is over, or the device is sent away for good. */
  async play(): Promise<void> {
    while (this.newest?.view.result == null && this.device.link() !== 'ended') await this.step();
  }

  /** Decides once, or waits until there is something new. */
  async step(): Promise<void> {
    const { newest } = this;
    if (newest === undefined || newest.choices.length === 0) return this.news(newest);
    const { thinks = 0 } = this.#manner;
    if (thinks > 0) await sleep(this.#luck(thinks));
    if (this.newest?.decision === newest.decision) await this.decide(this.newest);
  }

  /** Resolves when the newest that the device was told is not this any more, or its line broke. */
  async news(known: GameUpdate | undefined): Promise<void> {
    do
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    while (this.newest === known && this.device.link() === 'up');
  }

  /** Takes one of the choices. */
  async decide({ seq, choices }: GameUpdate): Promise<void> {
    const { action } = pick(choices, this.#luck);
    const { doubles = 0 } = this.#manner;
    this.underWay = action;
    const times = doubles > 0 && this.#luck(doubles) === 0 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.device.client.call('game.act', { seq, action })),
    );
    const taken = answers.filter(({ ok }) => ok);
    if (taken.length > 1) this.wrong.push(`decided ${taken.length} times at ${seq}`);
    this.underWay = null;
    const isInDoubt = answers.some((answer) => !answer.ok && answer.code === 'disconnected');
    if (taken.length > 0 || isInDoubt) this.decided.push({ action, confirmed: taken.length > 0 });
    for (const answer of answers) {
      if (answer.ok) this.#take(answer.value);
      else if (!['stale', 'disconnected'].includes(answer.code)) this.wrong.push(`refused as ${answer.code} at ${seq}`);
    }
  }

  /** How many of its decisions were confirmed. */
  get confirmed(): number {
    return this.decided.filter(({ confirmed }) => confirmed).length;
  }

  /** Whether a save holds every decision that was confirmed, each once and in order, and nothing that it has not decided. */
  explains(saved: readonly Action[], from = 0, at = 0): boolean {
    const next = this.decided[from];
    if (next === undefined) return at === saved.length;
    const isThere = at < saved.length && isSameAction(next.action, saved[at] as Action);
    if (isThere && this.explains(saved, from + 1, at + 1)) return true;
    return !next.confirmed && this.explains(saved, from + 1, at);
  }

  async #open(): Promise<void> {
    const answer = await this.device.client.call('game.open', {});
    if (!answer.ok) return;
    this.told = [answer.value];
    this.#wake();
  }

  #take(update: GameUpdate): void {
    const { newest } = this;
    if (newest !== undefined && update.seq <= newest.seq) return;
    if (newest !== undefined && !followsOn(newest, update)) this.wrong.push(`${update.seq} follows on ${newest.seq}`);
    this.told.push(update);
    this.#wake();
  }
}
