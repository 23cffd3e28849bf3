import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import trained from '../../../shared/bots/value/weights.json' with { type: 'json' };
import { type ArenaOptions, readOptions } from '../../../tools/arena/options.ts';
import { UsageError } from '../../../tools/cli/options.ts';

const WEIGHTS = 'shared/bots/value/weights.json';

const optionsOf = (text = ''): ArenaOptions => {
  const options = readOptions(text === '' ? [] : text.split(' '));
  if (options === null) throw new Error('only help was asked for');
  return options;
};
const namesOf = (text: string) => optionsOf(text).entrants.map(({ name }) => name);

describe('the options of the arena', () => {
  it('have defaults: what players meet, two at a table', () => {
    expect(optionsOf()).toEqual({
      seats: 2,
      mode: 'advanced',
      expansions: [],
      games: 100,
      seed: 1,
      entrants: [
        { name: 'hadara', level: 'hadara', style: null, budget: null, weights: null },
        { name: 'regent', level: 'regent', style: null, budget: null, weights: null },
      ],
      ladder: false,
      scale: false,
      match: false,
      threads: availableParallelism(),
      json: null,
      write: false,
    });
  });

  it('are read from the command line', () => {
    const text =
      '--seats 4 --mode basic --expansions nobles,market --games 8 --seed 7 --levels regent:sage,handmade --threads 3 --json f --ladder --write';
    expect(optionsOf(text)).toEqual({
      seats: 4,
      mode: 'basic',
      expansions: ['market', 'nobles'],
      games: 8,
      seed: 7,
      entrants: [
        { name: 'regent:sage', level: 'regent', style: 'sage', budget: null, weights: null },
        { name: 'handmade', level: 'handmade', style: null, budget: null, weights: null },
      ],
      ladder: true,
      scale: false,
      match: false,
      threads: 3,
      json: 'f',
      write: true,
    });
    expect(readOptions(['--help'])).toBeNull();
  });

  it('let every level climb the ladder', () => {
    expect(namesOf('--ladder')).toEqual(['apprentice', 'citizen', 'governor', 'regent', 'hadara']);
    expect(namesOf('--ladder --levels governor,hadara')).toEqual(['governor', 'hadara']);
  });

  it('dress each level in each style, unless it wears one', () => {
    expect(namesOf('--levels hadara@50ms,regent:sage,handmade --styles none,merchant')).toEqual([
      'hadara@50ms',
      'hadara:merchant@50ms',
      'regent:sage',
      'handmade',
    ]);
  });

  it.each([
    ['', null],
    ['--nodes 200', { milliseconds: 3_600_000, nodes: 200 }],
    ['--milliseconds 50', { milliseconds: 50, nodes: Number.MAX_SAFE_INTEGER }],
    ['--milliseconds 50 --nodes 200', { milliseconds: 50, nodes: 200 }],
  ])('limit only what they name: %s', (text, budget) => {
    expect(optionsOf(text).entrants.map((entrant) => entrant.budget)).toEqual([budget, budget]);
  });

  it('give an entrant a budget of its own', () => {
    const { entrants } = optionsOf('--nodes 9 --levels hadara@200,hadara:sage@50ms,hadara');
    expect(entrants.map(({ budget }) => budget)).toEqual([
      { milliseconds: 3_600_000, nodes: 200 },
      { milliseconds: 50, nodes: Number.MAX_SAFE_INTEGER },
      { milliseconds: 3_600_000, nodes: 9 },
    ]);
  });

  it('give an entrant weights of its own', () => {
    const { entrants } = optionsOf(`--styles none,sage --levels hadara@9#${WEIGHTS},regent`);
    expect(entrants.map(({ name }) => name)).toEqual([
      `hadara@9#${WEIGHTS}`,
      `hadara:sage@9#${WEIGHTS}`,
      'regent',
      'regent:sage',
    ]);
    expect(entrants.map(({ budget }) => budget?.nodes)).toEqual([9, 9, undefined, undefined]);
    expect(entrants.map(({ weights }) => weights?.features)).toEqual([
      trained.features,
      trained.features,
      undefined,
      undefined,
    ]);
  });

  it('give an entrant the bots of another version', () => {
    const { entrants } = optionsOf('--styles none,sage --levels hadara@9%.,regent');
    expect(entrants.map(({ name }) => name)).toEqual(['hadara@9%.', 'hadara:sage@9%.', 'regent', 'regent:sage']);
    expect(entrants.map(({ tree }) => tree)).toEqual([process.cwd(), process.cwd(), undefined, undefined]);
  });

  it.each([
    ['--levels genius,regent', '--levels must be one of apprentice, '],
    ['--levels regent:brave,regent', '--styles must be one of merchant, '],
    ['--levels regent@fast,regent', 'a budget is like @200 (nodes) or @50ms'],
    ['--levels regent@0,regent', 'a budget is like'],
    ['--levels handmade:sage,regent', 'handmade has no styles'],
    [`--levels handmade#${WEIGHTS},regent`, 'handmade has no weights'],
    ['--levels regent#nowhere.json,regent', 'no weights in "nowhere.json"'],
    ['--levels regent#package.json,regent', 'no weights in "package.json"'],
    ['--levels regent%nowhere,regent', 'no work tree of the program in "nowhere"'],
    ['--levels handmade%.,regent', 'bots of a work tree have weights of their own'],
    ['--levels regent', 'at least two'],
    ['--styles plain', '--styles must be one of none, merchant, '],
    ['--seats 6', '--seats must be one of 2, 3, 4, 5'],
    ['--games 0', '--games must be a whole number from 1'],
    ['--nodes none', '--nodes must be a whole number from 1'],
    ['--threads 0', '--threads must be'],
    ['--write', '--write needs --ladder'],
    ['--colour red', 'colour'],
  ])('refuse %s', (text, problem) => {
    expect(() => optionsOf(text)).toThrow(UsageError);
    expect(() => optionsOf(text)).toThrow(problem);
  });
});
