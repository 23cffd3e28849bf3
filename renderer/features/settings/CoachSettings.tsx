import { COACHINGS } from '../../../shared/vocabulary/preferences.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceRow, SwitchRow } from './settingRows.tsx';

/** When the coach speaks, and of what. */
export function CoachSettings() {
  const text = useText();
  return (
    <>
      <ChoiceRow
        setting="coach"
        label={text('settings.coach')}
        options={COACHINGS}
        wordsFor={(option) => text(`settings.coach.${option}`)}
      />
      <SwitchRow setting="coachHints" />
      <SwitchRow setting="coachWarnings" />
      <SwitchRow setting="coachReviews" />
    </>
  );
}
