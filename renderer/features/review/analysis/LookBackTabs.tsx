import { openPanel, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Segments } from '../../../ui/controls/Segments.tsx';

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
