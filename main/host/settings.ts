import path from 'node:path';
import type { Notice } from '../../shared/contract/answers.ts';
import type { CallInput } from '../../shared/contract/contract.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import { type Settings, settingsSchema } from '../../shared/contract/tableSetup.ts';
import { LARGEST_SETTINGS } from './files/dataFolderCheck.ts';
import { readText, sweepTemporaries, writeDurably } from './files/durableFile.ts';
import type { FileSystem } from './files/fileSystem.ts';
import type { SaveWatch } from './saves/saveWatch.ts';
import { createTaskQueue } from './taskQueue.ts';

const SETTINGS_FILE = 'settings.json';

type SettingsChange = CallInput<'settings.change'>;

export interface SettingsStore {
  readonly current: Settings;
  /**
   * Merges changes in and writes them, on top of what another program may have written since. Resolves to the new
   * settings, also when the disk refuses: they hold till the end.
   */
  change(changes: SettingsChange): Promise<Settings>;
  /** Tries once more to write what the disk did not take. Never rejects. */
  flush(): Promise<void>;
}

export interface SettingsOptions {
  readonly files: FileSystem;
  readonly folder: string;
  readonly announce: (notice: Notice) => void;
  readonly watch: SaveWatch;
}

/** What could be read, and the names of what could not. `unread`: the file may be as good as ever. */
interface Salvage {
  readonly good: Partial<Settings>;
  readonly reset: readonly string[];
  readonly unread?: boolean;
}

/** Drops unknown keys; a damaged key costs no other. */
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
  // Before text had a size of its own, it grew with the panels.
  if (good.uiScale !== undefined && !values.has('textScale')) good.textScale = good.uiScale;
  return { good, reset };
}

function parse(text: string): Salvage {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) return salvage(stored);
  } catch {
    // No JSON and the wrong JSON are the same to the player.
  }
  return { good: {}, reset: [SETTINGS_FILE] };
}

async function read(files: FileSystem, file: string): Promise<Salvage> {
  try {
    const text = await readText(files, file, LARGEST_SETTINGS);
    return text === null ? { good: {}, reset: [] } : parse(text);
  } catch {
    return { good: {}, reset: [SETTINGS_FILE], unread: true };
  }
}

/** Reads the settings. What is damaged falls back to its default, which is announced; never rejects. */
export async function openSettings({ files, folder, announce, watch }: SettingsOptions): Promise<SettingsStore> {
  const file = path.join(folder, SETTINGS_FILE);
  await sweepTemporaries(files, folder);
  const { good, reset, unread = false } = await read(files, file);
  let current = settingsSchema.parse({ ...DEFAULT_SETTINGS, ...good });
  /** What was changed here and is not on the disk yet. */
  let unwritten: Partial<Settings> = {};
  let isOwed = false;
  const queue = createTaskQueue();
  // Queued, so that of two changes made at once the newer one ends up on the disk.
  const write = () =>
    queue.put(async () => {
      const written = await watch.attempt(SETTINGS_FILE, async () => {
        await files.makeFolder(folder);
        const others = (await read(files, file)).good;
        current = settingsSchema.parse({ ...current, ...others, ...unwritten });
        const written = unwritten;
        await writeDurably(files, file, `${JSON.stringify(current, null, 2)}\n`);
        // What was changed meanwhile is still to be written.
        if (unwritten === written) unwritten = {};
        return true;
      });
      isOwed = written === null;
    });

  if (reset.length > 0) {
    announce({ code: 'settingsReset', detail: reset.join(', ') });
    if (!unread) await write();
  }
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
    flush: async () => {
      if (isOwed) await write();
    },
  };
}
