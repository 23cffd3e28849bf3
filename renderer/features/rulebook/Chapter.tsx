import { useEffect, useRef } from 'react';
import { type BookPlace, openBook, turnBack, useSheets } from '../../game/sheets.ts';
import { CHAPTERS, chapterOf } from '../../ui/outline.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useOpenBook } from './book.ts';
import { Section } from './Section.tsx';

/** The chapter of a section, with the section in sight and the focus on its heading. */
export function Chapter({ place }: { readonly place: BookPlace }) {
  const ref = useRef<HTMLDivElement>(null);
  const number = CHAPTERS.findIndex(({ id }) => id === chapterOf(place.section));
  useEffect(() => {
    const heading = ref.current?.querySelector<HTMLElement>(`#book-${place.section}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [place]);
  return (
    <div className="book-page scroll" ref={ref}>
      {CHAPTERS[number]?.sections.map((id) => (
        <Section key={id} id={id} current={id === place.section} />
      ))}
      <Turning number={number} />
    </div>
  );
}

/** The ways on: back along the links that were followed, and to the next chapter. */
function Turning({ number }: { readonly number: number }) {
  const { say, title, words } = useOpenBook();
  const last = useSheets(({ trail }) => trail.at(-1));
  const next = CHAPTERS[number + 1];
  const [first] = next?.sections ?? [];
  return (
    <div className="book-turning apart wrap gap-6">
      {last !== undefined && (
        <button type="button" className="button button-quiet" onClick={turnBack}>
          <Icon name="undo" />
          {say(words.labels.back, { title: title(last) })}
        </button>
      )}
      {next !== undefined && first !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => openBook(first)}>
          {say(words.chapters[next.id])}
          <Icon name="forward" />
        </button>
      )}
    </div>
  );
}
