import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPackage } from '@electron/asar';

/** Where the switches of Electron's program begin (@electron/fuses looks for it), then version, count, and each one. */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron delivers them: most on, the ones for cookies, integrity and the archive off; the ninth is unknown here. */
const FUSES_AS_DELIVERED = '101100011';

const FILES: Readonly<Record<string, string>> = {
  'chrome-sandbox': '',
  chrome_crashpad_handler: '',
  'resources.pak': '',
  'icudtl.dat': '',
  'v8_context_snapshot.bin': '',
  LICENSE: 'of the runtime',
  'LICENSES.chromium.html': 'of its parts',
  version: '45.4.1',
  'locales/cs.pak': '',
  'locales/de.pak': '',
  'locales/en-US.pak': '',
  'locales/es.pak': '',
  'locales/fr.pak': '',
  'locales/it.pak': '',
};

/** Makes something in an empty folder that a packager takes for the Electron runtime: it may be packed, not started. */
export async function makeFakeRuntime(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'locales'), { recursive: true });
  await mkdir(path.join(folder, 'resources'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text);
  const wire = Buffer.concat([Buffer.from(FUSE_SENTINEL), Buffer.from([1, 9]), Buffer.from(FUSES_AS_DELIVERED)]);
  await writeFile(path.join(folder, 'electron'), wire, { mode: 0o755 });
  await createPackage(path.join(folder, 'locales'), path.join(folder, 'resources/default_app.asar'));
}
