import { useEffect, useMemo } from 'react';
import { useTable } from '../../game/state/table.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Hint } from '../../ui/controls/Hint.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { createPress } from './press.ts';

/** While others decide: skip to the own decision, pause, or show one turn more. */
export function RunButtons() {
  const text = useText();
  const { playback } = useHost();
  const paused = useTable((table) => table.playbackRate === 'paused');
  const press = useMemo(() => createPress(playback), [playback]);
  // The buttons may disappear while one of them is held.
  useEffect(() => press.cancel, [press]);
  return (
    <div className="run line across gap-3" role="toolbar" aria-label={text('run.label')}>
      <Hint text={text('keys.skip')} shortcut={text('keys.space')}>
        <button
          type="button"
          className="button button-quiet run-skip"
          aria-keyshortcuts="Space"
          onPointerDown={({ timeStamp }) => press.begin(timeStamp)}
          onPointerUp={({ timeStamp }) => press.end(timeStamp)}
          onPointerLeave={press.cancel}
          onPointerCancel={press.cancel}
          // Pointers are handled above; this is for keys and everything else that presses buttons.
          onClick={({ detail }) => {
            if (detail === 0) playback.send({ type: 'skipAhead' });
          }}
        >
          <Icon name="skip" />
          {text('panel.skip')}
          <kbd>{text('keys.space')}</kbd>
        </button>
      </Hint>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={text(paused ? 'run.goOn' : 'run.pause')}
        command="pause"
        pressed={paused}
        onPress={() => playback.send({ type: 'togglePause' })}
      />
      <IconButton icon="step" label={text('run.step')} command="step" onPress={() => playback.send({ type: 'step' })} />
    </div>
  );
}
