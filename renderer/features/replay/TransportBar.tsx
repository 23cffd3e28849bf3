import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { CurrentMoment } from './CurrentMoment.tsx';
import { toggle } from './commands.ts';
import { type Control, isBackward, moveBy, usePlayback } from './controls.ts';
import { JumpMenu } from './JumpMenu.tsx';
import { REPLAY_SPEEDS, setReplaySpeed, useReplay } from './replayState.ts';
import { Scrubber } from './Scrubber.tsx';

/** Everything that moves through a replay: what happens now, where that is, and buttons to go elsewhere. */
export function TransportBar({ timeline }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  return (
    <section className="transport column shrink apart" aria-label={text('replay.label')} data-region="transport">
      <CurrentMoment timeline={timeline} />
      <Scrubber timeline={timeline} />
      <div className="transport-row level stack gap-6">
        <JumpMenu timeline={timeline} />
        <div className="transport-buttons gap-1-5 line">
          <Mover control="toStart" shortcut={text('replay.keys.home')} timeline={timeline} />
          <Mover control="backTurn" shortcut={`${text('replay.keys.shift')} ←`} timeline={timeline} />
          <Mover control="back" shortcut="←" timeline={timeline} />
          <PlayButton />
          <Mover control="forward" shortcut="→" timeline={timeline} />
          <Mover control="forwardTurn" shortcut={`${text('replay.keys.shift')} →`} timeline={timeline} />
          <Mover control="toEnd" shortcut={text('replay.keys.end')} timeline={timeline} />
        </div>
        <SpeedChoice />
      </div>
    </section>
  );
}

interface MoverProps {
  readonly control: Control;
  readonly shortcut: string;
  readonly timeline: ReplayTimeline;
}

function Mover({ control, shortcut, timeline }: MoverProps) {
  const text = useText();
  const host = useHost();
  const playback = usePlayback(timeline);
  const { position, length } = playback;
  const stuck = isBackward(control) ? position === 0 : position === length;
  return (
    <IconButton
      icon={control}
      label={text(`replay.${control}`)}
      shortcut={shortcut}
      refusal={stuck ? text(isBackward(control) ? 'replay.atStart' : 'replay.atEnd') : undefined}
      onPress={() => moveBy(host, control, playback)}
    />
  );
}

function PlayButton() {
  const text = useText();
  const running = useReplay((state) => state.running);
  return (
    <span className="transport-play">
      <IconButton
        icon={running ? 'pause' : 'play'}
        label={text(running ? 'replay.pause' : 'replay.play')}
        shortcut={text('keys.space')}
        onPress={() => toggle()}
      />
    </span>
  );
}

/** The speeds as the names that menus know them by. */
const SPEED_NAMES = REPLAY_SPEEDS.map(String);

function SpeedChoice() {
  const text = useText();
  const speed = useReplay((state) => state.speed);
  return (
    <ChoiceMenu
      label={text('replay.speed')}
      className="transport-speed"
      value={String(speed)}
      options={SPEED_NAMES}
      wordsFor={(option) => text('replay.speed.value', { speed: Number(option) })}
      onChange={(option) => {
        const chosen = REPLAY_SPEEDS.find((known) => String(known) === option);
        if (chosen !== undefined) setReplaySpeed(chosen);
      }}
    />
  );
}
