import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declareFactoryPlugin, type Injector, type PluginContext, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { createVitest, type Vitest } from 'vitest/node';
import { isDrawn } from './drawn.ts';
import { type Answer, CHANNEL, type Question } from './warmTalk.ts';

/** Stryker calls a loop endless where a fault is reached so many times as often as without it. */
const HITS_OF_AN_ENDLESS_LOOP = 100;

/** Which of the faults are tried. */
const SAMPLE = { share: Number(process.env.MUTATE_SHARE ?? 100), after: Number(process.env.MUTATE_AFTER ?? 0) };

/** Which test reaches which fault is counted in the run before the first fault; further counting takes most of the time. */
const withoutCounting = {
  name: 'without-counting',
  transform: (code: string) => code.replace('function cover() {', 'function cover() { return;'),
};

/** Loaded tests that wait for faults. */
class WarmTests {
  private readonly channel = new BroadcastChannel(CHANNEL);
  private vitest: Vitest | undefined;

  private next(): Promise<Answer | 'ready'> {
    return new Promise((resolve) => {
      this.channel.onmessage = (event) => {
        const { answer } = (event as { data: { answer?: Answer | 'ready' } }).data;
        if (answer !== undefined) resolve(answer);
      };
    });
  }

  /** Begins with the tests of a file; the others are loaded when they are asked for. */
  async start(file: string): Promise<void> {
    this.vitest = await createVitest(
      'test',
      {
        config: 'tests/mutate/vitest.config.ts',
        runner: path.resolve('tests/mutate/warmRunner.ts'),
        pool: 'threads',
        maxWorkers: 1,
        watch: false,
        coverage: { enabled: false },
        onConsoleLog: () => false,
      },
      { plugins: [withoutCounting] },
    );
    const ready = this.next();
    void this.vitest.start([path.resolve(file)]);
    await ready;
  }

  async ask(question: Question): Promise<Answer> {
    const answered = this.next();
    this.channel.postMessage({ question });
    return (await answered) as Answer;
  }

  async end(): Promise<void> {
    this.channel.postMessage({ question: 'end' });
    await this.vitest?.close();
    this.channel.close();
  }
}

/** What the run before the first fault tells the processes that try faults. */
interface AllTests {
  readonly count: number;
  /** How long the tests of a file take together. */
  readonly durations: Readonly<Record<string, number>>;
}

/** In the copy of the program that all of them work in. */
const ALL_TESTS = 'all-tests.json';

/** Asks loaded tests about a fault first, and Stryker's own runner, which loads everything anew, where those notice nothing. */
class QuickRunner implements TestRunner {
  private readonly fresh: TestRunner;
  private warm: WarmTests | undefined;

  constructor(fresh: TestRunner) {
    this.fresh = fresh;
  }

  capabilities = () => this.fresh.capabilities();
  init = async () => await this.fresh.init?.();

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const result = await this.fresh.dryRun(options);
    if (result.status === DryRunStatus.Complete) {
      const durations: Record<string, number> = {};
      for (const { id, timeSpentMs } of result.tests) {
        const [file = ''] = id.split('#');
        durations[file] = (durations[file] ?? 0) + timeSpentMs;
      }
      writeFileSync(ALL_TESTS, JSON.stringify({ count: result.tests.length, durations }));
    }
    return result;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (!isDrawn(options.activeMutant, SAMPLE))
      return { status: MutantRunStatus.Error, errorMessage: 'it is not drawn' };
    const all = JSON.parse(readFileSync(ALL_TESTS, 'utf8')) as AllTests;
    if (options.testFilter === undefined || options.mutantActivation === 'static') return this.runFresh(options, all);
    const { verdict, killedBy, message, ran, reached } = await this.askWarm(options, options.testFilter, all);
    if (verdict === 'endless') return { status: MutantRunStatus.Timeout, reason: 'it was reached too often' };
    if (verdict === 'killed') return killed(killedBy ?? '', message ?? '', ran);
    if (verdict === 'spoilt') await this.cool();
    // What was worked out once and kept hides the code: then it is reached more seldom than in the run before the first fault.
    const usually = (options.hitLimit ?? Number.POSITIVE_INFINITY) / HITS_OF_AN_ENDLESS_LOOP;
    if (verdict === 'survived' && reached > usually / 2) return { status: MutantRunStatus.Survived, nrOfTests: ran };
    return this.runFresh(options, all);
  }

  /** Stryker's runner overlooks files that cannot be loaded: then fewer tests run than there are. */
  private async runFresh(options: MutantRunOptions, { count }: AllTests): Promise<MutantRunResult> {
    const result = await this.fresh.mutantRun(options);
    const isWhole =
      result.status !== MutantRunStatus.Survived || result.nrOfTests >= (options.testFilter?.length ?? count);
    return isWhole ? result : killed('', 'not all tests could be loaded', result.nrOfTests);
  }

  private async askWarm(
    { activeMutant, hitLimit }: MutantRunOptions,
    tests: readonly string[],
    { durations }: AllTests,
  ): Promise<Answer> {
    const files = new Map<string, string[]>();
    for (const test of tests) {
      const [file = '', ...name] = test.split('#');
      files.set(file, [...(files.get(file) ?? []), name.join('#')]);
    }
    const duration = (file: string) => durations[file] ?? 0;
    const quickestFirst = [...files].sort(([one], [other]) => duration(one) - duration(other));
    if (this.warm === undefined) {
      this.warm = new WarmTests();
      const [quickest = ''] = Object.keys(durations).sort((one, other) => duration(one) - duration(other));
      await this.warm.start(quickest);
    }
    return this.warm.ask({
      fault: activeMutant.id,
      hitLimit,
      files: quickestFirst.map(([file, names]) => ({ file, names })),
    });
  }

  private async cool(): Promise<void> {
    await this.warm?.end();
    this.warm = undefined;
  }

  async dispose(): Promise<void> {
    await this.cool();
    await this.fresh.dispose?.();
  }
}

const killed = (test: string, failureMessage: string, nrOfTests: number): MutantRunResult => ({
  status: MutantRunStatus.Killed,
  killedBy: test === '' ? [] : [test],
  failureMessage,
  nrOfTests,
});

const [vitestPlugin] = vitestPlugins;
if (vitestPlugin === undefined) throw new Error('the Vitest runner of Stryker brings no plugin');
const { factory } = vitestPlugin;

const create = Object.assign((injector: Injector<PluginContext>) => new QuickRunner(factory(injector)), {
  inject: ['$injector'] as ['$injector'],
});

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'quick', create)];
