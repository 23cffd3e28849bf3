import { expect, it } from 'vitest';
import { fileNameOf } from '../../../../../main/host/saves/exchange/fileName.ts';
import { idOfCopy, isGameFile } from '../../../../../main/host/saves/gameFiles.ts';
import { contentIdSchema, gameIdSchema } from '../../../../../shared/contract/tableSetup.ts';
import { summaryOf } from '../../../../../shared/session/live/summary.ts';
import { finished } from '../../session/finishedGames.ts';

/* On Windows these names are devices, with any ending and in any spelling: no file may ever get one. */

const ENDINGS = ['', '.json', '.bak1.json', '.hadara', '.jsonl'];
const NUMBERS = Array.from({ length: 10 }, (_, number) => number);
const DEVICES = ['con', 'prn', 'aux', 'nul', ...NUMBERS.flatMap((number) => [`com${number}`, `lpt${number}`])];
const isDevice = (fileName: string) => DEVICES.includes((fileName.split('.')[0] ?? '').trim().toLowerCase());

it.each(DEVICES)('%s is the name of no game, no content and no file', (device) => {
  for (const name of [device, device.toUpperCase(), ...ENDINGS.map((ending) => device + ending)]) {
    expect(gameIdSchema.safeParse(name).success).toBe(false);
    expect(contentIdSchema.safeParse(name).success).toBe(false);
    expect(isGameFile(`${name}.json`)).toBe(false);
    const summary = { ...summaryOf(finished(3), 5), gameId: device, name };
    for (const ending of ['.hadara', '.jsonl'])
      for (const shown of [summary, { ...summary, name: null }])
        expect(isDevice(fileNameOf(shown, ending))).toBe(false);
  }
  expect(isDevice(`${idOfCopy(device, '0123456789')}.json`)).toBe(false);
});

it.each(['console', 'con-1', 'auxiliary', 'com', 'com10', 'nul0'])('%s is a name like any other', (name) => {
  expect(gameIdSchema.safeParse(name).success).toBe(true);
  expect(contentIdSchema.safeParse(name).success).toBe(!name.includes('-'));
});
