import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAVE_ENDING } from '../../shared/contract/gameFile.ts';

/** As a hurried player has set them: the page in English, no sound, no animation, one press for a decision. */
const SETTINGS = {
  language: 'en',
  muted: true,
  speed: 'instant',
  confirmActions: false,
  coach: 'never',
  learnOffered: true,
  resolution: 50,
  refinement: false,
};

/** How many decisions a saved game has. */
export interface Decisions {
  readonly people: number;
  /** Those of bots, but for the safe ones that are taken where a thread fails. */
  readonly thoughtOut: number;
}

interface SavedPart {
  readonly players: readonly { readonly controller: { readonly kind: string } }[];
  readonly actions: readonly { readonly seat: number; readonly bot?: { readonly replaced?: unknown } }[];
}

/** A data folder for a self-test alone, so that no player's game or setting is touched. */
export class TestFolder {
  readonly path: string;

  constructor() {
    this.path = mkdtempSync(path.join(tmpdir(), 'hadara-self-test-'));
    writeFileSync(path.join(this.path, 'settings.json'), JSON.stringify(SETTINGS));
  }

  /** The files of the saved games. */
  private saves(): string[] {
    const folder = path.join(this.path, 'games');
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder)
      .filter((name) => /^[a-z0-9-]+\.json$/.test(name))
      .map((name) => path.join(folder, name));
  }

  private read(file: string): SavedPart {
    return JSON.parse(readFileSync(file, 'utf8')).data;
  }

  /** The decisions of the one game that is saved. */
  decisions(): Decisions {
    const [file] = this.saves();
    if (file === undefined) return { people: 0, thoughtOut: 0 };
    const { players, actions } = this.read(file);
    const isPerson = (seat: number) => players[seat]?.controller.kind === 'human';
    return {
      people: actions.filter(({ seat }) => isPerson(seat)).length,
      thoughtOut: actions.filter(({ seat, bot }) => !isPerson(seat) && bot?.replaced === undefined).length,
    };
  }

  /** How many games are saved. */
  games(): number {
    return this.saves().length;
  }

  /** Copies the saved game to a file as players pass them on. */
  exportGame(): string {
    const [file] = this.saves();
    if (file === undefined) throw new Error('no game was saved');
    const copy = path.join(this.path, `passed-on${SAVE_ENDING}`);
    writeFileSync(copy, readFileSync(file));
    return copy;
  }

  /** What the program's log tells as errors. */
  faults(): readonly string[] {
    const log = path.join(this.path, 'logs/host.log');
    return readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
  }
}
