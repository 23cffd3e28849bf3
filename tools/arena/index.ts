import { readFileSync, writeFileSync } from 'node:fs';
import type { Scale } from '../../shared/matching/scale.ts';
import { buildStale } from '../build/build.ts';
import { arena } from '../build/targets.ts';
import { print, runCommand } from '../cli/command.ts';
import { earlierTargets } from './earlierTargets.ts';
import { type Figures, figuresOf } from './figures.ts';
import { ladderOf, withLadder } from './ladder.ts';
import { playMatchSeries } from './matchSeries.ts';
import { measureScale } from './measureScale.ts';
import { type ArenaOptions, readOptions } from './options.ts';
import { progressBar } from './progressBar.ts';
import { asJson, asTables, matchTable, scaleTable } from './report.ts';
import { playingWith } from './threads.ts';
import { playTournament, type Tournament } from './tournament.ts';

const LADDER_FILE = new URL('../../shared/bots/STRENGTH.md', import.meta.url);

const SCALE_FILE = new URL('../../shared/matching/scale.json', import.meta.url);

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

function reportScale({ write }: ArenaOptions, scale: Scale): void {
  print(scaleTable(scale));
  if (write) writeFileSync(SCALE_FILE, `${JSON.stringify(scale, null, 2)}\n`);
}

await runCommand(async () => {
  const options = readOptions(args);
  if (options === null) return;
  await buildStale([arena, ...earlierTargets(options.entrants)], (line) => process.stderr.write(`${line}\n`));
  const interrupt = new AbortController();
  // A second Ctrl-C ends the program at once, as always.
  process.once('SIGINT', () => interrupt.abort());
  const play = playingWith(options, interrupt.signal);
  if (options.scale) return reportScale(options, await measureScale(options, play));
  if (options.match) return print(matchTable(await playMatchSeries(options, play)));
  const tournament = await playTournament(options, progressBar(), interrupt.signal);
  if (interrupt.signal.aborted) process.exitCode = 130;
  report(tournament, figuresOf(tournament));
});
