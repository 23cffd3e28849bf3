import type { Settings } from '../../../shared/contract/tableSetup.ts';
import { RESOLUTION } from '../../../shared/vocabulary/limits.ts';
import { FRAME_CAPS, QUALITIES, TABLE_THEMES } from '../../../shared/vocabulary/preferences.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceRow, PercentRow, SwitchRow } from './settingRows.tsx';

/** A measurement made with other settings says nothing about these. */
const MEASURED_ANEW: Partial<Settings> = { measuredTier: null };

/** How the table is drawn. */
export function GraphicsSettings() {
  const text = useText();
  return (
    <>
      <ChoiceRow
        setting="tableTheme"
        label={text('settings.tableTheme')}
        options={TABLE_THEMES}
        wordsFor={(option) => text(`settings.tableTheme.${option}`)}
      />
      <ChoiceRow
        setting="quality"
        label={text('settings.quality')}
        note={text('settings.quality.detail')}
        options={QUALITIES}
        wordsFor={(option) => text(`settings.quality.${option}`)}
        besides={MEASURED_ANEW}
      />
      <PercentRow
        setting="resolution"
        label={text('settings.resolution')}
        limits={RESOLUTION}
        step={25}
        besides={MEASURED_ANEW}
      />
      <ChoiceRow
        setting="frameCap"
        label={text('settings.frameCap')}
        options={FRAME_CAPS}
        wordsFor={(option) => text(`settings.frameCap.${option}`)}
      />
      <SwitchRow setting="flatTable" />
      <SwitchRow setting="shadows" besides={MEASURED_ANEW} />
      <SwitchRow setting="refinement" />
      <SwitchRow setting="movingEye" />
      <SwitchRow setting="safeGraphics" />
    </>
  );
}
