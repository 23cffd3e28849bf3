import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { obstaclesTo, sectionOf } from './gate.ts';
import { candidateIn } from './repository.ts';
import { type Bundled, softwareBill } from './sbom.ts';

/*
 * npm run release -- gate TAG    says why TAG cannot be released, and ends with 1, or says nothing
 * npm run release -- notes TAG   prints what is new in it
 * npm run release -- sbom        writes what the built program consists of into dist/
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const print = (text: string) => process.stdout.write(`${text}\n`);

function gate(tag: string): number {
  const obstacles = obstaclesTo(candidateIn(ROOT, tag, process.env.MAC_SIGNED === 'true'));
  for (const obstacle of obstacles) print(`- ${obstacle}`);
  return obstacles.length === 0 ? 0 : 1;
}

function notes(tag: string): number {
  const section = sectionOf(read('CHANGELOG.md'), tag.replace(/^v/, ''));
  if (section === null) return 1;
  print(section);
  return 0;
}

function sbom(): number {
  const bundled = ['main', 'renderer'].flatMap((part): Bundled[] => JSON.parse(read(`out/${part}/licences.json`)));
  const electron = JSON.parse(read('package-lock.json')).packages['node_modules/electron'].version;
  const bill = softwareBill({ version: manifest.version, electron, bundled });
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  writeFileSync(path.join(ROOT, `dist/Hadara-${manifest.version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  return 0;
}

const COMMANDS: Readonly<Record<string, (tag: string) => number>> = { gate, notes, sbom };
const [name = '', tag = ''] = process.argv.slice(2);
process.exitCode = COMMANDS[name]?.(tag) ?? 2;
