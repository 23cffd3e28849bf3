/** An installed package, as npm's lock file describes it. */
interface LockedPackage {
  /** Where it is not the name of its folder. */
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** `package-lock.json`, version 3. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Where the manifest has npm look for what it is to install. */
const CACHE = 'npm-cache/_cacache/content-v2/sha512';

const allows = (list: readonly string[] | undefined, ...ours: readonly string[]) =>
  list === undefined || ours.some((one) => list.includes(one));

const isForFlatpak = ({ os, cpu, libc }: LockedPackage) =>
  allows(os, 'linux') && allows(cpu, 'x64', 'arm64') && allows(libc, 'glibc');

function nameOf(place: string, { name }: LockedPackage): string {
  return name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function addressOf(place: string, locked: LockedPackage): string {
  const name = nameOf(place, locked);
  return `https://registry.npmjs.org/${name}/-/${name.replace(/^@[^/]+\//, '')}-${locked.version}.tgz`;
}

/** @throws Error for a package that is named by another sum than SHA-512 */
function digestOf(place: string, { integrity }: LockedPackage): string {
  const [, sum] = /^sha512-([A-Za-z0-9+/]+=*)$/.exec(integrity ?? '') ?? [];
  if (sum === undefined) throw new Error(`${place} has no SHA-512 in the lock file`);
  return Buffer.from(sum, 'base64').toString('hex');
}

/**
 * What a build without a network takes every npm package from: the packages, laid where npm's cache has them, and a lock file
 * that says where each comes from, without which npm would ask the registry.
 */
export function flatpakSources(lock: Lock): readonly object[] {
  const installed = Object.entries(lock.packages).filter(([place, locked]) => place !== '' && isForFlatpak(locked));
  const files = new Map(
    installed.map(([place, locked]) => {
      const sha512 = digestOf(place, locked);
      const dest = `${CACHE}/${sha512.slice(0, 2)}/${sha512.slice(2, 4)}`;
      return [
        sha512,
        { type: 'file', url: addressOf(place, locked), sha512, dest, 'dest-filename': sha512.slice(4) },
      ] as const;
    }),
  );
  const packages = Object.fromEntries(
    Object.entries(lock.packages).map(([place, locked]) => [
      place,
      place === '' ? locked : { ...locked, resolved: addressOf(place, locked) },
    ]),
  );
  const contents = JSON.stringify({ ...lock, packages });
  return [...files.values(), { type: 'inline', contents, 'dest-filename': 'lock-with-addresses.json' }];
}
