import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newHolder, type ProcessPlace, whereWeRun } from '../../../main/carrier/lockHolder.ts';

export const OPENING = { files: [], onFiles: () => undefined };
export const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'hadara-lock-')), 'data');
export const filesIn = (folder: string) => readdirSync(folder).sort();

/** Puts a lock there as another start would have left it. */
export function putLock(
  folder: string,
  where: Partial<ProcessPlace>,
  changes: { pid?: number; lines?: string[]; age?: number; folder?: string },
) {
  mkdirSync(folder, { recursive: true });
  const { pid = 1, lines = [], age = 0, folder: own = null } = changes;
  const holder = { ...newHolder({ ...whereWeRun(), ...where }, () => lines, own), pid };
  const file = path.join(folder, `lock-${holder.id}`);
  writeFileSync(file, `!${JSON.stringify(holder)}`);
  const beaten = Date.now() / 1000 - age;
  utimesSync(file, beaten, beaten);
}
