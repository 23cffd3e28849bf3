import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Candidate } from './gate.ts';

/** These may speak of the name that is nobody's. */
const MAY_SAY_SO = /^(tests|tools\/release)\/|^main\/electron\/PACKAGING\.md$|^packaging\/README\.md$/;
const TEXT = /(\.(ts|tsx|js|cjs|json|yml|yaml|xml|md|sh|desktop|svg|html|css)|LICENSE)$/;

/** What would be released of a repository. @param root the folder of `package.json` */
export function candidateIn(root: string, tag: string, isMacSigned: boolean): Candidate {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split(
    '\0',
  );
  const told = names.filter((name) => TEXT.test(name) && !MAY_SAY_SO.test(name));
  const files = new Map(told.map((name) => [name, read(name)]));
  return {
    tag,
    version: JSON.parse(read('package.json')).version,
    files,
    packaging: read('electron-builder.yml'),
    metainfo: [...files].find(([name]) => name.endsWith('.metainfo.xml'))?.[1] ?? '',
    changelog: read('CHANGELOG.md'),
    isMacSigned,
  };
}
