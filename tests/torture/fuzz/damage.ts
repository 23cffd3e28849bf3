import { createHash } from 'node:crypto';
import type { Kind } from '../../../main/host/files/ordinaryFile.ts';
import { type Luck, pick } from '../../fixtures/luck.ts';

/** Ways to spoil a file; `others` are whole files to mix it up with. */
export interface Damage {
  readonly name: string;
  readonly weight: number;
  /** The seal is made anew, or never broken: what comes out may be a whole file that says something else. */
  readonly forged?: boolean;
  /** Something else stands in the file's place. */
  readonly instead?: Exclude<Kind, 'file'>;
  spoil(bytes: Uint8Array, luck: Luck, others: readonly Uint8Array[]): Uint8Array;
}

const HUGE = 5 * 2 ** 20;
const DEEP = 100_000;

const randomBytes = (count: number, luck: Luck): Uint8Array => Uint8Array.from({ length: count }, () => luck(256));
const at = (bytes: Uint8Array, luck: Luck): number => luck(bytes.length + 1);

function flip(bytes: Uint8Array, luck: Luck): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let flips = 1 + luck(4); flips > 0 && copy.length > 0; flips--) {
    const place = luck(copy.length);
    copy[place] = (copy[place] ?? 0) ^ (1 << luck(8));
  }
  return copy;
}

function insert(bytes: Uint8Array, luck: Luck): Uint8Array {
  const place = at(bytes, luck);
  return Buffer.concat([bytes.subarray(0, place), randomBytes(1 + luck(16), luck), bytes.subarray(place)]);
}

function overwrite(bytes: Uint8Array, luck: Luck): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.set(randomBytes(Math.min(1 + luck(64), copy.length), luck), 0);
  return copy;
}

const ALIKE = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'];

/** Puts a digit for a digit or a letter for a letter: what comes out is as well formed as before. */
function alter(bytes: Uint8Array, luck: Luck): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let attempt = 0; attempt < 50 && copy.length > 0; attempt++) {
    const place = luck(copy.length);
    const alike = ALIKE.find((characters) => characters.includes(String.fromCharCode(copy[place] ?? 0)));
    if (alike === undefined) continue;
    copy.write(alike[luck(alike.length)] ?? '', place, 'latin1');
    break;
  }
  return copy;
}

/** Values of every type that a file may have where another one is wanted. */
const WRONG: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e999',
  '0.5',
  '9007199254740993',
  '""',
  '"constructor"',
  '"\\u0000"',
  '[]',
  '{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"hasOwnProperty":2}',
];

type Node = Record<string, unknown>;

/** All places below a value, as the object and its key. */
function placesIn(value: unknown): [Node, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  return Object.keys(node).flatMap((key) => [[node, key] as [Node, string], ...placesIn(node[key])]);
}

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8').split('\n')[0] ?? '');
  } catch {
    return null;
  }
};

const MARK = '"put something wrong here"';

/** Puts a value of the wrong type somewhere; seals a sealed file anew, so that the damage gets past its checksum. */
function wrongType(bytes: Uint8Array, luck: Luck): Uint8Array {
  const value = parsed(bytes);
  const places = placesIn(value);
  if (places.length === 0) return flip(bytes, luck);
  const [node, key] = pick(places, luck);
  node[key] = JSON.parse(MARK);
  const wrong = pick(WRONG, luck);
  const sealed = value as Node;
  const text = JSON.stringify(value).replace(MARK, () => wrong);
  if (typeof sealed.sha256 !== 'string' || sealed.sha256 === JSON.parse(MARK)) return Buffer.from(text);
  const { version, savedAt, data } = JSON.parse(text) as Node;
  const covered = savedAt === undefined ? [version, data] : [version, savedAt, data];
  const sha256 = createHash('sha256').update(JSON.stringify(covered)).digest('hex');
  return Buffer.from(text.replace(sealed.sha256, sha256));
}

const repeat = (text: string, length: number): Uint8Array => Buffer.alloc(length, text);

const nothing = (): Uint8Array => new Uint8Array();

const DAMAGES: readonly Damage[] = [
  { name: 'truncated', weight: 20, spoil: (bytes, luck) => bytes.subarray(0, at(bytes, luck)) },
  { name: 'bits flipped', weight: 20, spoil: flip },
  { name: 'characters altered', weight: 20, spoil: alter },
  { name: 'bytes inserted', weight: 15, spoil: insert },
  { name: 'overwritten', weight: 10, spoil: overwrite },
  { name: 'wrong types', weight: 20, forged: true, spoil: wrongType },
  { name: 'swapped', weight: 8, forged: true, spoil: (_, luck, others) => pick(others, luck) },
  { name: 'empty', weight: 4, spoil: nothing },
  { name: 'link', weight: 4, instead: 'link', spoil: nothing },
  { name: 'folder', weight: 4, instead: 'folder', spoil: nothing },
  { name: 'pipe', weight: 4, instead: 'other', spoil: nothing },
  { name: 'deep', weight: 2, spoil: (_, luck) => repeat(pick(['[', '{"a":', '[{"__proto__":'], luck), DEEP) },
  { name: 'huge', weight: 1, spoil: (bytes) => Buffer.concat([bytes, repeat(' {"', HUGE)]) },
];

export function drawDamage(luck: Luck): Damage {
  let left = luck(DAMAGES.reduce((sum, { weight }) => sum + weight, 0));
  for (const damage of DAMAGES) {
    left -= damage.weight;
    if (left < 0) return damage;
  }
  throw new RangeError('no damage has a weight');
}
