import { VOLUME } from '../../../shared/vocabulary/limits.ts';
import { useText } from '../../i18n/text.ts';
import { useSettings } from '../../store/settings.ts';
import { trySound } from '../../store/soundTrial.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { PercentRow, SwitchRow } from './settingRows.tsx';

/** How loud everything is. */
export function SoundSettings() {
  const text = useText();
  const muted = useSettings((settings) => settings.muted);
  const refusal = muted ? text('settings.trySound.muted') : undefined;
  return (
    <>
      <SwitchRow setting="muted" />
      <PercentRow setting="mainVolume" label={text('settings.mainVolume')} limits={VOLUME} step={5} />
      <PercentRow setting="effectsVolume" label={text('settings.effectsVolume')} limits={VOLUME} step={5}>
        <IconButton icon="play" label={text('settings.trySound')} refusal={refusal} onPress={trySound} />
      </PercentRow>
      <SwitchRow setting="backgroundSound" />
      <SwitchRow setting="monoSound" />
    </>
  );
}
