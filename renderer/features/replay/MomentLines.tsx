import { memo } from 'react';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { LogLine } from '../../game/log/LogLine.tsx';
import { linesOf } from '../../game/words/logFilter.ts';
import type { LogContext } from '../../game/words/sentence.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { seek } from './commands.ts';

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
  const host = useHost();
  return (
    <li className="moment round anchor" aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        className="moment-go round"
        data-rove
        aria-label={position === 0 ? text('replay.log.start') : text('replay.log.go', { position })}
        onClick={() => seek(host, position)}
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
