import { Tabs } from 'radix-ui';
import { personalOf } from '../../../shared/contract/personal.ts';
import { UI_SCALE } from '../../../shared/vocabulary/limits.ts';
import { MOTIONS, SPEEDS } from '../../../shared/vocabulary/preferences.ts';
import { ownName } from '../../../shared/words/language.ts';
import { useApp } from '../../platform/app.ts';
import { forgetOwn } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { PAGE_LANGUAGES } from '../../platform/i18n/pageWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { CoachSettings } from './CoachSettings.tsx';
import { GraphicsSettings } from './GraphicsSettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { ChoiceRow, PercentRow, SwitchRow } from './settingRows.tsx';

const SECTIONS = [
  { id: 'play', title: 'settings.play', Rows: PlaySettings },
  { id: 'access', title: 'access.title', Rows: AccessSettings },
  { id: 'coach', title: 'settings.coachTitle', Rows: CoachSettings },
  { id: 'graphics', title: 'settings.graphics', Rows: GraphicsSettings },
  { id: 'sound', title: 'settings.sound', Rows: SoundSettings },
] as const;

/** Everything that can be set; each change counts at once. One section at a time, which passing over its name does not open. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text('settings.title')} className="settings" onClose={onClose}>
      <WhoseSettings />
      <Tabs.Root defaultValue="play" activationMode="manual" className="stack gap-5">
        <Tabs.List className="segments" aria-label={text('settings.title')}>
          {SECTIONS.map(({ id, title }) => (
            <Tabs.Trigger key={id} className="segment" value={id}>
              {text(title)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {SECTIONS.map(({ id, Rows }) => (
          <Tabs.Content key={id} value={id} tabIndex={-1}>
            <Rows />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Modal>
  );
}

/** For shared screens: which settings are the person's own, and the button that restores the table's. */
function WhoseSettings() {
  const text = useText();
  const host = useHost();
  const person = useApp((app) => app.person);
  const isOwn = useSettings(({ people }) => person !== null && Object.keys(personalOf({ people }, person)).length > 0);
  if (person === null) return null;
  return (
    <div className="setting between">
      <p>{text('settings.whose', { name: person.name })}</p>
      {isOwn && (
        <button type="button" className="button button-quiet" onClick={() => void forgetOwn(host)}>
          {text('settings.asTable')}
        </button>
      )}
    </div>
  );
}

function PlaySettings() {
  const text = useText();
  return (
    <>
      <ChoiceRow
        setting="language"
        label={text('settings.language')}
        options={['auto', ...PAGE_LANGUAGES] as const}
        wordsFor={(option) => (option === 'auto' ? text('settings.language.auto') : ownName(option))}
      />
      <ChoiceRow
        setting="speed"
        label={text('settings.speed')}
        options={SPEEDS}
        wordsFor={(option) => text(`settings.speed.${option}`)}
      />
      <SwitchRow setting="confirmActions" />
      <SwitchRow setting="hidePoints" />
      <SwitchRow setting="phoneAdvice" />
      <SwitchRow setting="takeForced" />
      <SwitchRow setting="hideOnLeave" />
      <SwitchRow setting="longThinking" />
      <SwitchRow setting="botRemarks" />
    </>
  );
}

/** How the game is seen and operated. */
function AccessSettings() {
  const text = useText();
  return (
    <>
      <ChoiceRow
        setting="reducedMotion"
        label={text('settings.motion')}
        options={MOTIONS}
        wordsFor={(option) => text(`settings.motion.${option}`)}
      />
      <ChoiceRow
        setting="highContrast"
        label={text('settings.highContrast')}
        note={text('settings.highContrast.detail')}
        options={MOTIONS}
        wordsFor={(option) => text(`settings.motion.${option}`)}
      />
      <PercentRow setting="textScale" label={text('settings.textScale')} limits={UI_SCALE} step={5} />
      <PercentRow setting="uiScale" label={text('settings.uiScale')} limits={UI_SCALE} step={5} />
      <SwitchRow setting="fromSofa" />
      <SwitchRow setting="choiceSigns" />
      <SwitchRow setting="letterKeys" />
    </>
  );
}
