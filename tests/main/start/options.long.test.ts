import { expect, it } from 'vitest';
import { startWords } from '../../../main/carrier/startWords.ts';
import { readOptions } from '../../../main/start/options.ts';

it('reads what the help names', () => {
  const nothing = { data: undefined, port: 0, browser: true, help: false, files: [] };
  expect(readOptions([], '/here')).toEqual(nothing);
  expect(readOptions(['a.hadara', '/there/b.JSONL'], '/here')).toEqual({
    ...nothing,
    files: ['/here/a.hadara', '/there/b.JSONL'],
  });
  expect(readOptions(['--data', '/d', '--port', '8123', '--no-browser', '--help'], '/here')).toEqual({
    data: '/d',
    port: 8123,
    browser: false,
    help: true,
    files: [],
  });
});

it.each(['en', 'de'])('names every option in the help, in the language %s', (locale) => {
  for (const option of ['--data', '--port', '--no-browser', '--help'])
    expect(startWords(locale).help).toContain(option);
});

it.each([['--port', 'x'], ['--port', '70000'], ['--port', '-1'], ['--colour'], ['table'], ['table.png']])(
  'refuses %s %s',
  (...args) => {
    expect(() => readOptions(args, '/here', startWords('de'))).toThrow(/ergeben keinen Sinn|Port|Nur Dateien|Zahl bis/);
  },
);
