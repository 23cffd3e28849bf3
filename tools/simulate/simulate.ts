import { appendFileSync, writeFileSync } from 'node:fs';
import { engineOf } from '../../main/host/bots/engine.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { playBotGame } from '../../shared/session/bots/botGame.ts';
import { recordOf } from '../../shared/session/records/record.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { type ContentId, STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
import { EMBLEMS, type Emblem } from '../../shared/vocabulary/seats.ts';
import { loadContent } from './contentFile.ts';
import type { SimulateOptions } from './options.ts';
import { playToRecord } from './playToRecord.ts';
import { addSheet, newTallies, type SeatTally } from './tally.ts';

export interface Simulation {
  readonly options: SimulateOptions;
  readonly tallies: readonly SeatTally[];
  readonly seconds: number;
}

const gameOf = (options: SimulateOptions, content: ContentId, index: number): SavedGame => ({
  gameId: `simulated-${index + 1}`,
  name: null,
  seed: (options.seed + index) % 0x1_0000_0000,
  mode: options.mode,
  expansions: options.expansions,
  content,
  deal: null,
  players: options.levels.map((level, seat) => ({
    name: `${level} ${seat + 1}`,
    emblem: EMBLEMS[seat] as Emblem,
    controller: { kind: 'bot', level },
  })),
  actions: [],
});

const writeRecord = (file: string, saved: SavedGame, withLegal: boolean): void => {
  const lines = recordOf(saved, withLegal).map((line) => `${JSON.stringify(line)}\n`);
  appendFileSync(file, lines.join(''));
};

/**
 * Plays the games and writes their records. Throws an Error for a content file that cannot be played with,
 * and what the file system throws.
 */
export function simulate(options: SimulateOptions): Simulation {
  const content = options.content === null ? STANDARD_CONTENT : loadContent(options.content);
  if (options.record !== null) writeFileSync(options.record, '');
  const engine = engineOf(packageFile.version);
  const tallies = newTallies(options.seats);
  let milliseconds = 0;
  for (let index = 0; index < options.games; index++) {
    const start = performance.now();
    const game = gameOf(options, content, index);
    const { state, saved } = options.record === null ? playBotGame(game) : playToRecord(game, engine);
    milliseconds += performance.now() - start;
    if (state.result === null) throw new RangeError('a finished game has a result');
    addSheet(tallies, state.result);
    if (options.record !== null) writeRecord(options.record, saved, options.legal);
  }
  return { options, tallies, seconds: milliseconds / 1000 };
}
