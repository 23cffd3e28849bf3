import { type FormEvent, useState } from 'react';
import { type HandEnd, isPassing } from '../../shared/contract/handLine.ts';
import { readCode } from '../../shared/sealing/codes.ts';
import { useText } from '../platform/i18n/text.ts';
import { come } from './come.ts';

/** Where a code is typed; and why the device is here, where it was on its way or at the table before. */
export function CodeScreen({ end }: { readonly end: HandEnd | null }) {
  const text = useText();
  return (
    <main className="hand-way stack inmiddle">
      <h1 className="engraved bright">{text('hand.code.title')}</h1>
      {end !== null && <p role="alert">{text(`hand.end.${end}`)}</p>}
      {end !== null && isPassing(end) ? (
        <button type="button" className="button button-main" onClick={() => location.reload()}>
          {text('hand.reload')}
        </button>
      ) : (
        <CodeForm />
      )}
    </main>
  );
}

function CodeForm() {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'asked' | 'wrong' | 'reckoning'>('asked');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(typed);
    setState(code === null ? 'wrong' : 'reckoning');
    if (code === null) return;
    const { keyOfCode } = await import('./codeKey.ts');
    come(await keyOfCode(code, location.host));
  };
  return (
    <>
      <p>{text('hand.code.text')}</p>
      <form className="stack gap-5" onSubmit={(event) => void submit(event)}>
        <input
          className="field hand-code"
          aria-label={text('hand.code.label')}
          aria-invalid={state === 'wrong'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button button-main" disabled={state === 'reckoning'}>
          {text(state === 'reckoning' ? 'hand.code.reckoning' : 'hand.code.go')}
        </button>
      </form>
      <p role="status">{state === 'wrong' && text('hand.code.wrong')}</p>
    </>
  );
}
