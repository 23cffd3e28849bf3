import { readFileSync, writeFileSync } from 'node:fs';
import { buildStale } from '../build/build.ts';
import { arena } from '../build/targets.ts';
import { print, runCommand } from '../shell/command.ts';
import { type Figures, figuresOf } from './figures.ts';
import { ladderOf, withLadder } from './ladder.ts';
import { readOptions, USAGE } from './options.ts';
import { progressBar } from './progressBar.ts';
import { asJson, asTables } from './report.ts';
import { playTournament, type Tournament } from './tournament.ts';

const LADDER_FILE = new URL('../../shared/bots/README.md', import.meta.url);

const args = process.argv.slice(2);

function report(tournament: Tournament, figures: Figures): void {
  const { json, ladder, write } = tournament.options;
  print(asTables(tournament, figures));
  if (json !== null) writeFileSync(json, `${asJson(tournament, figures)}\n`);
  if (!ladder) return;
  const table = ladderOf(tournament, figures, ['npm run arena --', ...args].join(' '));
  print(`\n${table}`);
  if (write) writeFileSync(LADDER_FILE, withLadder(readFileSync(LADDER_FILE, 'utf8'), table));
}

await runCommand(async () => {
  const options = readOptions(args);
  if (options === null) return print(USAGE);
  await buildStale([arena], (line) => process.stderr.write(`${line}\n`));
  const interrupt = new AbortController();
  // A second Ctrl-C ends the program at once, as always.
  process.once('SIGINT', () => interrupt.abort());
  const tournament = await playTournament(options, progressBar(), interrupt.signal);
  if (interrupt.signal.aborted) process.exitCode = 130;
  report(tournament, figuresOf(tournament));
});
