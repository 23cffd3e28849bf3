import { type Entry, type HistoryFilter, opponentKey } from '../../../shared/statistics/history.ts';
import { EXPANSIONS, MODES } from '../../../shared/vocabulary/options.ts';
import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { SEAT_COUNTS } from '../../../shared/vocabulary/seats.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { opponentWords } from './opponentWords.ts';

interface FiltersProps {
  /** All games of the person: only values that occur in them are offered. */
  readonly entries: readonly Entry[];
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}

/** Which games are looked at. */
export function Filters({ entries, filter, onFilter }: FiltersProps) {
  const text = useText();
  const change = (part: Partial<HistoryFilter>) => onFilter({ ...filter, ...part });
  const opponents = new Map(entries.flatMap(({ others }) => others.map((other) => [opponentKey(other), other])));
  return (
    <search className="statistics-filters wrap" aria-label={text('statistics.filter')}>
      <Choice
        label={text('statistics.level')}
        chosen={filter.level}
        options={[...BOT_LEVELS, 'match', 'people'] as const}
        wordsFor={(level) => (level === 'people' ? text('statistics.level.people') : text(`level.${level}`))}
        onChange={(level) => change({ level })}
      />
      <Choice
        label={text('statistics.mode')}
        chosen={filter.mode}
        options={MODES}
        wordsFor={(mode) => text(`mode.${mode}`)}
        onChange={(mode) => change({ mode })}
      />
      <Choice
        label={text('statistics.expansion')}
        chosen={filter.expansion}
        options={['none', ...EXPANSIONS] as const}
        wordsFor={(one) => (one === 'none' ? text('statistics.expansion.none') : text(`expansion.${one}`))}
        onChange={(expansion) => change({ expansion })}
      />
      <Choice
        label={text('statistics.seats')}
        chosen={filter.seats}
        options={SEAT_COUNTS}
        wordsFor={String}
        onChange={(seats) => change({ seats })}
      />
      <Choice
        label={text('statistics.against')}
        chosen={filter.against}
        options={[...opponents.keys()]}
        wordsFor={(key) => {
          const opponent = opponents.get(key);
          return opponent === undefined ? '' : opponentWords(opponent, text);
        }}
        onChange={(against) => change({ against })}
      />
    </search>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly chosen: Value | null;
  readonly options: readonly Value[];
  readonly wordsFor: (option: Value) => string;
  readonly onChange: (chosen: Value | null) => void;
}

/** The option that leaves it open. */
const ANY = '';

/** One of several options, or all. */
function Choice<Value extends string | number>({ label, chosen, options, wordsFor, onChange }: ChoiceProps<Value>) {
  const text = useText();
  const all = text('statistics.any');
  const words = new Map(options.map((option) => [String(option), wordsFor(option)]));
  return (
    <div className="statistics-filter gap-1-5 stack shrink">
      <span>{label}</span>
      <ChoiceMenu
        label={label}
        className="wide between"
        value={String(chosen ?? ANY)}
        options={[ANY, ...words.keys()]}
        wordsFor={(option) => words.get(option) ?? all}
        onChange={(picked) => onChange(options.find((option) => String(option) === picked) ?? null)}
      />
    </div>
  );
}
