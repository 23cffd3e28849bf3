import { Slider, Switch } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { Settings } from '../../../shared/contract/tableSetup.ts';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { Segments } from '../../ui/controls/Segments.tsx';

interface SettingRowProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A setting's name, its explanation if it needs one, and its control. */
function SettingRow({ label, note, children }: SettingRowProps) {
  return (
    <div className="setting between">
      <div className="setting-label grow strong">
        {label}
        {note !== undefined && <p className="setting-note dim light">{note}</p>}
      </div>
      {children}
    </div>
  );
}

interface ChoiceRowProps<Name extends ChoiceSetting> {
  readonly setting: Name;
  readonly label: string;
  readonly note?: string;
  readonly options: readonly Settings[Name][];
  readonly wordsFor: (option: Settings[Name]) => string;
  /** What else changes with it. */
  readonly besides?: Partial<Settings>;
}

type ChoiceSetting =
  | 'language'
  | 'speed'
  | 'reducedMotion'
  | 'highContrast'
  | 'tableTheme'
  | 'quality'
  | 'frameCap'
  | 'coach';

/** One of a few things, side by side. */
export function ChoiceRow<Name extends ChoiceSetting>(props: ChoiceRowProps<Name>) {
  const { setting, label, note, options, wordsFor, besides } = props;
  const host = useHost();
  const value = useSettings((settings) => settings[setting]);
  return (
    <SettingRow label={label} {...(note !== undefined && { note })}>
      <Segments
        label={label}
        value={value}
        options={options}
        wordsFor={wordsFor}
        onChange={(option) => void changeSettings(host, { [setting]: option, ...besides })}
      />
    </SettingRow>
  );
}

interface PercentRowProps {
  readonly setting:
    | 'uiScale'
    | 'textScale'
    | 'resolution'
    | 'mainVolume'
    | 'effectsVolume'
    | 'musicVolume'
    | 'ambienceVolume';
  readonly label: string;
  readonly limits: { readonly min: number; readonly max: number };
  readonly step: number;
  /** What else changes with it. */
  readonly besides?: Partial<Settings>;
  /** What stands behind the slider. */
  readonly children?: ReactNode;
}

/** A share of something, in percent. */
export function PercentRow({ setting, label, limits: { min, max }, step, besides, children }: PercentRowProps) {
  const text = useText();
  const host = useHost();
  const value = useSettings((settings) => settings[setting]);
  const [dragged, setDragged] = useState<number | null>(null);
  const commit = async (percent: number) => {
    await changeSettings(host, { [setting]: percent, ...besides });
    setDragged(null);
  };
  return (
    <SettingRow label={label}>
      <div className="scale">
        <Slider.Root
          className="slider"
          min={min}
          max={max}
          step={step}
          value={[dragged ?? value]}
          // Not while dragging: everything would move under the pointer.
          onValueChange={([percent]) => setDragged(percent ?? null)}
          onValueCommit={([percent]) => percent !== undefined && void commit(percent)}
        >
          <Slider.Track className="slider-track">
            <Slider.Range className="slider-range" />
          </Slider.Track>
          <Slider.Thumb className="slider-thumb" aria-label={label} />
        </Slider.Root>
        <output>{text('settings.scale.value', { percent: dragged ?? value })}</output>
        {children}
      </div>
    </SettingRow>
  );
}

interface SwitchRowProps {
  readonly setting:
    | 'confirmActions'
    | 'fromSofa'
    | 'choiceSigns'
    | 'hidePoints'
    | 'phoneAdvice'
    | 'takeForced'
    | 'hideOnLeave'
    | 'letterKeys'
    | 'longThinking'
    | 'botRemarks'
    | 'safeGraphics'
    | 'flatTable'
    | 'shadows'
    | 'refinement'
    | 'movingEye'
    | 'muted'
    | 'backgroundSound'
    | 'monoSound'
    | 'soundCaptions'
    | 'coachHints'
    | 'coachWarnings'
    | 'coachReviews';
  /** What else changes with it. */
  readonly besides?: Partial<Settings>;
}

/** What is either on or off. */
export function SwitchRow({ setting, besides }: SwitchRowProps) {
  const text = useText();
  const host = useHost();
  const on = useSettings((settings) => settings[setting]);
  const label = text(`settings.${setting}`);
  return (
    <SettingRow label={label} note={text(`settings.${setting}.detail`)}>
      <Switch.Root
        className="switch"
        aria-label={label}
        checked={on}
        onCheckedChange={(checked) => void changeSettings(host, { [setting]: checked, ...besides })}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </SettingRow>
  );
}
