import { memo } from 'react';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { useCommands } from '../../app/commands.ts';
import { LogLine } from '../../game/log/LogLine.tsx';
import { linesOf } from '../../game/words/logFilter.ts';
import type { LogContext } from '../../game/words/sentences.ts';
import { useText } from '../../platform/i18n/text.ts';

interface MomentLinesProps {
  /** The position after what is told here. */
  readonly position: number;
  readonly events: readonly GameEvent[];
  readonly current: boolean;
  readonly context: LogContext;
  readonly players: readonly Player[];
}

/** All that one decision led to; a click goes there. Remembered, because a game has hundreds of them. */
export const MomentLines = memo(function MomentLines(props: MomentLinesProps) {
  const { position, events, current, context, players } = props;
  const text = useText();
  const { replay } = useCommands();
  return (
    <li className="moment round anchor" aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        className="moment-go round"
        data-rove
        aria-label={position === 0 ? text('replay.log.start') : text('replay.log.go', { position })}
        onClick={() => replay.seek(position)}
      />
      {events.length === 0 && <p className="quiet">{text('replay.start')}</p>}
      <ol>
        {linesOf(events).map(({ number, event }) => (
          <LogLine key={number} event={event} context={context} players={players} />
        ))}
      </ol>
    </li>
  );
});
