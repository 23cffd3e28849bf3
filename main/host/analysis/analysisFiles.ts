import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Judgement } from '../../../shared/contract/analysis.ts';
import { actionSchema } from '../../../shared/contract/contract.ts';
import { reasonFigures } from '../../../shared/contract/reasonShape.ts';
import { MOST_DECISIONS } from '../../../shared/vocabulary/limits.ts';
import { readText, removeTemporaries, writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { GAMES_FOLDER, gamesAmong } from '../saves/gameFiles.ts';

/** The results of analyses of finished games, one file for each, below the player's data. */
export const ANALYSIS_FOLDER = 'analysis';

/** Bytes: ten times what the longest games come to. */
const LARGEST = 4 * 2 ** 20;

const judgementSchema = z.object({
  position: z.number().int().min(0).max(MOST_DECISIONS),
  reason: z.object({ action: actionSchema, instead: actionSchema.nullable(), ...reasonFigures }),
});

/** `key` stands for what was judged, and how. Only results with the present key are valid. */
const contentsSchema = z.object({ key: z.string(), judged: z.array(judgementSchema).max(MOST_DECISIONS) });

const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The first line of a file, with the digest of the second line. */
const headOf = (contents: string): string => JSON.stringify({ format: 'hadara-analysis', sha256: digestOf(contents) });

const fileOf = (dataFolder: string, gameId: string): string => path.join(dataFolder, ANALYSIS_FOLDER, `${gameId}.json`);

/** Keeps the results of analyses. They can be computed again, so problems with the files are not reported. */
export class AnalysisFiles {
  private readonly files: FileSystem;
  private readonly dataFolder: string;

  constructor(files: FileSystem, dataFolder: string) {
    this.files = files;
    this.dataFolder = dataFolder;
  }

  /** The results of a game under this key; none when the file is missing, damaged, foreign or stale. Never rejects. */
  async read(gameId: string, key: string): Promise<readonly Judgement[]> {
    try {
      const text = (await readText(this.files, fileOf(this.dataFolder, gameId), LARGEST)) ?? '';
      const end = text.indexOf('\n');
      const contents = text.slice(end + 1);
      if (text.slice(0, end) !== headOf(contents)) return [];
      const kept = contentsSchema.parse(JSON.parse(contents));
      return kept.key === key ? kept.judged : [];
    } catch {
      return [];
    }
  }

  /** Rejects when the disk refuses. */
  async write(gameId: string, key: string, judged: readonly Judgement[]): Promise<void> {
    const contents = JSON.stringify({ key, judged });
    await this.files.makeFolder(path.join(this.dataFolder, ANALYSIS_FOLDER));
    await writeDurably(this.files, fileOf(this.dataFolder, gameId), `${headOf(contents)}\n${contents}`);
  }

  /**
   * Removes the results of games that were deleted for good. Called at the start, when the trash is empty: a game that
   * is restored before finds its results again. Never rejects.
   */
  async sweep(): Promise<void> {
    const folder = path.join(this.dataFolder, ANALYSIS_FOLDER);
    try {
      const names = await this.files.list(folder);
      await removeTemporaries(this.files, folder, names);
      const games = new Set(gamesAmong(await this.files.list(path.join(this.dataFolder, GAMES_FOLDER))));
      for (const gameId of gamesAmong(names))
        if (!games.has(gameId)) await this.files.remove(fileOf(this.dataFolder, gameId));
    } catch {
      // If a folder cannot be listed, no game counts as deleted.
    }
  }
}
