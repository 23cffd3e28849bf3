import { useText } from '../../i18n/text.ts';
import { openPanel } from '../../store/app.ts';
import { Icon } from '../icons/Icon.tsx';

/** Leads from a finished game to where it was decided. */
export function AnalysisButton() {
  const text = useText();
  return (
    <button type="button" className="button button-main" onClick={() => openPanel('analysis')}>
      <Icon name="curve" />
      {text('analysis.open')}
    </button>
  );
}
