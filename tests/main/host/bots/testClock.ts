import { vi } from 'vitest';
import type { Clock } from '../../../../main/host/bots/pace.ts';

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** A clock that stands still until a test lets time pass. */
export class TestClock implements Clock {
  /** How long each sleep was to take, in milliseconds. */
  readonly sleeps: number[] = [];
  private time = 0;
  private sleepers: readonly Sleeper[] = [];

  now(): number {
    return this.time;
  }

  sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.sleeps.push(milliseconds);
    return new Promise((wake, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      this.sleepers = [...this.sleepers, { until: this.time + milliseconds, wake }];
    });
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    const isDue = ({ until }: Sleeper) => until <= this.time;
    const due = this.sleepers.filter(isDue);
    this.sleepers = this.sleepers.filter((sleeper) => !isDue(sleeper));
    for (const { wake } of due) wake();
  }

  /** Resolves when somebody has gone to sleep for the `count`th time. */
  async asleep(count: number): Promise<void> {
    await vi.waitUntil(() => this.sleeps.length >= count, { timeout: 10_000, interval: 1 });
  }
}
