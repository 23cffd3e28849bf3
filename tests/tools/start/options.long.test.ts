import { expect, it } from 'vitest';
import { startWords } from '../../../main/carrier/startWords.ts';
import { readOptions } from '../../../tools/start/options.ts';

it('reads what the help names', () => {
  const nothing = {
    data: undefined,
    port: 0,
    browser: true,
    safeGraphics: false,
    x11: false,
    help: null,
    files: [],
  };
  expect(readOptions([], '/here')).toEqual(nothing);
  expect(readOptions(['a.hadara', '/there/b.JSONL'], '/here')).toEqual({
    ...nothing,
    files: ['/here/a.hadara', '/there/b.JSONL'],
  });
  const args = ['--data', '/d', '--port', '8123', '--no-browser', '--safe-graphics', '--x11'];
  expect(readOptions(args, '/here')).toEqual({
    data: '/d',
    port: 8123,
    browser: false,
    safeGraphics: true,
    x11: true,
    help: null,
    files: [],
  });
});

it.each(['en', 'de', 'fr', 'es', 'cs'])(
  'names every option in the help, and nothing in another language: %s',
  (locale) => {
    const words = startWords(locale);
    const { help } = readOptions(['--port', 'x', '--help'], '/here', words);
    for (const option of ['--data', '--port', '--no-browser', '--safe-graphics', '--x11', '--help'])
      expect(help).toContain(option);
    expect(help?.startsWith(`${words.helpTitle} npm start -- ${words.helpUsage}\n`)).toBe(true);
    const titles = help
      ?.split('\n')
      .filter((line) => /^\S/.test(line))
      .slice(1);
    expect(titles).toEqual([words.helpFilesTitle, words.helpOptionsTitle]);
  },
);

it.each([['--port', 'x'], ['--port', '70000'], ['--port', '-1'], ['--colour'], ['table'], ['table.png']])(
  'refuses %s %s',
  (...args) => {
    expect(() => readOptions(args, '/here', startWords('de'))).toThrow(/ergeben keinen Sinn|Port|Nur Dateien|Zahl bis/);
  },
);
