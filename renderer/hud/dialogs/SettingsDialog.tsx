import { Slider, Switch } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { UI_SCALE } from '../../../shared/vocabulary/limits.ts';
import { MOTIONS, QUALITIES, SPEEDS } from '../../../shared/vocabulary/preferences.ts';
import { LANGUAGES, WORDS } from '../../../shared/words/words.ts';
import { useText } from '../../i18n/text.ts';
import { useSettings } from '../../store/settings.ts';
import { useCommands } from '../commands.ts';
import { Modal } from '../controls/Modal.tsx';
import { Segments } from '../controls/Segments.tsx';

const SCALES = { min: UI_SCALE.min, max: UI_SCALE.max, step: 5 } as const;

/** Everything that can be set; each change counts at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { change } = useCommands();
  const { language, speed, quality, reducedMotion } = useSettings();
  return (
    <Modal title={text('settings.title')} className="settings" onClose={onClose}>
      <Row label={text('settings.language')}>
        <Segments
          label={text('settings.language')}
          value={language}
          options={['auto', ...LANGUAGES] as const}
          wordsFor={(option) => (option === 'auto' ? text('settings.language.auto') : WORDS[option].name)}
          onChange={(option) => void change({ language: option })}
        />
      </Row>
      <Row label={text('settings.speed')}>
        <Segments
          label={text('settings.speed')}
          value={speed}
          options={SPEEDS}
          wordsFor={(option) => text(`settings.speed.${option}`)}
          onChange={(option) => void change({ speed: option })}
        />
      </Row>
      <Row label={text('settings.quality')}>
        <Segments
          label={text('settings.quality')}
          value={quality}
          options={QUALITIES}
          wordsFor={(option) => text(`settings.quality.${option}`)}
          onChange={(option) => void change({ quality: option })}
        />
      </Row>
      <Row label={text('settings.motion')}>
        <Segments
          label={text('settings.motion')}
          value={reducedMotion}
          options={MOTIONS}
          wordsFor={(option) => text(`settings.motion.${option}`)}
          onChange={(option) => void change({ reducedMotion: option })}
        />
      </Row>
      <ScaleRow />
      <SwitchRow setting="confirmActions" />
      <SwitchRow setting="longThinking" />
      <SwitchRow setting="safeGraphics" />
    </Modal>
  );
}

interface RowProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Row({ label, note, children }: RowProps) {
  return (
    <div className="setting">
      <div className="setting-label">
        {label}
        {note !== undefined && <p className="setting-note">{note}</p>}
      </div>
      {children}
    </div>
  );
}

function ScaleRow() {
  const text = useText();
  const { change } = useCommands();
  const uiScale = useSettings((settings) => settings.uiScale);
  const [dragged, setDragged] = useState<number | null>(null);
  const commit = async (value: number) => {
    await change({ uiScale: value });
    setDragged(null);
  };
  return (
    <Row label={text('settings.scale')}>
      <div className="scale">
        <Slider.Root
          className="slider"
          {...SCALES}
          value={[dragged ?? uiScale]}
          // Not while dragging: everything would move under the pointer.
          onValueChange={([value]) => setDragged(value ?? null)}
          onValueCommit={([value]) => value !== undefined && void commit(value)}
        >
          <Slider.Track className="slider-track">
            <Slider.Range className="slider-range" />
          </Slider.Track>
          <Slider.Thumb className="slider-thumb" aria-label={text('settings.scale')} />
        </Slider.Root>
        <output>{text('settings.scale.value', { percent: dragged ?? uiScale })}</output>
      </div>
    </Row>
  );
}

/** What is either on or off. */
function SwitchRow({ setting }: { readonly setting: 'confirmActions' | 'longThinking' | 'safeGraphics' }) {
  const text = useText();
  const { change } = useCommands();
  const on = useSettings((settings) => settings[setting]);
  const label = text(`settings.${setting}`);
  return (
    <Row label={label} note={text(`settings.${setting}.detail`)}>
      <Switch.Root
        className="switch"
        aria-label={label}
        checked={on}
        onCheckedChange={(checked) => void change({ [setting]: checked })}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </Row>
  );
}
