import { Slider } from 'radix-ui';
import { type CSSProperties, useMemo } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { useHost } from '../../platform/host.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { seek } from './commands.ts';
import { controlOf, moveBy, usePlayback } from './controls.ts';
import { phasesOf } from './timeline.ts';

/** Where a mark stands: from 0 to 1 along the way that the middle of the thumb can go. */
const at = (share: number): CSSProperties => ({ '--share': share }) as CSSProperties;

/** The whole game as a line, with a mark where each phase begins. */
export function Scrubber({ timeline }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const host = useHost();
  const playback = usePlayback(timeline);
  const { position, length } = playback;
  const phases = useMemo(() => phasesOf(timeline.moments), [timeline]);
  return (
    <div className="scrubber anchor">
      <div className="scrubber-marks anchor">
        {phases.map(({ position: start, epoch, phase }) => (
          // For speech input: the accessible name begins with the visible words.
          <button
            key={`${epoch} ${phase}`}
            type="button"
            className="scrubber-mark dim tiny oneline"
            style={at(start / length)}
            // The menu beside it leads to the same places by keyboard.
            tabIndex={-1}
            aria-label={text('replay.mark.full', { epoch: numeral(epoch), phase })}
            data-passed={start <= position}
            onClick={() => seek(start)}
          >
            {text('replay.mark', { epoch: numeral(epoch), phase })}
          </button>
        ))}
      </div>
      <Slider.Root
        className="slider"
        min={0}
        max={Math.max(length, 1)}
        value={[position]}
        onValueChange={([value]) => value !== undefined && seek(value)}
        onKeyDown={(event) => {
          const control = controlOf(event);
          if (control === undefined) return;
          // The same keys as everywhere on this screen; the slider's own steps would differ.
          event.preventDefault();
          moveBy(host, control, playback);
        }}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb
          className="slider-thumb"
          aria-label={text('replay.position')}
          aria-valuetext={text('replay.position.value', { position, length })}
        />
      </Slider.Root>
    </div>
  );
}
