import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shownNote } from '../../../main/electron/shownNote.ts';

it('notes that something is seen, for whoever asked, and for no program that is started anew', () => {
  const note = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-shown-')), 'note');
  const env: NodeJS.ProcessEnv = { HADARA_SHOWN: note, HOME: '/home/ada' };
  const noteShown = shownNote(env);
  expect(env).toEqual({ HOME: '/home/ada' });
  expect(existsSync(note)).toBe(false);
  noteShown();
  expect(existsSync(note)).toBe(true);
});

it('goes on where nobody asked, and where nothing can be written', () => {
  shownNote({})();
  shownNote({ HADARA_SHOWN: '/no/such/folder/note' })();
});
