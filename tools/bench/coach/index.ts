import { decide } from '../../../shared/bots/bot.ts';
import { scoreGame } from '../../../shared/rules/pieces/scoring.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import { freshGame } from '../../../tests/fixtures/savedGame.ts';
import { print, runCommand } from '../../cli/command.ts';
import { commandLine, integerOption, readCommandLine } from '../../cli/options.ts';
import { NEWCOMERS, type Newcomer, warned } from './newcomers.ts';

/* What the coach is worth: newcomers with and without its warnings, each against three Apprentices. See ../README.md. */

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

const command = () =>
  commandLine('bench:coach', 'Measures what the coach is worth to newcomers against three Apprentices.').addOption(
    integerOption('games', 'games of each newcomer', [1, 100_000], 300),
  );

await runCommand(() => {
  const read = readCommandLine<{ readonly games: number }>(command(), process.argv.slice(2));
  if (read === null) return;
  const { games } = read.values;
  print(`${games} basic games each against three Apprentices: share of wins (ties counted), mean points.`);
  print('| who | alone | heeding the warnings |');
  print('|---|--:|--:|');
  for (const [who, newcomer] of Object.entries(NEWCOMERS)) {
    print(`| ${who} | ${cell(measure(newcomer, games))} | ${cell(measure(warned(newcomer), games))} |`);
  }
});
