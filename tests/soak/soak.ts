import { parseArgs } from 'node:util';
import type { GameSetup } from '../../shared/rules/position/newGame.ts';
import { OBLIGATIONS } from '../conformance/obligations.ts';
import { playThrough } from '../conformance/playThrough.ts';
import { Tally } from '../conformance/tally.ts';
import { EVERY_OPTION, nameOf, optionsNamed, setupOf } from '../fixtures/options.ts';
import { reportHost } from './hostReport.ts';
import { soakPhones } from './phonesSoak.ts';

/*
 * Random games under every option in turn, for as long as one likes, held to the obligations of tests/conformance:
 * `npm run soak -- --minutes 10 [--seed n] [--option 3-advanced-market]`. With an option and a seed but no minutes it
 * plays that one game: how to see a failure again.
 *
 * `npm run soak -- --host [--games 500]`: bot games through the real host and its threads instead.
 *
 * `npm run soak -- --phones [--games 8]`: games of two to five people with a phone each, in browsers.
 */

const PROGRESS_EVERY = 10_000;

interface Wishes {
  /** How many games to play through the host; `null` for random games against the referee. */
  readonly hostGames: number | null;
  /** How many games to play on phones; `null` for none. */
  readonly phoneGames: number | null;
  readonly minutes: number;
  readonly seed: number;
  readonly option: string | undefined;
}

/** A number from the command line, or the default. Throws a RangeError for anything else. */
function numberOr(text: string | undefined, name: string, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`--${name} wants a number, not ${text}`);
  return value;
}

function readWishes(): Wishes {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    options: { minutes: text, seed: text, option: text, host: flag, phones: flag, games: text },
  });
  const isOneGame = values.option !== undefined && values.seed !== undefined;
  return {
    hostGames: values.host === true ? numberOr(values.games, 'games', 500) : null,
    phoneGames: values.phones === true ? numberOr(values.games, 'games', 8) : null,
    minutes: numberOr(values.minutes, 'minutes', isOneGame ? 0 : 1),
    seed: numberOr(values.seed, 'seed', Date.now() % 1_000_000),
    option: values.option,
  };
}

/** The set-up of the game of that number, from 0. */
function setupAt(game: number, { seed, option }: Wishes): GameSetup {
  const options = option === undefined ? EVERY_OPTION[game % EVERY_OPTION.length] : optionsNamed(option);
  return setupOf(options as (typeof EVERY_OPTION)[number], seed + game);
}

const write = (line: string): boolean => process.stdout.write(`${line}\n`);

function report(games: number, decisions: number, seconds: number): void {
  write(`${games} games, ${decisions} decisions, ${Math.round(seconds)} s`);
}

/** Plays until the time is over, at least one game. Throws at the first broken obligation. */
function soak(wishes: Wishes, tally: Tally): void {
  const start = performance.now();
  const end = start + wishes.minutes * 60_000;
  let [games, decisions, reported] = [0, 0, start];
  do {
    const setup = setupAt(games, wishes);
    const where = `${nameOf(setup.options)} ${setup.seed}`;
    decisions += playThrough(setup, OBLIGATIONS, (moment) => tally.note(moment, where));
    games += 1;
    if (performance.now() - reported < PROGRESS_EVERY) continue;
    reported = performance.now();
    report(games, decisions, (reported - start) / 1000);
  } while (performance.now() < end);
  report(games, decisions, (performance.now() - start) / 1000);
}

async function main(): Promise<number> {
  const tally = new Tally();
  try {
    const wishes = readWishes();
    if (wishes.hostGames !== null) return await reportHost(wishes.hostGames, write);
    if (wishes.phoneGames !== null) return await soakPhones(wishes.phoneGames, wishes.seed, write);
    write(`Seed ${wishes.seed}, ${wishes.minutes} minutes: ${OBLIGATIONS.map(({ name }) => name).join(', ')}`);
    soak(wishes, tally);
  } catch (error) {
    write(`FAILED: ${(error as Error).message}`);
    return 1;
  }
  write('What occurred least, and where first:');
  for (const { name, count, first } of tally.counts.slice(0, 12))
    write(`${String(count).padStart(8)}  ${name}  ${first}`);
  return 0;
}

process.exitCode = await main();
