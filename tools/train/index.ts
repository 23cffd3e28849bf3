import { print, runCommand } from '../cli/command.ts';
import { UsageError } from '../cli/options.ts';
import { readOptions, type TrainOptions } from './options.ts';
import { type RoundReport, trainBySearch } from './searchRounds.ts';
import { type GenerationReport, train } from './train.ts';
import { readWeights, type SavedWeights, writeWeights } from './weightsFile.ts';

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

function roundText({ generation, decisions, errors, duels, isKept, seconds }: RoundReport): string {
  const [all, left] = errors.map((error) => error.toFixed(2));
  const against = duels === null ? '' : `; against the round before ${percent(duels.wins)}`;
  return (
    `round ${generation}: ${decisions} decisions searched, ${left} of ${all} points left unsaid${against}; ` +
    `${isKept ? 'kept' : 'not kept'}; ${seconds.toFixed(0)} s`
  );
}

function beginningOf({ resume, out, from }: TrainOptions): SavedWeights | null {
  if (resume) return readWeights(out);
  return from === null ? null : { ...readWeights(from), generations: 1 };
}

function run(options: TrainOptions): void {
  const madeBy = `npm run train -- ${process.argv.slice(2).join(' ')}`;
  const beginning = beginningOf(options);
  const { course, out } = options;
  if (course === 'search') {
    if (beginning === null) throw new UsageError('--course search needs --from or --resume');
    const from = options.resume ? beginning : { ...beginning, generations: 0 };
    trainBySearch(options, from, (report, state) => {
      writeWeights(out, { madeBy, ...state });
      print(roundText(report));
    });
    return;
  }
  // Advice is about an evaluation: to another one it says nothing.
  const from = beginning && { generations: beginning.generations, weights: beginning.mind.value };
  train({ ...options, course }, from, (report, { generations, weights }) => {
    writeWeights(out, {
      madeBy,
      generations,
      mind: { value: weights, advice: null, denial: beginning?.mind.denial ?? 0 },
    });
    print(textOf(report));
  });
}

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) run(options);
});
