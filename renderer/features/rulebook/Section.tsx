import { effectWords } from '../../cards/cardWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { EXPANSION_OF, isEffectSection, type SectionId } from '../../ui/outline.ts';
import { BookText } from './BookText.tsx';
import { useOpenBook } from './book.ts';
import { Digest } from './Digest.tsx';
import { Figures } from './Figures.tsx';
import { effectIn } from './figures.ts';
import { Legend } from './Legend.tsx';
import { usePlayedOptions } from './playedOptions.ts';

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
  return effect === undefined ? null : <p className="book-rule">{effectWords(effect, text)}</p>;
}
