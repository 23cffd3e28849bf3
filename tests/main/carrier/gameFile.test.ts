import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createInbox, gameFilesIn, offerFile } from '../../../main/carrier/gameFile.ts';

it('finds the game files among arguments, with their folders', () => {
  const args = [
    '/app',
    '--no-sandbox',
    'a.hadara',
    '/there/B.JSONL',
    'c.txt',
    '--x=d.hadara',
    '-e.hadara',
    '../f.hadara',
  ];
  expect(gameFilesIn(args, '/here/now')).toEqual(['/here/now/a.hadara', '/there/B.JSONL', '/here/f.hadara']);
});

it('knows the addresses by which desktops hand over files', () => {
  const args = ['file:///home/ada/Zo%C3%AB%20and%20I.hadara', 'FILE:///b.JSONL', 'file:///c.txt', 'file://%zz.hadara'];
  expect(gameFilesIn(args, '/here')).toEqual([
    '/home/ada/Zoë and I.hadara',
    '/b.JSONL',
    // What is no address is looked for as it is, and not found.
    '/here/file:/%zz.hadara',
  ]);
  expect(gameFilesIn(['a/file:///b.hadara'], '/here')).toEqual(['/here/a/file:/b.hadara']);
  expect(gameFilesIn(['https://evil.example/a.hadara'], '/here')).toEqual(['/here/https:/evil.example/a.hadara']);
});

it('hands over what a file says and what it is called, or that it cannot be read', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-file-'));
  writeFileSync(path.join(folder, 'Zoë.hadara'), 'what it says');
  const offered: unknown[] = [];
  const host = {
    offer: async (...offer: unknown[]) => {
      offered.push(offer);
    },
  };
  await offerFile(host, path.join(folder, 'Zoë.hadara'));
  await offerFile(host, path.join(folder, 'gone.hadara'));
  await offerFile(host, folder);
  expect(offered).toEqual([
    ['what it says', 'Zoë.hadara'],
    [null, 'gone.hadara'],
    [null, path.basename(folder)],
  ]);
});

it('keeps what is to be opened until there is a host, and hands it over one after the other', async () => {
  const inbox = createInbox();
  inbox.put(['/gone/a.hadara', '/gone/b.hadara']);
  const offered: string[] = [];
  let underway = 0;
  const offer = async (_text: string | null, fileName: string) => {
    underway += 1;
    expect(underway).toBe(1);
    await new Promise(setImmediate);
    underway -= 1;
    offered.push(fileName);
  };
  inbox.deliverTo({ offer });
  inbox.put(['/gone/c.hadara']);
  await vi.waitFor(() => expect(offered).toEqual(['a.hadara', 'b.hadara', 'c.hadara']));
});
