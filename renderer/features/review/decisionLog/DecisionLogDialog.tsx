import { useState } from 'react';
import type { DecisionEntry, GameUpdate } from '../../../../shared/contract/answers.ts';
import type { BotStyle } from '../../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { useGame } from '../../../game/game.ts';
import { useDecisionLog } from '../../../game/useDecisionLog.ts';
import { chaptersIn } from '../../../game/words/decisionLog.ts';
import { useRoutes } from '../../../platform/feature.ts';
import { numeral, useText } from '../../../platform/i18n/text.ts';
import { Modal } from '../../../ui/controls/Modal.tsx';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { LookBackTabs } from '../lookBack.tsx';
import { DecisionLine } from './DecisionLine.tsx';
import { GameCheckPanel } from './GameCheckPanel.tsx';

interface DecisionLogDialogProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/** After the game: what every seat drew, chose and why. */
export function DecisionLogDialog({ gameId, onClose }: DecisionLogDialogProps) {
  const text = useText();
  const routes = useRoutes();
  const { update } = useGame();
  const log = useDecisionLog(gameId);
  const isWhole = log !== null && log.next === null;
  const [seat, setSeat] = useState(() => firstPerson(update));
  return (
    <Modal title={text('books.title')} className="books" onClose={onClose}>
      <LookBackTabs at="books" />
      <p className="books-note dim">{text('books.note')}</p>
      <GameCheckPanel gameId={gameId} onSeat={setSeat} />
      <Segments
        label={text('books.seats')}
        value={String(seat)}
        options={update.players.map((_, index) => String(index))}
        wordsFor={(index) => update.players[Number(index)]?.name}
        onChange={(index) => setSeat(Number(index))}
      />
      <p role="status">{!isWhole && text('books.reading')}</p>
      {log !== null && (
        <>
          <Surprise name={update.players[seat]?.name ?? ''} style={log.drawn[seat] ?? null} />
          <SeatDecisions
            key={seat}
            decisions={log.entries.filter((entry) => entry.seat === seat)}
            onGo={(position) => void routes.replay(gameId, position)}
          />
        </>
      )}
    </Modal>
  );
}

/** Whose decisions are shown first. */
const firstPerson = ({ players }: GameUpdate): Seat =>
  Math.max(
    0,
    players.findIndex(({ controller }) => controller.kind === 'human'),
  );

interface SurpriseProps {
  readonly name: string;
  readonly style: BotStyle | null;
}

/** The style of a bot whose style was a secret. */
function Surprise({ name, style }: SurpriseProps) {
  const text = useText();
  if (style === null) return null;
  return (
    <p className="books-surprise above-7 line gap-5">
      <Icon name={style} />
      {text('books.surprise', { name, style: text(`style.${style}`), line: text(`style.${style}.line`) })}
    </p>
  );
}

interface SeatDecisionsProps {
  readonly decisions: readonly DecisionEntry[];
  readonly onGo: (position: number) => void;
}

function SeatDecisions({ decisions, onGo }: SeatDecisionsProps) {
  const text = useText();
  return (
    <>
      {chaptersIn(decisions).map(({ epoch, phase, entries }) => (
        <section key={`${epoch} ${phase}`} className="books-phase">
          <h3>{text('books.phase', { epoch: numeral(epoch), phase })}</h3>
          <ol>
            {entries.map((entry) => (
              <DecisionLine key={entry.position} entry={entry} onGo={onGo} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
