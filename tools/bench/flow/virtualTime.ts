import { setImmediate } from 'node:timers/promises';

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** Turns of the event loop after which everything that needs no time has happened. */
const TURNS = 40;

/** Time that passes only where nothing is left to do: of the page's timers, and of the host's beats. */
export class VirtualTime {
  private time = 0;
  private alarms: readonly Alarm[] = [];

  readonly now = (): number => this.time;

  private put(alarm: Alarm): void {
    this.alarms = [...this.alarms, alarm].sort((one, other) => one.at - other.at);
  }

  /** As the host sleeps: rejects when `signal` is aborted. */
  readonly sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = () => reject(signal.reason);
      signal.addEventListener('abort', end, { once: true });
      const ring = () => {
        signal.removeEventListener('abort', end);
        resolve();
      };
      this.put({ at: this.time + milliseconds, ring });
    });

  /** Puts the page's timers under this time. Returns the function that gives them back. */
  rule(): () => void {
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const stopped = new Set<unknown>();
    const page = {
      setTimeout: (ring: () => void, milliseconds = 0) => {
        const timer = {};
        this.put({ at: this.time + milliseconds, ring: () => void (stopped.has(timer) || ring()) });
        return timer;
      },
      clearTimeout: (timer: unknown) => void stopped.add(timer),
    };
    Object.assign(globalThis, page);
    return () => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }

  /** Lets everything happen that needs no time. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
  }

  /** Lets time pass to the next alarm, or by so many milliseconds. Returns whether there was one. */
  async pass(most = Number.POSITIVE_INFINITY): Promise<boolean> {
    const [next] = this.alarms;
    if (next === undefined || next.at > this.time + most) {
      if (Number.isFinite(most)) this.time += most;
      return false;
    }
    this.alarms = this.alarms.slice(1);
    this.time = Math.max(this.time, next.at);
    next.ring();
    await this.rest();
    return true;
  }

  /** Lets so many milliseconds pass. */
  async wait(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    await this.rest();
    while (this.time < end) await this.pass(end - this.time);
  }
}
