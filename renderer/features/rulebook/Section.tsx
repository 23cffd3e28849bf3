import { effectWords } from '../../cards/cardWords.ts';
import { PieceFace } from '../../cards/PieceFace.tsx';
import type { Print } from '../../cards/pieces.ts';
import { linesOf, titleOf } from '../../cards/pieceWords.ts';
import { openBook } from '../../game/sheets.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { EXPANSION_OF, isEffectSection, type SectionId } from '../../ui/outline.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { SYMBOL_NAMES, SYMBOLS } from '../../ui/symbols/symbols.ts';
import { BookText } from './BookText.tsx';
import { useOpenBook } from './book.ts';
import { Digest, usePlayedOptions } from './Digest.tsx';
import { effectIn, figuresOf } from './figures.ts';

/** Unique among the figures of a section. */
const keyOf = (print: Print): string => {
  switch (print.kind) {
    case 'card':
      return print.card.id;
    case 'setup':
      return print.side;
    case 'statue':
      return String(print.statue.requirement);
    case 'market':
      return print.market;
    default:
      return String(print.number);
  }
};

/** Pieces that a section tells of, painted as on the table, with what is printed on them in words. */
function Figures({ section }: { readonly section: SectionId }) {
  const text = useText();
  const content = pageContent();
  const prints = figuresOf(section, content);
  if (prints.length === 0) return null;
  return (
    <div className="book-figures wrap gap-6">
      {prints.map((print) => (
        <figure key={keyOf(print)} className={`book-figure centred book-figure-${print.kind}`}>
          <PieceFace print={print} />
          <figcaption>
            <span>{titleOf(print, text)}</span>
            <span className="sr-only">: {linesOf(print, content, text).join('; ')}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Every symbol with its name and its meaning, and the way to more about it. */
function Legend() {
  const book = useOpenBook();
  return (
    <dl className="book-legend stack gap-7">
      {SYMBOL_NAMES.map((name) => {
        const { icon, section } = SYMBOLS[name];
        const { name: called, text: meaning } = book.symbol(name);
        return (
          <div key={name} className="book-legend-line stack top">
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

interface SectionProps {
  readonly id: SectionId;
  /** Whether a link led here. */
  readonly current: boolean;
}

/** One heading of the book with its figures and text. */
export function Section({ id, current }: SectionProps) {
  const { say, section, title, words } = useOpenBook();
  const played = usePlayedOptions();
  const expansion = EXPANSION_OF[id];
  const absent = played !== undefined && expansion !== undefined && !played.expansions.includes(expansion);
  return (
    <section className="book-section" data-section={id} data-current={current} aria-labelledby={`book-${id}`}>
      <h3 id={`book-${id}`} tabIndex={-1}>
        {title(id)}
      </h3>
      {absent && <p className="quiet">{say(words.labels.notPlayed)}</p>}
      <Figures section={id} />
      {isEffectSection(id) && <EffectRule type={id} />}
      <BookText written={section(id).text} />
      {id === 'digest' && <Digest />}
      {id === 'legend' && <Legend />}
    </section>
  );
}

/** What the card itself says: the same sentence as everywhere. */
function EffectRule({ type }: { readonly type: Parameters<typeof effectIn>[1] }) {
  const text = useText();
  const effect = effectIn(pageContent(), type);
  return effect === undefined ? null : <p className="strong bright">{effectWords(effect, text)}</p>;
}
