import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Candidate, obstaclesTo, sectionOf } from '../../../tools/release/gate.ts';
import { candidateIn } from '../../../tools/release/repository.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const READY: Candidate = {
  tag: 'v1.2.0',
  version: '1.2.0',
  files: new Map([['package.json', '"homepage": "https://hadara.org/"']]),
  packaging: 'appId: org.hadara.Hadara\npublish:\n  provider: generic\n  url: https://hadara.org/feed\n',
  metainfo: '<release version="1.2.0" date="2027-01-02"/>',
  changelog:
    '# Changelog\n\n## 1.3.0 (unreleased)\n\n- Later.\n\n## 1.2.0 (2027-01-02)\n\n- New.\n- Newer.\n\n## 1.1.0\n\n- Old.\n',
  isMacSigned: true,
};
const obstacles = (changes: Partial<Candidate>) => obstaclesTo({ ...READY, ...changes }).join('\n');

describe('a release', () => {
  it('is let through when all is told', () => {
    expect(obstaclesTo(READY)).toEqual([]);
  });

  it('is held up by a tag of another version', () => {
    expect(obstacles({ tag: 'v1.2.1' })).toBe('the tag is v1.2.1, and package.json says 1.2.0');
  });

  it('is held up by a name that is nobody’s, within a file or as its name', () => {
    const files = new Map([
      ['a.ts', "'example.hadara.Hadara'"],
      ['b.json', 'https://hadara.example/'],
      ['packaging/example.hadara.Hadara.yml', ''],
      ['c.md', 'an example of Hadara'],
    ]);
    expect(obstacles({ files })).toMatch(/into a\.ts, b\.json, packaging\/example\.hadara\.Hadara\.yml$/);
  });

  it.each(['publish: null\n', 'publish:\n', 'publish: ~ # later\n', ''])('is held up without a feed: %j', (publish) => {
    expect(obstacles({ packaging: `appId: org.hadara.Hadara\n${publish}mac: {}\n` })).toMatch(/no release feed/);
  });

  it('is held up when its changes or its entry in the metainfo are missing, or said to be unreleased', () => {
    expect(obstacles({ changelog: '# Changelog\n\n## 1.2.0 (unreleased)\n\n- New.\n' })).toMatch(/CHANGELOG\.md/);
    expect(obstacles({ changelog: '# Changelog\n\n## 1.2.0\n\n' })).toMatch(/CHANGELOG\.md/);
    expect(obstacles({ metainfo: '<release version="1.2.00"/>' })).toMatch(/metainfo/);
  });

  it('may be unsigned on macOS only when it says so', () => {
    expect(obstacles({ isMacSigned: false })).toMatch(/macOS packages are not signed/);
    const changelog = '## 1.2.0 (2027-01-02)\n\n- The macOS packages are unsigned: allow them in the settings.\n';
    expect(obstacles({ isMacSigned: false, changelog })).toBe('');
  });
});

it('takes the section of one version out of the changelog', () => {
  expect(sectionOf(READY.changelog, '1.2.0')).toBe('- New.\n- Newer.');
  expect(sectionOf(READY.changelog, '1.2')).toBeNull();
  expect(sectionOf(READY.changelog, '1.3.0')).toBeNull();
});

it('this repository, as it is, cannot be released: nobody has given it a name', () => {
  const candidate = candidateIn(ROOT, 'v0.1.0', false);
  const found = obstaclesTo(candidate);
  const examples = found.find((obstacle) => obstacle.startsWith("hadara.example is nobody's"));
  for (const name of ['electron-builder.yml', 'main/electron/hardening.ts', 'package.json'])
    expect(examples).toContain(name);
  expect(examples).toContain('packaging/example.hadara.Hadara.yml');
  expect(found).toContain('electron-builder.yml names no release feed (publish)');
  expect([...candidate.files.keys()].filter((name) => name.startsWith('tests/'))).toEqual([]);
});
