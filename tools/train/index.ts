import { print, runCommand } from '../cli/command.ts';
import { readOptions, type TrainOptions } from './options.ts';
import { type GenerationReport, type TrainingState, train } from './train.ts';
import { readWeights, writeWeights } from './weightsFile.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function textOf({ generation, gamesPerSecond, meanPoints, samples, errors, duels, seconds }: GenerationReport): string {
  const fitted = errors.map((error) => error.toFixed(2)).join(' ');
  const against =
    duels === null
      ? ''
      : `; against the hand-made evaluation ${percent(duels.wins)} (${duels.points.map((mean) => mean.toFixed(1)).join(' : ')})`;
  return (
    `generation ${generation}: ${gamesPerSecond.toFixed(0)} games/s, ${meanPoints.toFixed(1)} points a seat, ` +
    `${samples} samples, error by epoch ${fitted}${against}; ${seconds.toFixed(0)} s`
  );
}

function beginningOf({ resume, out, from }: TrainOptions): TrainingState | null {
  if (resume) return readWeights(out);
  return from === null ? null : { generations: 1, weights: readWeights(from).weights };
}

function run(options: TrainOptions): void {
  const madeBy = `npm run train -- ${process.argv.slice(2).join(' ')}`;
  train(options, beginningOf(options), (report, { generations, weights }) => {
    writeWeights(options.out, { madeBy, generations, weights });
    print(textOf(report));
  });
}

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) run(options);
});
