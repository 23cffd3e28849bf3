import { COACHINGS } from '../../../shared/vocabulary/preferences.ts';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { SettingRow, SwitchRow } from './settingRows.tsx';

/** When the coach speaks, and of what. */
export function CoachSettings() {
  const text = useText();
  const host = useHost();
  const coach = useSettings((settings) => settings.coach);
  return (
    <>
      <SettingRow label={text('settings.coach')}>
        <Segments
          label={text('settings.coach')}
          value={coach}
          options={COACHINGS}
          wordsFor={(option) => text(`settings.coach.${option}`)}
          onChange={(option) => void changeSettings(host, { coach: option })}
        />
      </SettingRow>
      <SwitchRow setting="coachHints" />
      <SwitchRow setting="coachWarnings" />
      <SwitchRow setting="coachReviews" />
    </>
  );
}
