import { useId, useState } from 'react';
import { type TableLineProblem, tableInText, tableLine } from '../../../shared/contract/tableLine.ts';
import { faultsOf, formOf, isFaulty, newGameOf, type SetupForm } from '../../game/setupForm.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

interface ShareFieldsProps {
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
}

/** The table as one line of text: to be copied, and to be pasted where it was sent to. */
export function ShareFields({ form, onChange }: ShareFieldsProps) {
  const text = useText();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [answer, setAnswer] = useState<TableLineProblem | 'taken' | null>(null);
  const take = (line: string): void => {
    const table = tableInText(line);
    if ('problem' in table) {
      setPasted(line);
      setAnswer(line.trim() === '' ? null : table.problem);
    } else {
      setPasted('');
      setAnswer('taken');
      onChange(formOf(table));
    }
  };
  const faulty = isFaulty(faultsOf(form));
  const bad = answer !== null && answer !== 'taken';
  return (
    <details name="setup-more" className="setup-more">
      <summary>{text('seats.share')}</summary>
      <p className="setup-note">{text('seats.share.detail')}</p>
      <CopyButton
        text={faulty ? null : tableLine(newGameOf(form))}
        label={text('seats.share.copy')}
        refusal={text('seats.share.faulty')}
      />
      <label>
        {text('seats.share.paste')}
        <input
          className="field"
          type="text"
          value={pasted}
          placeholder="hadara-table?…"
          aria-invalid={bad}
          aria-describedby={id}
          onChange={({ target }) => take(target.value)}
        />
      </label>
      <p id={id} role="status" className={bad ? 'failure' : 'setup-note'}>
        {answer !== null && (answer === 'taken' ? text('seats.share.taken') : problemWords(answer, text))}
      </p>
    </details>
  );
}

function problemWords(problem: TableLineProblem, text: Text): string {
  if (problem.reason === 'wrongSeat') return text('seats.share.wrongSeat', { number: problem.seat + 1 });
  if (problem.reason === 'wrong') return text('seats.share.wrong', { place: problem.place });
  return text(`seats.share.${problem.reason}`);
}
