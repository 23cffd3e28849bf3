import { PieceFace } from '../../cards/PieceFace.tsx';
import type { Print } from '../../cards/pieces.ts';
import { linesOf, titleOf } from '../../cards/pieceWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import type { SectionId } from '../../ui/outline.ts';
import { figuresOf } from './figures.ts';

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
export function Figures({ section }: { readonly section: SectionId }) {
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
