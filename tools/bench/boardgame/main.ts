import { parseArgs } from 'node:util';
import { benchEngine, report } from '../engine/bench.ts';
import { timeFloor } from '../engine/floor/floor.ts';
import { demandAgreement } from './agreement.ts';
import { boardgame } from './boardgame.ts';

/* What runs once bundled: see `../engine/index.ts`. */

function natural(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`--${name} wants a number from 1, not ${text}`);
  return value;
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '7' },
    milliseconds: { type: 'string', default: '400' },
    floor: { type: 'string' },
  },
});
const games = natural(values.games, 'games');
const budget = {
  rounds: natural(values.rounds, 'rounds'),
  milliseconds: natural(values.milliseconds, 'milliseconds'),
};
demandAgreement();
const { floor } = values;
const measureFloor = floor === undefined ? null : (milliseconds: number) => timeFloor(floor, milliseconds);
process.stdout.write(`${report(benchEngine(games, budget, boardgame, measureFloor), games, budget)}\n`);
