import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'app-builder-lib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { APP_ID } from '../../main/electron/hardening.ts';
import { SAVE_ENDING } from '../../shared/contract/gameFile.ts';
import { LANGUAGES } from '../../shared/words/words.ts';
import { host, preload, renderer } from '../../tools/build/targets.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));

// Whether the packager understands it is seen where it packs (`packed.long.test.ts`).
const config: Configuration = parse(readFileSync(path.join(ROOT, 'electron-builder.yml'), 'utf8'));

describe('the packaging configuration', () => {
  it('builds for every desktop', () => {
    const forBoth = (...targets: string[]) =>
      targets.map((target) => ({
        target,
        arch: expect.toSatisfy((arch: string[]) => `${arch.sort()}` === 'arm64,x64'),
      }));
    expect(config.linux?.target).toEqual(forBoth('AppImage', 'deb', 'rpm'));
    expect(config.win?.target).toEqual(forBoth('nsis'));
    expect(config.mac?.target).toEqual(forBoth('dmg', 'zip'));
  });

  it('packs the built files and no packages', () => {
    const filter = config.files as string[];
    for (const { output } of [host, preload, renderer]) {
      const folder = path.relative(ROOT, path.dirname(output)).split(path.sep).join('/');
      expect(filter).toContain(`${folder}/**`);
    }
    expect(filter).toContain('!node_modules/**');
    expect(config.asar).toBe(true);
    expect(Object.keys(manifest.dependencies ?? {})).toEqual([]);
  });

  it('closes every way into the runtime that the game does not use', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      enableCookieEncryption: false,
      resetAdHocDarwinSignature: true,
    });
  });

  it('names the version of Electron that is installed, and the file that starts', () => {
    expect(config.electronVersion).toBe(lock.packages['node_modules/electron'].version);
    expect(path.join(ROOT, manifest.main)).toBe(host.output);
    expect(manifest.desktopName).toBe(`${config.appId}.desktop`);
  });

  it('has one address, and none that could be somebody else’s', () => {
    const { hostname } = new URL(manifest.homepage);
    // Kept free for examples for ever (RFC 2606).
    expect(hostname).toMatch(/\.example$/);
    expect(config.appId).toBe([...hostname.split('.').reverse(), config.productName].join('.'));
    expect(config.linux?.maintainer).toMatch(new RegExp(`^[\\w ]+ <\\w+@${hostname}>$`));
    const told = JSON.stringify([manifest, config]);
    expect(told.match(/https?:\/\/[^"/]+/g)).toEqual([`https://${hostname}`]);
  });

  it('gives the windows on Windows the name of the installed program', () => {
    expect(APP_ID).toBe(config.appId);
  });

  it('makes one installer for Windows: its name says no processor', () => {
    expect(config.nsis?.artifactName).toBe(String(config.artifactName).replace(/-\$\{arch\}/, ''));
  });

  it('takes the runtime of AppImages that needs no library which systems lack', () => {
    expect(config.toolsets?.appimage).toBe('1.0.3');
  });

  it('brings Chromium’s own words for every language that the game speaks', () => {
    const brought = [config.electronLanguages].flat().map((locale) => `${locale}`.split('-')[0]);
    expect(brought.sort()).toEqual([...LANGUAGES].sort());
  });

  it('opens the files that the game writes', () => {
    expect(config.fileAssociations).toMatchObject([
      { ext: SAVE_ENDING.slice(1), mimeType: 'application/x-hadara', icon: 'hadara' },
    ]);
  });
});
