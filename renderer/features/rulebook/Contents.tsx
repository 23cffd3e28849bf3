import { openBook } from '../../game/sheets.ts';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import { CHAPTERS, chapterOf, type SectionId } from '../../ui/outline.ts';
import { useOpenBook } from './book.ts';

interface ContentsProps {
  readonly section: SectionId;
  /** Whether they are asked for where there is no room for them beside the text. */
  readonly unfolded: boolean;
}

/** All chapters; of the open one its sections too. One stop of the Tab key, arrows move inside. */
export function Contents({ section, unfolded }: ContentsProps) {
  const { say, title, words } = useOpenBook();
  const list = useRovingFocus<HTMLElement>();
  const open = chapterOf(section);
  return (
    <nav className="book-contents scroll" data-unfolded={unfolded} aria-label={say(words.labels.contents)} ref={list}>
      <ul>
        {CHAPTERS.map(({ id, sections }) => {
          const [first] = sections;
          return (
            <li key={id}>
              <button
                type="button"
                className="book-chapter block wide strong soft"
                data-rove
                aria-expanded={id === open}
                onClick={() => first !== undefined && openBook(first)}
              >
                {say(words.chapters[id])}
              </button>
              {id === open && sections.length > 1 && (
                <ul>
                  {sections.map((one) => (
                    <li key={one}>
                      <button
                        type="button"
                        className="book-entry block wide soft small"
                        data-rove
                        aria-current={one === section ? 'true' : undefined}
                        onClick={() => openBook(one)}
                      >
                        {title(one)}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
