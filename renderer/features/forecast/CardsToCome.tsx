import { useState } from 'react';
import { type Pool, poolsOf } from '../../../shared/forecast/unseen.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { EPOCHS, type Epoch } from '../../../shared/vocabulary/time.ts';
import { useGame } from '../../game/game.ts';
import { useInspects } from '../../game/inspect/hover.ts';
import { iconOf } from '../../game/seats/Counts.tsx';
import { useTable } from '../../game/state/table.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';

/** What may still be in every deck and pile, as far as the viewer may know (rules §11). */
export function CardsToCome() {
  const text = useText();
  const { view } = useGame();
  const log = useTable((table) => table.log);
  const pendingEvents = useTable((table) => table.pendingEvents);
  const ref = useRovingFocus<HTMLDivElement>();
  const [chosen, choose] = useState<Epoch | null>(null);
  const epochs = EPOCHS.filter((epoch) => epoch >= view.epoch);
  const epoch = chosen !== null && epochs.includes(chosen) ? chosen : view.epoch;
  // Only events that the table has shown count.
  const pools = poolsOf(view, epoch, log.slice(0, Math.max(0, log.length - pendingEvents)));
  return (
    <>
      <div className="foresight-line flow">
        {epochs.length > 1 && (
          <Segments
            label={text('foresight.cards.epoch')}
            value={`${epoch}`}
            options={epochs.map((option) => `${option}`)}
            wordsFor={(option) => text('bar.epoch', { epoch: numeral(Number(option) as Epoch) })}
            onChange={(option) => choose(Number(option) as Epoch)}
          />
        )}
        <p className="quiet">{text('foresight.cards.note')}</p>
      </div>
      <div className="foresight-pools stack gap-5" ref={ref}>
        {pools.map((pool) => (
          <PoolColumn key={pool.colour} pool={pool} />
        ))}
      </div>
    </>
  );
}

function PoolColumn({ pool: { colour, deck, hands, pile, unseen } }: { readonly pool: Pool }) {
  const text = useText();
  const coming = deck + hands;
  return (
    <section className={`foresight-pool edge-${colour}`}>
      <h3>
        <Icon name={iconOf(colour)} /> {text(`colour.${colour}`)}
      </h3>
      {pile.length > 0 && (
        <>
          <h4>{text('foresight.cards.pile')}</h4>
          <ol>
            {pile.map((card) => (
              <li key={card}>
                <CardName card={card} />
              </li>
            ))}
          </ol>
        </>
      )}
      <h4>
        {unseen.length === 0
          ? text('foresight.cards.all')
          : text('foresight.cards.drawn', { coming, total: unseen.length })}
        {coming > 0 && <small> {text('foresight.cards.where', { deck, hands })}</small>}
      </h4>
      <ul data-gone={coming === 0}>
        {unseen.map((card) => (
          <li key={card}>
            <CardName card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The card itself is shown large while its name is pointed at or focused. */
function CardName({ card }: { readonly card: CardId }) {
  const text = useText();
  const inspects = useInspects();
  return (
    <button type="button" className="foresight-card block wide round dense" data-rove {...inspects(card)}>
      {text.card(card)}
    </button>
  );
}
