import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { findElectron } from '../../main/start/electronBinary.ts';

/*
 * Electron's downloader and unpacker ask for a newer Node than the game promises to start with. Here they do their work
 * on the Node that runs this test: from a mirror on this computer, with a runtime that only looks like one.
 */

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');
const { version } = JSON.parse(readFileSync(path.join(PACKAGES, 'electron/package.json'), 'utf8'));
const ARCHIVE = `electron-v${version}-linux-x64.zip`;

/** The package as it is installed, its own packages included, and nothing downloaded yet. */
function freshPackage(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-download-'));
  const folder = path.join(root, 'node_modules/electron');
  mkdirSync(folder, { recursive: true });
  for (const file of ['install.js', 'package.json', 'checksums.json'])
    cpSync(path.join(PACKAGES, 'electron', file), path.join(folder, file));
  symlinkSync(path.join(PACKAGES, 'electron/node_modules'), path.join(folder, 'node_modules'));
  symlinkSync(path.join(PACKAGES, '@electron-internal'), path.join(root, 'node_modules/@electron-internal'));
  return folder;
}

/** Serves the release: the archive and the list of checksums. Resolves to the mirror's address. */
async function serveRelease(archive: Buffer): Promise<string> {
  const sum = createHash('sha256').update(archive).digest('hex');
  const files = new Map<string, Buffer | string>([
    [ARCHIVE, archive],
    ['SHASUMS256.txt', `${sum} *${ARCHIVE}\n`],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(path.basename(request.url ?? ''));
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function install(folder: string, mirror: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [path.join(folder, 'install.js')], {
    env: {
      ...process.env,
      ELECTRON_MIRROR: mirror,
      electron_config_cache: path.join(folder, 'cache'),
      ELECTRON_INSTALL_PLATFORM: 'linux',
      ELECTRON_INSTALL_ARCH: 'x64',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, status };
}

/** A zip, as Electron's releases are: `electron`, which may be run, and `resources/default_app.asar`. */
const RUNTIME = Buffer.from(
  'UEsDBBQAAAAIAAAAIQAahJDdDwAAAMgAAAAIAAAAZWxlY3Ryb25LVCgoyk8vSsxVSBzSLABQSwMEFAAAAAgAAAAhAIMW3IwDAAAAAQAAABoAAAByZXNvdXJjZXMvZGVmYXVsdF9hcHAuYXNhcqsAAFBLAQIUAxQAAAAIAAAAIQAahJDdDwAAAMgAAAAIAAAAAAAAAAAAAADtgQAAAABlbGVjdHJvblBLAQIUAxQAAAAIAAAAIQCDFtyMAwAAAAEAAAAaAAAAAAAAAAAAAACkgTUAAAByZXNvdXJjZXMvZGVmYXVsdF9hcHAuYXNhclBLBQYAAAAAAgACAH4AAABwAAAAAAA=',
  'base64',
);
const PROGRAM = 'a program '.repeat(20);

it('downloads and unpacks the runtime on this Node', async () => {
  const folder = freshPackage();
  const mirror = await serveRelease(RUNTIME);
  expect(await install(folder, mirror, { electron_use_remote_checksums: '1' })).toEqual({ said: '', status: 0 });
  const program = findElectron(folder, {});
  expect(program).toBe(path.join(folder, 'dist/electron'));
  expect(readFileSync(program ?? '', 'utf8')).toBe(PROGRAM);
  expect(statSync(program ?? '').mode & 0o777).toBe(0o755);
  expect(readFileSync(path.join(folder, 'dist/resources/default_app.asar'), 'utf8')).toBe('x');
});

it('takes no runtime but the one whose checksum the package names', async () => {
  const folder = freshPackage();
  const { said, status } = await install(folder, await serveRelease(RUNTIME), {});
  expect(status).toBe(1);
  expect(said).toMatch(/checksum/i);
  expect(findElectron(folder, {})).toBeNull();
});
