import { Popover } from 'radix-ui';
import { use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { openBook } from '../../game/sheets.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { useKeyLabel } from '../../ui/keyboard/keyTable.ts';
import { usePlaced } from '../../ui/placing/usePlaced.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { hideSymbols, type Reading } from '../../ui/symbols/readSymbols.ts';
import { SYMBOLS } from '../../ui/symbols/symbols.ts';
import { type Book, makeBook, wordsOfBook } from './book.ts';

interface SymbolWordsProps {
  readonly readings: readonly Reading[];
  readonly place: Element;
}

/** With more symbols than this each is told by its name only. */
const FEW = 2;
/** More than this stand in two columns. */
const MANY = 8;

/**
 * A symbol is explained below itself, so that what it belongs to stays in sight; a larger thing at the side towards the
 * middle of the window.
 */
function sideOf(place: Element): 'left' | 'right' | 'bottom' {
  if (place.hasAttribute('data-symbol')) return 'bottom';
  const { left, right } = place.getBoundingClientRect();
  return (left + right) / 2 < window.innerWidth / 2 ? 'right' : 'left';
}

/** What is shown beside a folded seat is not to be covered. */
function besideOf(place: Element): Element {
  const more = place.querySelector('.seat-more');
  return more !== null && more.getBoundingClientRect().width > 0 ? more : place;
}

/** What is said in its number's words where the place has them, else by the symbol's name and the number. */
function headOf({ symbol, words, number }: Reading, book: Book, text: Text): string {
  const { name } = book.symbol(symbol);
  if (words !== null) return words;
  return number === null ? name : text('rules.count', { name, number });
}

/**
 * The meaning of symbols, beside them. It stays while it is pointed at itself, and Esc closes it (WCAG 1.4.13). Over a
 * button it lets presses through, as it may cover the next choice.
 */
export function SymbolWords({ readings, place }: SymbolWordsProps) {
  const text = useText();
  const key = useKeyLabel('rules');
  const { locale } = useIntl();
  const words = use(wordsOfBook(locale));
  const content = pageContent();
  const book = useMemo(() => makeBook(locale, words, content, text), [locale, words, content, text]);
  const anchor = useMemo(() => ({ current: besideOf(place) }), [place]);
  // What is explained may disappear: its choice is made, its panel closes. The words disappear with it.
  const ref = usePlaced({ float: 'symbols', beside: anchor.current, side: sideOf(place), onLost: hideSymbols });
  const few = readings.length <= FEW;
  const onButton = place.closest('button') !== null;
  const [first] = readings;
  return (
    <Popover.Root open onOpenChange={hideSymbols}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={ref}
          className="symbol-hint stack round framed"
          data-many={readings.length > MANY}
          data-lets-through={onButton}
          role="note"
          avoidCollisions={false}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerLeave={hideSymbols}
        >
          {readings.map((reading) => (
            <div key={`${reading.symbol} ${headOf(reading, book, text)}`} className="symbol-line stack">
              <Icon name={reading.icon} className={`ink-${reading.icon}`} means={null} />
              <b>{headOf(reading, book, text)}</b>
              {few && <p>{book.say(book.symbol(reading.symbol).text)}</p>}
            </div>
          ))}
          {first !== undefined && !onButton && (
            <button
              type="button"
              className="rule-link"
              tabIndex={-1}
              // The link goes when it is followed: the book gives the focus back to what has it now.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                hideSymbols();
                openBook(few ? SYMBOLS[first.symbol].section : 'legend');
              }}
            >
              {text('rules.more')} {key !== undefined && <kbd>{key}</kbd>}
            </button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
