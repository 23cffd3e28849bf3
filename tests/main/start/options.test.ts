import { expect, it } from 'vitest';
import { HELP, readOptions } from '../../../main/start/options.ts';

it('reads what the help names', () => {
  expect(readOptions([])).toEqual({ data: undefined, port: 0, browser: true, help: false });
  expect(readOptions(['--data', '/d', '--port', '8123', '--no-browser', '--help'])).toEqual({
    data: '/d',
    port: 8123,
    browser: false,
    help: true,
  });
  for (const option of ['--data', '--port', '--no-browser', '--help']) expect(HELP).toContain(option);
});

it.each([['--port', 'x'], ['--port', '70000'], ['--port', '-1'], ['--colour'], ['table']])(
  'refuses %s %s',
  (...args) => {
    expect(() => readOptions(args)).toThrow();
  },
);
