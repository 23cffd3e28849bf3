import type { Player } from '../../../shared/contract/tableSetup.ts';
import { useText } from '../../platform/i18n/text.ts';
import { numeral } from '../../platform/numerals.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import type { LogFilter, LogPhase } from '../words/logFilter.ts';

interface LogFilterRowProps {
  readonly players: readonly Player[];
  readonly phases: readonly LogPhase[];
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

/** Whose lines of the log are shown, and of which phase. */
export function LogFilterRow({ players, phases, filter, onChange }: LogFilterRowProps) {
  const text = useText();
  const phaseWords = (phase: LogPhase | 'all'): string =>
    phase === 'all'
      ? text('log.filter.allPhases')
      : text('log.filter.phase.one', { epoch: numeral(Number(phase[0])), phase: phase[1] ?? '' });
  return (
    <div className="log-filter flow gap-3" role="toolbar" aria-label={text('log.filter')}>
      {players.map(({ name, emblem }, seat) => (
        <button
          key={emblem}
          type="button"
          className="log-filter-seat centre rounded"
          aria-pressed={filter.seat === seat}
          aria-label={text('log.filter.seat', { name })}
          title={name}
          onClick={() => onChange({ ...filter, seat: filter.seat === seat ? null : seat })}
        >
          <Emblem emblem={emblem} />
        </button>
      ))}
      <ChoiceMenu
        label={text('log.filter.phase')}
        value={filter.phase ?? 'all'}
        options={['all', ...phases]}
        wordsFor={phaseWords}
        onChange={(phase) => onChange({ ...filter, phase: phase === 'all' ? null : phase })}
      />
    </div>
  );
}
