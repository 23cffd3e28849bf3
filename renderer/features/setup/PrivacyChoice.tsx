import { PRIVACIES, type Privacy } from '../../../shared/vocabulary/preferences.ts';
import type { SetupForm } from '../../game/setupForm.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { Segments } from '../../ui/controls/Segments.tsx';

interface PrivacyChoiceProps {
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
}

/** What people who share the screen hide from each other; nothing where one plays alone. */
export function PrivacyChoice({ form, onChange }: PrivacyChoiceProps) {
  const text = useText();
  const humans = form.players.filter(({ controller }) => controller.kind === 'human').length;
  if (humans < 2) return <p className="setup-note">{humans === 0 && text('setup.watch')}</p>;
  const { privacy = 'curtain' } = form;
  return (
    <div className="setup-privacy">
      <Segments
        label={text('privacy.label')}
        value={privacy}
        options={PRIVACIES}
        wordsFor={(option) => text(`privacy.${option}`)}
        onChange={(chosen) => onChange({ ...form, privacy: chosen })}
      />
      <p className="setup-note">{detailOf(privacy, text)}</p>
    </div>
  );
}

const detailOf = (privacy: Privacy, text: Text): string =>
  text(privacy === 'curtain' ? 'setup.hotSeat' : `privacy.${privacy}.detail`);
