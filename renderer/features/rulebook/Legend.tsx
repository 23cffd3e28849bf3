import { openBook } from '../../game/bookStore.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { SYMBOL_NAMES, SYMBOLS } from '../../ui/symbols/symbols.ts';
import { useOpenBook } from './book.ts';

/** Every symbol with its name and its meaning, and the way to more about it. */
export function Legend() {
  const book = useOpenBook();
  return (
    <dl className="book-legend">
      {SYMBOL_NAMES.map((name) => {
        const { icon, section } = SYMBOLS[name];
        const { name: called, text: meaning } = book.symbol(name);
        return (
          <div key={name} className="book-legend-line">
            <Icon name={icon} className={`book-sign ink-${name}`} means={null} />
            <dt>
              <button type="button" className="rule-link" onClick={() => openBook(section)}>
                {called}
              </button>
            </dt>
            <dd>{book.say(meaning)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
