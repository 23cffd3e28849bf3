import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const MODULES = path.resolve(import.meta.dirname, '../../../../node_modules');

/** A zip, as Electron's releases are: `electron`, which may be run, and `resources/default_app.asar`. */
export const ARCHIVE = Buffer.from(
  'UEsDBBQAAAAIAAAAIQAahJDdDwAAAMgAAAAIAAAAZWxlY3Ryb25LVCgoyk8vSsxVSBzSLABQSwMEFAAAAAgAAAAhAIMW3IwDAAAAAQAAABoAAAByZXNvdXJjZXMvZGVmYXVsdF9hcHAuYXNhcqsAAFBLAQIUAxQAAAAIAAAAIQAahJDdDwAAAMgAAAAIAAAAAAAAAAAAAADtgQAAAABlbGVjdHJvblBLAQIUAxQAAAAIAAAAIQCDFtyMAwAAAAEAAAAaAAAAAAAAAAAAAACkgTUAAAByZXNvdXJjZXMvZGVmYXVsdF9hcHAuYXNhclBLBQYAAAAAAgACAH4AAABwAAAAAAA=',
  'base64',
);
/** What the program in it holds. */
export const PROGRAM = 'a program '.repeat(20);

/**
 * Electron's own package without its runtime: with its real downloader and unpacker, which ask for a newer Node than the
 * game promises to start with and do their work on the one that runs this.
 */
export function makePackage(checksumOf: Buffer = ARCHIVE) {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-runtime-'));
  const packageFolder = path.join(root, 'node_modules/electron');
  const temporary = path.join(root, 'temporary');
  for (const one of [packageFolder, temporary]) mkdirSync(one, { recursive: true });
  cpSync(path.join(MODULES, 'electron/package.json'), path.join(packageFolder, 'package.json'));
  symlinkSync(path.join(MODULES, 'electron/node_modules'), path.join(packageFolder, 'node_modules'));
  symlinkSync(path.join(MODULES, '@electron-internal'), path.join(root, 'node_modules/@electron-internal'));
  const sum = createHash('sha256').update(checksumOf).digest('hex');
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const archive = `electron-v${version}-${process.platform}-${process.arch}.zip`;
  writeFileSync(path.join(packageFolder, 'checksums.json'), JSON.stringify({ [archive]: sum }));
  const own = new Set(readdirSync(packageFolder));
  return {
    root,
    packageFolder,
    temporary,
    cache: path.join(root, 'cache'),
    /** What lies there beside the package itself. */
    left: () => [...readdirSync(packageFolder).filter((name) => !own.has(name)), ...readdirSync(temporary)],
  };
}

/** What is to be ended when the tests of a file are over: several run at the same time. */
const open: (() => void)[] = [];
afterAll(() => {
  for (const end of open.splice(0)) end();
});

/** Starts a server on this computer, which ends with the tests. Resolves to its address, with a slash. */
export async function serve(answer: RequestListener | Server): Promise<string> {
  const server = typeof answer === 'function' ? createServer(answer) : answer;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Answers with the archive. `send` does so in its own way. */
export const archiveServer =
  (send: (response: Parameters<RequestListener>[1]) => void = (response) => response.end(ARCHIVE)): RequestListener =>
  ({ method }, response) => {
    response.writeHead(200, { 'content-length': ARCHIVE.length });
    if (method === 'HEAD') response.end();
    else send(response);
  };

/** A proxy that leads every name to one port of this computer, and the names that it was asked for. */
export async function serveProxy(target: string): Promise<{ readonly address: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((_request, response) => response.writeHead(500).end());
  server.on('connect', ({ url }, client) => {
    asked.push(url ?? '');
    const line = connect(Number(new URL(target).port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      line.pipe(client);
      client.pipe(line);
    });
    for (const end of [line, client]) end.on('error', () => undefined);
    open.push(() => line.destroy());
  });
  return { address: await serve(server), asked };
}
