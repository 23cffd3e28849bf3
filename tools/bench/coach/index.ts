import { availableParallelism, loadavg } from 'node:os';
import { decide } from '../../../shared/bots/bot.ts';
import { scoreGame } from '../../../shared/rules/pieces/scoring.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import { freshGame } from '../../../tests/fixtures/savedGame.ts';
import { buildStale } from '../../build/build.ts';
import { host as target } from '../../build/targets.ts';
import { print, runCommand } from '../../cli/command.ts';
import { commandLine, integerOption, readCommandLine } from '../../cli/options.ts';
import { measureHints } from './hints.ts';
import { NEWCOMERS, type Newcomer, warned } from './newcomers.ts';
import { compareInference, timeDecisions, timeSimulations } from './thinking.ts';
import { timeAnalysis, timeVerify } from './times.ts';

/* What the coach is worth, and how long people wait for what it says. See ../README.md. */

const SEATS = 4;

/** Plays the same deals with everybody, from each seat in turn; returns the share of wins and the mean points. */
function measure(newcomer: Newcomer, games: number): { readonly wins: number; readonly points: number } {
  let wins = 0;
  let points = 0;
  for (let game = 0; game < games; game++) {
    const own = game % SEATS;
    const { state } = playBotGame(freshGame('aaaa', 'basic', game), (job) =>
      job.observation.viewer === own ? newcomer(job, job.choices) : decide(job),
    );
    const { lines, winners } = scoreGame(state);
    if (winners.includes(own)) wins += 1;
    points += lines[own]?.total ?? 0;
  }
  return { wins: wins / games, points: points / games };
}

const cell = ({ wins, points }: ReturnType<typeof measure>): string =>
  `${(100 * wins).toFixed(0)} %, ${points.toFixed(0)}`;

/** What the coach is worth: newcomers with and without its warnings, each against three Apprentices. */
function tellWorth(games: number): void {
  print(`${games} basic games each against three Apprentices: share of wins (ties counted), mean points.`);
  print('| who | alone | heeding the warnings |');
  print('|---|--:|--:|');
  for (const [who, newcomer] of Object.entries(NEWCOMERS)) {
    print(`| ${who} | ${cell(measure(newcomer, games))} | ${cell(measure(warned(newcomer), games))} |`);
  }
}

function tellHints(): void {
  print('| hints of | asked | seen in games played on | median | slowest |');
  print('|---|--:|--:|--:|--:|');
  for (const level of ['regent', 'hadara'] as const) {
    const { hints, seen, times } = measureHints({ level, games: 2, every: 4 });
    const middle = times[Math.floor(hints / 2)] ?? 0;
    const ms = [middle, times.at(-1) ?? 0].map((time) => `${Math.round(time)} ms`);
    print(`| ${level} | ${hints} | ${Math.round((100 * seen) / hints)} % | ${ms.join(' | ')} |`);
  }
}

/** How much a hadara can think: the network alone, simulations, and decisions in the time that players' bots have. */
function tellThinking(): void {
  const { names, kernel, other, ratio } = compareInference();
  print(`Processors: ${availableParallelism()}; busy before: ${loadavg()[0]?.toFixed(1)}.`);
  print('| an evaluation of the network | µs | as many |');
  print('|---|--:|--:|');
  print(`| ${names[0]} | ${kernel.microsecondsPerDecision.toFixed(2)} | ${ratio.median.toFixed(2)} × |`);
  print(`| ${names[1]} | ${other.microsecondsPerDecision.toFixed(2)} | 1 |`);
  print('| hadara, seats | µs a simulation | simulations a decision | median | p95 | slowest |');
  print('|---|--:|--:|--:|--:|--:|');
  for (const seats of [2, 4] as const) {
    // First, so that the engine has compiled what it runs often.
    const microseconds = timeSimulations(seats);
    const { simulations, times } = timeDecisions(seats);
    const at = (share: number): string => `${Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)} ms`;
    const figures = [microseconds, simulations].map((figure) => Math.round(figure).toString());
    print(`| ${seats} | ${[...figures, at(0.5), at(0.95), at(1)].join(' | ')} |`);
  }
}

/** How long people wait: for the analysis of a game, for hints, and for the check of a game. */
async function tellTimes(): Promise<void> {
  const inSeconds = (time: number): string => `${time.toFixed(1)} s`;
  await buildStale([target], print);
  print(`Processors: ${availableParallelism()}; busy before: ${loadavg()[0]?.toFixed(1)}.`);
  print('| analysis of a game of four | decisions | shown | own seat | all | processor |');
  print('|---|--:|--:|--:|--:|--:|');
  for (const [seed, what] of [
    [1, 'advanced'],
    [2, 'all expansions'],
  ] as const) {
    const { decisions, opened, own, all, processor } = await timeAnalysis(seed);
    print(`| ${what} | ${decisions} | ${[opened, own, all, processor].map(inSeconds).join(' | ')} |`);
  }
  tellHints();
  print('| `npm run verify`, four bots | time |');
  print('|---|--:|');
  for (const level of ['governor', 'regent', 'hadara'] as const)
    print(`| ${level} | ${inSeconds(await timeVerify(level))} |`);
}

const command = () =>
  commandLine(
    'bench:coach',
    'Measures what the coach is worth to newcomers against three Apprentices, and how long people wait for it.',
  )
    .addOption(integerOption('games', 'games of each newcomer; 0 leaves them out', [0, 100_000], 300))
    .option('--times', 'measure how long analysis, hints and checks take', false)
    .option('--thinking', 'measure how much a hadara thinks in the time of a decision', false);

await runCommand(async () => {
  const read = readCommandLine<{ readonly games: number; readonly times: boolean; readonly thinking: boolean }>(
    command(),
    process.argv.slice(2),
  );
  if (read === null) return;
  const { games, times, thinking } = read.values;
  if (games > 0) tellWorth(games);
  if (thinking) tellThinking();
  if (times) await tellTimes();
});
