import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ASSETS = path.resolve(import.meta.dirname, '../../assets');
const read = (name: string) => readFileSync(path.join(ASSETS, name));

/** Width, height, and whether there is transparency, from the head of a PNG. */
const pngFacts = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6] as const;

/** The sizes in an icon for Windows, in pixels. */
function icoSizes(ico: Buffer): number[] {
  const count = ico.readUInt16LE(4);
  return Array.from({ length: count }, (_, index) => ico[6 + index * 16] || 256).sort((one, other) => one - other);
}

/** The kinds of pictures in an icon for macOS. */
function icnsKinds(icns: Buffer): string[] {
  expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
  const kinds: string[] = [];
  for (let place = 8; place < icns.length; place += icns.readUInt32BE(place + 4))
    kinds.push(icns.toString('latin1', place, place + 4));
  return kinds;
}

it.each(readdirSync(path.join(ASSETS, 'icons')))('the icon for Linux %s has the size of its name', (name) => {
  const size = Number.parseInt(name, 10);
  expect(name).toBe(`${size}x${size}.png`);
  expect(pngFacts(read(`icons/${name}`))).toEqual([size, size, true]);
});

it.each(['icon', 'hadara'])('%s has every size that Windows and macOS ask for', (name) => {
  expect(icoSizes(read(`${name}.ico`))).toEqual(expect.arrayContaining([16, 24, 32, 48, 256]));
  // 128, 256, 512 and 1024 pixels, each also the double of the half.
  expect(icnsKinds(read(`${name}.icns`))).toEqual(expect.arrayContaining(['ic07', 'ic08', 'ic09', 'ic10']));
});
