import { Fragment, type ReactNode } from 'react';
import { openBook } from '../../game/sheets.ts';
import { SECTIONS, type SectionId } from '../../ui/outline.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { SYMBOLS, type SymbolName } from '../../ui/symbols/symbols.ts';
import { type Block, blockOf, runsOf } from './blocks.ts';
import { useOpenBook } from './book.ts';

const symbolIcon = (name: string): IconName | null =>
  Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name as SymbolName].icon : null;

function Sign({ name }: { readonly name: string }) {
  const icon = symbolIcon(name);
  return icon === null ? null : <Icon name={icon} className={`book-sign ink-${name}`} means={null} />;
}

/** A full stop behind a link stays on the link's line. */
const JOINER = '\u2060';

const link = (section: SectionId) => (chunks: ReactNode[]) => (
  <Fragment key={section}>
    <button type="button" className="rule-link" onClick={() => openBook(section)}>
      {chunks}
    </button>
    {JOINER}
  </Fragment>
);

/** What stands for each mark of the text: `<b>`, a symbol `<i>`, and one for each section, which leads to it. */
const MARKS = {
  b: (chunks: ReactNode[]) => <b key={String(chunks)}>{chunks}</b>,
  i: (chunks: ReactNode[]) => <Sign key={String(chunks)} name={String(chunks)} />,
  ...Object.fromEntries(SECTIONS.map((section) => [section, link(section)])),
};

function Words({ block }: { readonly block: Block }) {
  return useOpenBook().rich(block.words, MARKS);
}

function Run({ blocks }: { readonly blocks: readonly Block[] }) {
  const { say, words } = useOpenBook();
  const [first] = blocks;
  if (first === undefined) return null;
  if (first.kind === 'item' || first.kind === 'step') {
    const List = first.kind === 'item' ? 'ul' : 'ol';
    return (
      <List className={`book-${first.kind}s`}>
        {blocks.map((block) => (
          <li key={block.words}>
            <Words block={block} />
          </li>
        ))}
      </List>
    );
  }
  if (first.kind === 'question') {
    return (
      <h4 className="book-question bold">
        <Words block={first} />
      </h4>
    );
  }
  return (
    <p className={`book-${first.kind}`}>
      {first.kind === 'example' && <b className="bright">{say(words.labels.example)}: </b>}
      <Words block={first} />
    </p>
  );
}

/** The text of a section, block by block. */
export function BookText({ written }: { readonly written: readonly string[] }) {
  return runsOf(written.map(blockOf)).map((blocks) => <Run key={blocks[0]?.words} blocks={blocks} />);
}
