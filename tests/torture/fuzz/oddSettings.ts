import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { type Luck, pick } from '../../fixtures/luck.ts';
import { MemoryDisk } from '../../main/host/files/memoryDisk.ts';
import { DATA_FOLDER, hostOn } from '../hostOn.ts';

const FILE = `${DATA_FOLDER}/settings.json`;
const OWN = { uiScale: 150, speed: 'fast' } as const;

/** JSON that is no settings of ours. */
const OTHERS: readonly unknown[] = [
  null,
  true,
  7,
  'settings',
  [],
  [DEFAULT_SETTINGS],
  { version: 3 },
  { 'editor.fontSize': 12, 'files.autoSave': 'off' },
  { toString: 1, constructor: { prototype: {} } },
];

/** What a newer program may keep beside what this one knows. */
const NEWER: readonly unknown[] = ['new', 5, null, [1, 2], { deep: { er: [true] } }, 'x'.repeat(1000)];

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const onDisk = (disk: MemoryDisk): Record<string, unknown> =>
  JSON.parse(Buffer.from(disk.bytes(FILE)).toString('utf8'));

const newerKeys = (luck: Luck): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: 1 + luck(5) }, (_, index) => [`newer${index}`, pick(NEWER, luck)]));

/** A file that cannot be read for a while, or for the whole run, stays as it is, and is told of once. */
async function unreadable(luck: Luck): Promise<void> {
  const disk = new MemoryDisk();
  const text = JSON.stringify({ ...DEFAULT_SETTINGS, ...OWN });
  disk.put(FILE, text);
  const code = pick(['EACCES', 'EIO', 'ENXIO'], luck);
  disk.fault = (operation, file) => {
    if (operation === 'read' && file.endsWith('settings.json')) throw Object.assign(new Error(code), { code });
  };
  const { host, call, notices } = await hostOn(disk);
  must(Buffer.from(disk.bytes(FILE)).toString('utf8') === text, 'settings that could not be read were written over');
  must(notices.filter(({ code }) => code === 'settingsUnread').length === 1, 'it was not told that they are unread');
  const isForAWhile = luck(2) === 0;
  if (isForAWhile) disk.fault = () => undefined;
  await call('settings.change', { textScale: 125 });
  disk.fault = () => undefined;
  await host.dispose();
  const aside = disk.files().find((name) => name.startsWith('settings.json.corrupt-'));
  if (isForAWhile) must(onDisk(disk).uiScale === OWN.uiScale, 'what could be read again was lost');
  else must(aside !== undefined && disk.text(aside) === text, 'what could not be read was not kept');
  must(onDisk(disk).textScale === 125, 'what was changed is not on the disk');
}

/** Anything else is set aside bit for bit, and told of. */
async function otherJson(luck: Luck): Promise<void> {
  const disk = new MemoryDisk();
  const text = JSON.stringify(pick(OTHERS, luck));
  disk.put(FILE, text);
  const { host, call, notices } = await hostOn(disk);
  const aside = notices.find(({ code }) => code === 'settingsAside')?.detail ?? '';
  must(disk.files().includes(aside) && disk.text(aside) === text, `${text} was not set aside, or not told of`);
  await call('settings.change', { uiScale: 125 });
  must((await call('settings.read', {})).speed === DEFAULT_SETTINGS.speed, 'a setting is not what it is at first');
  await host.dispose();
  must(onDisk(disk).uiScale === 125, 'what was changed is not on the disk');
}

/** What a newer program keeps there stays, whatever is changed, and is nothing to tell of. */
async function newerProgram(luck: Luck): Promise<void> {
  const disk = new MemoryDisk();
  const newer = newerKeys(luck);
  disk.put(FILE, JSON.stringify({ ...newer, ...DEFAULT_SETTINGS, ...OWN }));
  const { host, call, notices } = await hostOn(disk);
  const changes = 1 + luck(4);
  for (let change = 0; change < changes; change++) await call('settings.change', { uiScale: 100 + change });
  await host.dispose();
  const { uiScale, speed, ...rest } = onDisk(disk);
  must(uiScale === 99 + changes && speed === OWN.speed, 'a setting of ours is lost');
  for (const [key, value] of Object.entries(newer))
    must(JSON.stringify(rest[key]) === JSON.stringify(value), `${key} of a newer program is lost`);
  must(notices.length === 0, `told of newer settings: ${JSON.stringify(notices)}`);
}

/** By their names in reports. */
const WAYS: Readonly<Record<string, (luck: Luck) => Promise<void>>> = {
  'odd settings: unreadable': unreadable,
  'odd settings: other JSON': otherJson,
  'odd settings: newer keys': newerProgram,
};

/** Starts a host on settings as no program of this version leaves them. Rejects with what is wrong. */
export async function fuzzSettings(luck: Luck, note: (name: string) => void): Promise<void> {
  const [name, way] = pick(Object.entries(WAYS), luck);
  note(name);
  await way(luck).catch((error: Error) => Promise.reject(new Error(`${name}: ${error.message}`)));
}
