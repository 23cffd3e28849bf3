import path from 'node:path';
import { startTests, type Test } from '@vitest/runner';
import { TestRunner } from 'vitest';
import { type Answer, CHANNEL, type Question } from './warmTalk.ts';

/** What Stryker's planted code reads: which fault is active, and how often it may be reached. */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number | undefined;
}

interface Outcome {
  readonly failed: Test | 'file' | undefined;
  readonly message: string;
  readonly ran: number;
  readonly hits: number;
}

interface Modules {
  getModuleById(id: string): unknown;
  invalidateModule(node: unknown): void;
}

function plantedSwitch(): Switch {
  const global = globalThis as { __stryker__?: Switch };
  global.__stryker__ ??= {};
  return global.__stryker__;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Keeps everything loaded after its first file, and then runs whatever tests it is asked for, with a fault or without. */
export default class WarmRunner extends TestRunner {
  private serving = false;
  private failed: Test | undefined = undefined;
  private ran = 0;
  onBeforeRunFiles?: () => void;

  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    if (this.serving) return;
    this.serving = true;
    // Nobody listens any more.
    Object.assign(this, { onCollectStart: undefined, onCollected: undefined, onTaskUpdate: undefined });
    const channel = new BroadcastChannel(CHANNEL);
    await new Promise<void>((end) => {
      channel.onmessage = ({ data }) => {
        const question = (data as { question?: Question | 'end' }).question;
        if (question === 'end') end();
        else if (question !== undefined) void this.answer(question).then((answer) => channel.postMessage({ answer }));
      };
      channel.postMessage({ answer: 'ready' });
    });
    channel.close();
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    if (this.failed !== undefined) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test);
    this.ran += 1;
    if (test.result?.state === 'fail') this.failed ??= test;
  }

  override importFile(file: string, source: 'collect' | 'setup'): unknown {
    const modules = (this as unknown as { workerState: { evaluatedModules: Modules } }).workerState.evaluatedModules;
    const loaded = modules.getModuleById(file);
    if (loaded) modules.invalidateModule(loaded);
    return super.importFile(file, source);
  }

  private async run(file: string, names: readonly string[], fault?: string, hitLimit?: number): Promise<Outcome> {
    const planted = plantedSwitch();
    this.failed = undefined;
    this.ran = 0;
    this.config.testNamePattern = names.length === 0 ? undefined : new RegExp(names.map(escaped).join('|'));
    // Tests of a file are told apart first, and only then meet the fault: it is not tried while files are loaded.
    Object.assign(planted, { hitCount: 0, hitLimit, activeMutant: undefined });
    this.onBeforeRunFiles = () => {
      planted.activeMutant = fault;
    };
    const [ran] = await startTests([file], this);
    planted.activeMutant = undefined;
    const test = this.failed as Test | undefined;
    const failed = test ?? (ran?.result?.state === 'fail' ? 'file' : undefined);
    const errors = test?.result?.errors ?? ran?.result?.errors;
    return { failed, message: errors?.[0]?.message ?? '', ran: this.ran, hits: planted.hitCount ?? 0 };
  }

  /**
   * A fault counts as noticed where a test fails with it, holds right afterwards without it, and fails again with it:
   * so nothing counts that an earlier fault has left behind.
   */
  private async answer({ fault, hitLimit, files }: Question): Promise<Answer> {
    let ran = 0;
    let reached = 0;
    for (const { file: name, names } of files) {
      const file = path.resolve(name);
      const first = await this.run(file, names, fault, hitLimit);
      ran += first.ran;
      reached += first.hits;
      if (first.failed === undefined) continue;
      const failed = first.failed === 'file' ? names : [nameOf(first.failed)];
      const without = await this.run(file, failed);
      if (without.failed !== undefined) return { verdict: 'spoilt', ran, reached };
      const again = await this.run(file, failed, fault, hitLimit);
      if (again.failed === undefined) return { verdict: 'unsure', ran, reached };
      const isEndless = hitLimit !== undefined && first.hits > hitLimit;
      const killedBy = `${name}#${failed[0] ?? ''}`;
      return { verdict: isEndless ? 'endless' : 'killed', killedBy, message: first.message, ran, reached };
    }
    return { verdict: 'survived', ran, reached };
  }
}

function nameOf(test: Test): string {
  const names = [test.name];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return names.join(' ').trim();
}
