import { VOLUME } from '../../../shared/vocabulary/limits.ts';
import { type Tried, trySound } from '../../platform/hearing.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { PercentRow, SwitchRow } from './settingRows.tsx';

const VOLUMES = ['main', 'effects', 'music', 'ambience'] as const satisfies readonly Tried[];

/** How loud everything is. */
export function SoundSettings() {
  return (
    <>
      <SwitchRow setting="muted" />
      {VOLUMES.map((kind) => (
        <VolumeRow key={kind} kind={kind} />
      ))}
      <SwitchRow setting="backgroundSound" />
      <SwitchRow setting="monoSound" />
      <SwitchRow setting="soundCaptions" />
    </>
  );
}

/** The volume of one kind of sound, with a sample of it. */
function VolumeRow({ kind }: { readonly kind: Tried }) {
  const text = useText();
  const muted = useSettings((settings) => settings.muted);
  const label = text(`settings.${kind}Volume`);
  return (
    <PercentRow setting={`${kind}Volume`} label={label} limits={VOLUME} step={5}>
      <IconButton
        icon="play"
        label={text('settings.trySound.of', { what: label })}
        refusal={muted ? text('settings.trySound.muted') : undefined}
        onPress={() => trySound(kind)}
      />
    </PercentRow>
  );
}
