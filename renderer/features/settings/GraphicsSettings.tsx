import type { Settings } from '../../../shared/contract/tableSetup.ts';
import { RESOLUTION } from '../../../shared/vocabulary/limits.ts';
import { FRAME_CAPS, QUALITIES, TABLE_THEMES } from '../../../shared/vocabulary/preferences.ts';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { PercentRow, SettingRow, SwitchRow } from './settingRows.tsx';

/** A measurement made with other settings says nothing about these. */
const MEASURED_ANEW: Partial<Settings> = { measuredTier: null };

/** How the table is drawn. */
export function GraphicsSettings() {
  const text = useText();
  const host = useHost();
  const { tableTheme, quality, frameCap } = useSettings();
  return (
    <>
      <SettingRow label={text('settings.tableTheme')}>
        <Segments
          label={text('settings.tableTheme')}
          value={tableTheme}
          options={TABLE_THEMES}
          wordsFor={(option) => text(`settings.tableTheme.${option}`)}
          onChange={(option) => void changeSettings(host, { tableTheme: option })}
        />
      </SettingRow>
      <SettingRow label={text('settings.quality')} note={text('settings.quality.detail')}>
        <Segments
          label={text('settings.quality')}
          value={quality}
          options={QUALITIES}
          wordsFor={(option) => text(`settings.quality.${option}`)}
          onChange={(option) => void changeSettings(host, { quality: option, ...MEASURED_ANEW })}
        />
      </SettingRow>
      <PercentRow
        setting="resolution"
        label={text('settings.resolution')}
        limits={RESOLUTION}
        step={25}
        besides={MEASURED_ANEW}
      />
      <SettingRow label={text('settings.frameCap')}>
        <Segments
          label={text('settings.frameCap')}
          value={frameCap}
          options={FRAME_CAPS}
          wordsFor={(option) => text(`settings.frameCap.${option}`)}
          onChange={(option) => void changeSettings(host, { frameCap: option })}
        />
      </SettingRow>
      <SwitchRow setting="flatTable" />
      <SwitchRow setting="shadows" besides={MEASURED_ANEW} />
      <SwitchRow setting="refinement" />
      <SwitchRow setting="movingEye" />
      <SwitchRow setting="safeGraphics" />
    </>
  );
}
