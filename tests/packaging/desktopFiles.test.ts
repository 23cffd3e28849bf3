import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { SAVE_ENDING } from '../../shared/contract/gameFile.ts';
import { LANGUAGES } from '../../shared/words/words.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const packaging = parse(read('electron-builder.yml'), { merge: true });
const manifest = JSON.parse(read('package.json'));
const ID: string = packaging.appId;
const metainfo = read(`packaging/${ID}.metainfo.xml`);
const flatpak = parse(read(`packaging/${ID}.yml`));
const desktopEntry = read(`packaging/${ID}.desktop`).trim().split('\n');

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en').sort();
const languagesIn = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, language]) => language).sort();

it('one id names the program everywhere', () => {
  expect(manifest.desktopName).toBe(`${ID}.desktop`);
  expect(metainfo).toContain(`<id>${ID}</id>`);
  expect(metainfo).toContain(`<launchable type="desktop-id">${ID}.desktop</launchable>`);
  expect(flatpak.id).toBe(ID);
  expect(desktopEntry).toEqual(expect.arrayContaining([`Icon=${ID}`, `StartupWMClass=${ID}`]));
  const own = readdirSync(path.join(ROOT, 'packaging')).filter((name) => name.startsWith('example.'));
  expect(own).toEqual(['desktop', 'metainfo.xml', 'yml'].map((ending) => `${ID}.${ending}`));
});

it('tells what the game is in every language that it speaks', () => {
  const { entry } = packaging.linux.desktop;
  for (const key of ['Comment', 'Keywords'])
    expect(languagesIn(new RegExp(`^${key}\\[(\\w+)\\]$`, 'gm'), Object.keys(entry).join('\n'))).toEqual(TRANSLATED);
  expect(languagesIn(/<summary xml:lang="(\w+)">/g, metainfo)).toEqual(TRANSLATED);
  expect(languagesIn(/<comment xml:lang="(\w+)">/g, read('packaging/mimeIcon.xml'))).toEqual(TRANSLATED);
  for (const [key, value] of Object.entries(entry))
    if (key.startsWith('Keywords')) expect(value).toMatch(/^([^;]+;)+$/);
});

it('has what software centres ask for, and lists have ends', () => {
  const asked = ['metadata_license', 'project_license', 'summary', 'description', 'developer', 'content_rating'];
  for (const element of [...asked, 'screenshots', 'releases', 'launchable'])
    expect(metainfo).toMatch(new RegExp(`<${element}[ >]`));
  expect(metainfo).toContain(`<project_license>${manifest.license}</project_license>`);
  expect(metainfo).toContain(`<url type="homepage">${manifest.homepage}</url>`);
  expect(metainfo).toContain(`<release version="${manifest.version}"`);
  expect(metainfo).toContain('<mediatype>application/x-hadara</mediatype>');
  // As AppStream has it: no full stop, and short.
  const summaries = [...metainfo.matchAll(/<summary[^>]*>([^<]+)</g)].map(([, summary = '']) => summary);
  for (const summary of summaries) expect(summary).toMatch(/^[^.]{10,60}$/);
  const opened = [...metainfo.matchAll(/<([a-z_]+)(?: [^>]*)?(?<!\/)>/g)].map(([, name]) => name).sort();
  expect([...metainfo.matchAll(/<\/([a-z_]+)>/g)].map(([, name]) => name).sort()).toEqual(opened);
});

it('gives saved games a picture of their own', () => {
  const mime = read('packaging/mimeIcon.xml');
  expect(mime).toContain(`<glob pattern="*${SAVE_ENDING}"/>`);
  expect(mime).toContain('<icon name="application-x-hadara"/>');
  for (const kind of ['deb', 'rpm']) {
    const places = (packaging[kind].fpm as string[]).map((pair) => pair.split('='));
    expect(places.map(([, place]) => place)).toEqual([
      `/usr/share/metainfo/${ID}.metainfo.xml`,
      '/usr/share/mime/packages/hadara_icon.xml',
      '/usr/share/icons/hicolor/scalable/mimetypes/application-x-hadara.svg',
    ]);
    for (const [file = ''] of places) expect(statSync(path.join(ROOT, file)).isFile()).toBe(true);
  }
  // The packager's own file names the icon of any document; the last in the order of names counts.
  expect('hadara_icon.xml' > 'hadara.xml').toBe(true);
});

it('the Flatpak is built of this very version of Electron, and of nothing that is fetched while it is built', () => {
  const [module] = flatpak.modules;
  const sums = JSON.parse(read('node_modules/electron/checksums.json'));
  const archives = module.sources.filter(({ type }: { type?: string }) => type === 'archive');
  expect(
    archives.map((one: { url: string; sha256: string; 'only-arches': string[] }) => [
      one['only-arches'],
      path.posix.basename(one.url),
      one.sha256,
    ]),
  ).toEqual(
    [
      ['x86_64', 'x64'],
      ['aarch64', 'arm64'],
    ].map(([processor, arch]) => {
      const name = `electron-v${packaging.electronVersion}-linux-${arch}.zip`;
      return [[processor], name, sums[name]];
    }),
  );
  expect(module.sources).toContain('generated-sources.json');
  expect(module['build-options'].env.npm_config_offline).toBe('true');
  expect(JSON.stringify(module['build-options'])).not.toContain('--share=network');
  expect(flatpak['finish-args'].some((one: string) => /network|filesystem|--socket=session-bus/.test(one))).toBe(false);
});

it('the Flatpak installs only files that are there', () => {
  const [module] = flatpak.modules;
  const sources = (module['build-commands'] as string[])
    .flatMap((command) => /^install -Dm\d+ (\S+) /.exec(command)?.[1] ?? [])
    .map((file) => file.replace('$FLATPAK_ID', ID));
  expect(sources.length).toBeGreaterThan(5);
  for (const file of sources) expect(statSync(path.join(ROOT, file)).isFile()).toBe(true);
});
