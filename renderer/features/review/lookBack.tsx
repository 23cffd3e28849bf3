import { openPanel, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

/** Leads from a finished game to where it was decided. */
export function AnalysisButton() {
  const text = useText();
  const host = useHost();
  return (
    <button type="button" className="button button-quiet" onClick={() => openPanel(host, 'analysis')}>
      <Icon name="curve" />
      {text('analysis.open')}
    </button>
  );
}

/** Leads from the score of a finished game to what everybody did in it, and why. */
export function DecisionLogButton({ main = false }: { readonly main?: boolean }) {
  const text = useText();
  const host = useHost();
  return (
    <button
      type="button"
      className={`button ${main ? 'button-main' : 'button-quiet'}`}
      onClick={() => openPanel(host, 'books')}
    >
      <Icon name="book" />
      {text('books.open')}
    </button>
  );
}

const TABS = ['analysis', 'books'] as const;
type Tab = (typeof TABS)[number];

/** The two ways to look back at a finished game: where it was decided, and every decision with its reason. */
export function LookBackTabs({ at }: { readonly at: Tab }) {
  const text = useText();
  const host = useHost();
  return (
    <Segments
      label={text('analysis.tabs')}
      className="look-back"
      value={at}
      options={TABS}
      wordsFor={(tab) => text(tab === 'analysis' ? 'analysis.open' : 'analysis.books')}
      onChange={(panel) => openPanel(host, panel)}
    />
  );
}
