import { contentIdOf } from '../../../main/host/content/fingerprint.ts';
import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import { prepareContent, registerContent } from '../../../shared/content/content.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { recordLines, textOf } from '../../fixtures/recordFile.ts';
import { ownContent, ownText } from '../../main/host/content/ownContent.ts';
import { playersOf, savedGames } from '../../main/host/saves/savedGames.ts';
import { DATA_FOLDER } from '../hostOn.ts';
import { notesFiles } from './notes.ts';

/** A game with its backups: how many decisions each file holds, the newest first. */
export interface StockedGame {
  readonly gameId: string;
  /** Paths, the game's own file first. */
  readonly files: readonly string[];
  readonly decisions: readonly number[];
}

export interface Stock {
  /** Every file of a program that was much used, by its path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly games: readonly StockedGame[];
  /** Files that are not the program's own: records and saved games from elsewhere. */
  readonly record: Uint8Array;
  readonly save: Uint8Array;
}

const seal = (saved: SavedGame, savedAt: number): Uint8Array =>
  Buffer.from(sealSave(saved, savedAt, summaryOf(saved, savedAt)));

const ENDINGS = ['.json', '.bak1.json', '.bak2.json', '.bak3.json'];

function stockGame(positions: readonly SavedGame[], name: string, files: Map<string, Uint8Array>) {
  const newest = [...positions].reverse().slice(0, ENDINGS.length);
  const paths = newest.map((saved, age) => {
    const file = `${DATA_FOLDER}/games/${name}${ENDINGS[age]}`;
    files.set(file, seal(saved, 1000 - age));
    return file;
  });
  return { gameId: positions[0]?.gameId ?? '', files: paths, decisions: newest.map(({ actions }) => actions.length) };
}

const OWN = contentIdOf(ownContent(7));

/** Makes one file of every kind that the program reads. */
export function makeStock(): Stock {
  registerContent(prepareContent(ownContent(7), OWN));
  const files = new Map<string, Uint8Array>();
  const put = (name: string, text: string) => files.set(`${DATA_FOLDER}/${name}`, Buffer.from(text));
  const lastTable = { mode: 'basic', players: playersOf('hbb'), expansions: [], content: 'standard' } as const;
  put('settings.json', JSON.stringify({ ...DEFAULT_SETTINGS, uiScale: 150, lastTable }, null, 2));
  put('content/mine.json', ownText(9));
  put(`content/used/${OWN}.json`, ownText(7));
  for (const [name, text] of notesFiles()) put(name, text);
  put('logs/host.log', '{"time":"2030-01-01T00:00:00.000Z","level":"info","event":"host started"}\n');
  put('trash/deleted-game.json', '{}');
  const twoPlayers = { players: playersOf('bb') };
  const games = [
    stockGame(savedGames(9), 'a-game', files),
    stockGame(savedGames(5, { ...twoPlayers, gameId: 'own-game', content: OWN }), 'own-game', files),
    stockGame(savedGames(6, { ...twoPlayers, gameId: 'third-game' }), 'third-game', files),
  ];
  const [saved] = savedGames(4, { ...twoPlayers, gameId: 'from-elsewhere' }).slice(-1);
  if (saved === undefined) throw new Error('no game');
  return { files, games, record: Buffer.from(textOf(recordLines)), save: seal(saved, 5) };
}
