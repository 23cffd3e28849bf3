import { openPanel, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';

/** Leads from a finished game to where it was decided. */
export function AnalysisButton() {
  const text = useText();
  const host = useHost();
  return (
    <button type="button" className="button button-main" onClick={() => openPanel(host, 'analysis')}>
      <Icon name="curve" />
      {text('analysis.open')}
    </button>
  );
}
