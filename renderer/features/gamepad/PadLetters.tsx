import { useState } from 'react';
import type { Language } from '../../../shared/words/words.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** The letters of a language besides those that all languages have. */
const OWN: Readonly<Partial<Record<Language, string>>> = {
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûü',
  es: 'áéíñóúü',
  cs: 'áčďéěíňóřšťúůýž',
};

const DIGITS = [...'1234567890'];

/** The letters to choose from, and the few signs that names have. */
const lettersOf = (language: Language): readonly string[] => [...LATIN, ...(OWN[language] ?? ''), "'", '-', '.'];

/** Puts text into a field as typing does: its listeners are notified. */
function typeInto(field: HTMLInputElement, words: string): void {
  const allowed = field.maxLength >= 0 ? words.slice(0, field.maxLength) : words;
  // React replaces the property's setter: only the original one counts as typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, allowed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface PadLettersProps {
  readonly field: HTMLInputElement;
  readonly onClose: () => void;
}

/** An on-screen keyboard for a text field that was pressed with a gamepad. */
export function PadLetters({ field, onClose }: PadLettersProps) {
  const text = useText();
  const [words, setWords] = useState(field.value);
  const isNumber = field.type === 'number';
  const [large, setLarge] = useState(!isNumber && field.value === '');
  const letters = isNumber ? [] : lettersOf(document.documentElement.lang as Language);
  const put = (next: string) => {
    typeInto(field, next);
    // As much of it as the field takes.
    setWords(field.value);
  };
  const add = (letter: string) => {
    put(words + (large ? letter.toUpperCase() : letter));
    setLarge(false);
  };
  return (
    <Modal title={field.getAttribute('aria-label') ?? text('pad.letters')} className="pad-letters" onClose={onClose}>
      <output className="pad-words text-13 block round well">{words === '' ? '…' : words}</output>
      <div className="pad-letter-grid gap-3-5 stack">
        {[...letters, ...DIGITS].map((letter) => (
          <button
            key={letter}
            type="button"
            className="pad-letter framed round well larger"
            onClick={() => add(letter)}
          >
            {large ? letter.toUpperCase() : letter}
          </button>
        ))}
      </div>
      <footer className="pad-letter-foot flex gap-8">
        {!isNumber && (
          <>
            <button type="button" className="button button-quiet" aria-pressed={large} onClick={() => setLarge(!large)}>
              {text('pad.large')}
            </button>
            <button type="button" className="button button-quiet" onClick={() => put(`${words} `)}>
              {text('keys.space')}
            </button>
          </>
        )}
        <button type="button" className="button button-quiet" onClick={() => put(words.slice(0, -1))}>
          {text('pad.erase')}
        </button>
        <button type="button" className="button button-main" onClick={onClose}>
          <Icon name="check" />
          {text('pad.done')}
        </button>
      </footer>
    </Modal>
  );
}
