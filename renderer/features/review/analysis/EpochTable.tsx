import type { EpochReport } from '../../../../shared/analysis/report.ts';
import { numeral, type Text, useText } from '../../../platform/i18n/text.ts';
import { percent } from './analysisWords.ts';

interface EpochTableProps {
  readonly epochs: readonly EpochReport[];
  /** Of the whole game. */
  readonly accuracy: number | null;
  /** Final points that were to be expected at the start, and those that came. */
  readonly start: number;
  readonly end: number;
}

const PARTS = ['offered', 'decided', 'others'] as const;

/** Where a seat's points came from, epoch by epoch, and how well it decided. */
export function EpochTable({ epochs, accuracy, start, end }: EpochTableProps) {
  const text = useText();
  return (
    <section className="analysis-epochs">
      <table>
        <caption>{text('analysis.epochs')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('analysis.time')}</th>
            <th scope="col">{text('analysis.accuracy')}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {text(`analysis.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {epochs.map((report) => (
            <EpochRow key={report.epoch} title={text('analysis.epoch', { epoch: numeral(report.epoch) })} {...report} />
          ))}
          <EpochRow className="analysis-total" title={text('analysis.whole')} accuracy={accuracy} {...sumsOf(epochs)} />
        </tbody>
      </table>
      <p className="analysis-note">{text('analysis.accuracy.note')}</p>
      <p className="analysis-note">{text('analysis.split.note', { start: Math.round(start), end })}</p>
    </section>
  );
}

type Sums = Pick<EpochReport, (typeof PARTS)[number]>;

const sumsOf = (epochs: readonly EpochReport[]): Sums => ({
  offered: epochs.reduce((sum, { offered }) => sum + offered, 0),
  decided: epochs.reduce((sum, { decided }) => sum + decided, 0),
  others: epochs.reduce((sum, { others }) => sum + others, 0),
});

const accuracyWords = (accuracy: number | null, text: Text): string =>
  accuracy === null ? '–' : percent(accuracy, text);

interface EpochRowProps extends Sums {
  readonly className?: string;
  readonly title: string;
  readonly accuracy: number | null;
}

function EpochRow({ className, title, accuracy, ...sums }: EpochRowProps) {
  const text = useText();
  return (
    <tr className={className}>
      <th scope="row">{title}</th>
      <td>
        <b>{accuracyWords(accuracy, text)}</b>
      </td>
      {PARTS.map((part) => (
        <td key={part} data-loss={sums[part] <= -1}>
          {text.signed(Math.round(sums[part]))}
        </td>
      ))}
    </tr>
  );
}
