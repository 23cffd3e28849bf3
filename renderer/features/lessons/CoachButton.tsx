import { toggleCoach, useSheets } from '../../game/sheets.ts';
import { useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';

/** Asks the coach what matters in the decision at hand. */
export function CoachButton() {
  const text = useText();
  const asked = useSheets((sheets) => sheets.coach);
  return (
    <span data-coach>
      <IconButton icon="speech" label={text('coach.ask')} command="coach" pressed={asked} onPress={toggleCoach} />
    </span>
  );
}
