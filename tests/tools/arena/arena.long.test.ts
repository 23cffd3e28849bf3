import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlierTargets } from '../../../tools/arena/earlierTargets.ts';
import { figuresOf } from '../../../tools/arena/figures.ts';
import { type ArenaOptions, readOptions } from '../../../tools/arena/options.ts';
import { playGame } from '../../../tools/arena/playGame.ts';
import { type Progress, playTournament } from '../../../tools/arena/tournament.ts';
import { buildStale } from '../../../tools/build/build.ts';
import { arena } from '../../../tools/build/targets.ts';

/** Programs of their own that load a bundler: slow on a busy machine. */
const PATIENCE = 90_000;

const folder = mkdtempSync(path.join(tmpdir(), 'hadara-arena-'));
beforeAll(() => buildStale([arena], () => undefined), PATIENCE);
afterAll(() => rmSync(folder, { recursive: true }));

const tableOf = (text: string): ArenaOptions => {
  const options = readOptions(text.split(' '));
  if (options === null) throw new Error('only help was asked for');
  return options;
};

describe('a game of the arena', () => {
  const game = { match: 0, round: 0, seed: 5, lineup: [1, 0, 1] };

  it('is played by who sits there, and timed where there is a choice', () => {
    const { sheet, thinking } = playGame(tableOf('--levels citizen,apprentice --seats 3'), game);
    expect(sheet.lines).toHaveLength(3);
    expect(thinking.every((times) => times.length > 15 && times.every((time) => time >= 0))).toBe(true);
    const swapped = playGame(tableOf('--levels apprentice,citizen --seats 3'), { ...game, lineup: [0, 1, 0] });
    expect(swapped.sheet).toEqual(sheet);
    expect(playGame(tableOf('--levels handmade,apprentice --seats 3'), game).sheet).not.toEqual(sheet);
  });
});

describe('an entrant with weights of its own', () => {
  const game = { match: 0, round: 0, seed: 5, lineup: [0, 1] };
  const trained = readFileSync('shared/bots/value/weights.json', 'utf8');
  const fileOf = (text: string): string => {
    const file = path.join(folder, 'weights.json');
    writeFileSync(file, text);
    return file;
  };

  it('judges by them, and nobody else does', () => {
    const play = (levels: string) => playGame(tableOf(`--levels ${levels}`), game).sheet;
    const usual = play('regent,regent');
    expect(play(`regent#${fileOf(trained)},regent`)).toEqual(usual);
    const blind = { ...JSON.parse(trained), second: JSON.parse(trained).second.map(() => 0) };
    expect(play(`regent#${fileOf(JSON.stringify(blind))},regent`)).not.toEqual(usual);
    expect(play('regent,regent')).toEqual(usual);
  });
});

describe('an entrant with the bots of another version', () => {
  /** A version whose bots take the last choice that they have. */
  function lastChoosers(): string {
    const tree = path.join(folder, 'before');
    mkdirSync(path.join(tree, 'shared/bots'), { recursive: true });
    writeFileSync(
      path.join(tree, 'shared/bots/bot.ts'),
      'export const decide = ({ choices }: { choices: { action: object }[] }) => choices.at(-1)?.action;',
    );
    return tree;
  }

  it(
    'decides as they do, and nobody else does',
    async () => {
      const options = tableOf(`--levels regent%${lastChoosers()},regent --games 2 --threads 1`);
      await buildStale(earlierTargets(options.entrants), () => undefined);
      const progress = { start: () => undefined, played: () => undefined, stop: () => undefined };
      const [match] = figuresOf(await playTournament(options, progress, new AbortController().signal)).matches;
      expect(match?.winRate?.value).toBe(0);
      expect(match?.points?.rest).toBeGreaterThan(120);
      expect(match?.points?.one).toBeLessThan(100);
    },
    PATIENCE,
  );
});

describe('a tournament', () => {
  /** Counts the games, and does something after the first. */
  const counting = (afterFirst: () => void) => {
    const seen = { games: 0, played: 0, stopped: false };
    const progress: Progress = {
      start: (games) => {
        seen.games = games.length;
      },
      played: () => {
        seen.played += 1;
        if (seen.played === 1) afterFirst();
      },
      stop: () => {
        seen.stopped = true;
      },
    };
    return { seen, progress };
  };

  it('comes out the same whatever the number of threads', async () => {
    const play = async (threads: number) => {
      const { seen, progress } = counting(() => undefined);
      const options = tableOf(`--levels citizen,apprentice,handmade --nodes 4 --games 4 --seed 3 --threads ${threads}`);
      const { matches, entrants } = figuresOf(await playTournament(options, progress, new AbortController().signal));
      expect(seen).toEqual({ games: 12, played: 12, stopped: true });
      return { matches, means: entrants.map(({ mean, elo }) => ({ mean, elo })) };
    };
    const alone = await play(1);
    expect(alone.matches.map(({ games }) => games)).toEqual([4, 4, 4]);
    expect(await play(3)).toEqual(alone);
  });

  it('ends early when it is told to, with what there is', async () => {
    const interrupt = new AbortController();
    const { seen, progress } = counting(() => interrupt.abort());
    const options = tableOf('--levels citizen,apprentice --games 1000 --threads 1');
    const { tally } = await playTournament(options, progress, interrupt.signal);
    expect(seen).toMatchObject({ games: 1000, stopped: true });
    expect(seen.played).toBeLessThan(10);
    expect(tally.matches[0]?.games).toBe(2 * Math.floor(seen.played / 2));
  });

  it('fails with what a thread fails with', async () => {
    const { seen, progress } = counting(() => undefined);
    const [entrant] = tableOf('--levels citizen,apprentice').entrants;
    if (entrant === undefined) throw new Error('nobody plays');
    const unknown = { ...entrant, level: 'nobody' as 'citizen' };
    const options = { ...tableOf('--games 2 --threads 1'), entrants: [unknown, unknown] };
    await expect(playTournament(options, progress, new AbortController().signal)).rejects.toThrow(
      /^the game of seed 1, seats 0,1 failed: .+/,
    );
    expect(seen.stopped).toBe(true);
  });
});

describe('npm run arena', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/arena/index.ts', ...args]);

  it(
    'prints tables and the ladder, and writes JSON',
    async () => {
      const file = path.join(folder, 'ladder.json');
      const args = '--ladder --levels apprentice,citizen --games 4 --nodes 4 --json'.split(' ');
      const { stdout, stderr } = await run(...args, file);
      expect(stdout).toContain('citizen against 3 × apprentice');
      expect(stdout).toMatch(/^\| citizen \| apprentice \| \d+\.\d % /m);
      expect(stderr).toContain('8 of 8 games');
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ matches: [{ games: 4 }, { games: 4 }] });
    },
    PATIENCE,
  );

  it(
    'prints what there is when it is interrupted',
    async () => {
      const running = run('--levels', 'citizen,apprentice', '--games', '1000000', '--threads', '1');
      await new Promise<void>((resolve) => {
        running.child.stderr?.on('data', (text) => /\d of 1000000/.test(String(text)) && resolve());
      });
      running.child.kill('SIGINT');
      await expect(running).rejects.toMatchObject({
        code: 130,
        stdout: expect.stringMatching(/^\d+ of 1000000 games/),
      });
    },
    PATIENCE,
  );

  it(
    'says what is wrong with its options, and fails',
    async () => {
      await expect(run('--levels', 'genius,regent')).rejects.toThrow(
        /--levels must be one of apprentice, .*Try --help/s,
      );
    },
    PATIENCE,
  );
});
