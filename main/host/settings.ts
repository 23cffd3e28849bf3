import path from 'node:path';
import type { Notice } from '../../shared/contract/answers.ts';
import type { CallInput } from '../../shared/contract/contract.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import { type Settings, settingsSchema } from '../../shared/contract/tableSetup.ts';
import { LARGEST_SETTINGS } from './files/dataFolderCheck.ts';
import { readText, sweepTemporaries, writeDurably } from './files/durableFile.ts';
import type { FileSystem } from './files/fileSystem.ts';
import { setAside } from './files/setAside.ts';
import type { SaveWatch } from './saves/saveWatch.ts';
import { createTaskQueue } from './taskQueue.ts';

const SETTINGS_FILE = 'settings.json';

type SettingsChange = CallInput<'settings.change'>;

export interface SettingsStore {
  readonly current: Settings;
  /**
   * Merges changes in and writes them, on top of what another program may have written since. Resolves to the new
   * settings even when the disk refuses; they then apply until the program ends.
   */
  change(changes: SettingsChange): Promise<Settings>;
  /** Resolves when everything that was changed has been written or refused. Never rejects. */
  settled(): Promise<void>;
}

export interface SettingsOptions {
  readonly files: FileSystem;
  readonly folder: string;
  readonly announce: (notice: Notice) => void;
  readonly watch: SaveWatch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What was read from the file: valid settings, and the names of those without a valid value. */
interface Salvage {
  /** All keys of the file, including those of a newer program. */
  readonly stored: object;
  readonly good: Partial<Settings>;
  readonly reset: readonly string[];
}

/** `unread`: it cannot be read now but may be intact. `foreign`: not our settings, or damaged. */
type Found = (Salvage & { readonly kind: 'settings' }) | { readonly kind: 'missing' | 'unread' | 'foreign' };

/** Reads the settings key by key, so that a damaged one does not cost the others. */
function salvage(stored: object): Salvage {
  const values = new Map(Object.entries(stored));
  const good: Record<string, unknown> = {};
  const reset: string[] = [];
  for (const [key, schema] of Object.entries(settingsSchema.shape)) {
    if (!values.has(key)) continue;
    const parsed = schema.safeParse(values.get(key));
    if (parsed.success) good[key] = parsed.data;
    else reset.push(key);
  }
  // Before there was a size for text, text grew with the panels.
  if (good.uiScale !== undefined && !values.has('textScale')) good.textScale = good.uiScale;
  return { stored, good, reset };
}

const isKnown = (key: string): boolean => Object.hasOwn(settingsSchema.shape, key);

function parse(text: string): Found {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return { kind: 'foreign' };
    const keys = Object.keys(stored);
    // An empty object is valid: a player may have deleted every line.
    return keys.length === 0 || keys.some(isKnown) ? { kind: 'settings', ...salvage(stored) } : { kind: 'foreign' };
  } catch {
    return { kind: 'foreign' };
  }
}

async function read(files: FileSystem, file: string): Promise<Found> {
  try {
    const text = await readText(files, file, LARGEST_SETTINGS);
    return text === null ? { kind: 'missing' } : parse(text);
  } catch {
    return { kind: 'unread' };
  }
}

/** The text of the file. Keys of a newer program are kept, unless the file would be too large to be read again. */
function textOf(settings: Settings, stored: object): string {
  const text = `${JSON.stringify({ ...stored, ...settings }, null, 2)}\n`;
  return Buffer.byteLength(text) > LARGEST_SETTINGS ? `${JSON.stringify(settings, null, 2)}\n` : text;
}

/** Reads the settings. Damaged values fall back to their defaults, which is announced. Never rejects. */
export async function openSettings({ files, folder, announce, watch, now }: SettingsOptions): Promise<SettingsStore> {
  const file = path.join(folder, SETTINGS_FILE);
  const queue = createTaskQueue();
  let current: Settings = settingsSchema.parse(DEFAULT_SETTINGS);
  /** Changes that are not on the disk yet. */
  let unwritten: Partial<Settings> = {};

  /** A file that cannot be read as settings is kept under another name. */
  const makeRoom = async (): Promise<void> => {
    const detail = await setAside(files, file, 'corrupt', now());
    announce({ code: 'settingsAside', detail });
  };
  const writeNow = async (): Promise<void> => {
    await files.makeFolder(folder);
    const found = await read(files, file);
    if (found.kind === 'foreign' || found.kind === 'unread') await makeRoom();
    const { stored, good } = found.kind === 'settings' ? found : { stored: {}, good: {} };
    current = settingsSchema.parse({ ...current, ...good, ...unwritten });
    const written = unwritten;
    await writeDurably(files, file, textOf(current, stored));
    // What changed meanwhile still has to be written.
    if (unwritten === written) unwritten = {};
  };
  // Queued, so that of two changes made at once the newer one ends up on the disk.
  const write = () => queue.put(() => watch.attempt(SETTINGS_FILE, writeNow, { again: write }));

  const start = async (): Promise<void> => {
    await sweepTemporaries(files, folder);
    const found = await read(files, file);
    if (found.kind === 'unread') announce({ code: 'settingsUnread', detail: SETTINGS_FILE });
    if (found.kind === 'foreign') await makeRoom();
    if (found.kind !== 'settings') return;
    current = settingsSchema.parse({ ...current, ...found.good });
    if (found.reset.length === 0) return;
    announce({ code: 'settingsReset', detail: found.reset.join(', ') });
    await write();
  };
  await start();
  return {
    get current() {
      return current;
    },
    change: async (changes) => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      current = settingsSchema.parse({ ...current, ...given });
      unwritten = { ...unwritten, ...given };
      await write();
      return current;
    },
    settled: () => queue.put(async () => undefined),
  };
}
