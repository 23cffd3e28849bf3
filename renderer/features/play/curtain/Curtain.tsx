import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { nameOf, useGame } from '../../../game/game.ts';
import { LogLine } from '../../../game/log/LogLine.tsx';
import { contextAlong } from '../../../game/log/logContext.ts';
import { closeBook, useSheets } from '../../../game/sheets.ts';
import { useTable } from '../../../game/state/table.ts';
import { linesOf } from '../../../game/words/logFilter.ts';
import { sinceDecisionOf } from '../../../game/words/recap.ts';
import { useApp } from '../../../platform/app.ts';
import { openPanel, useHost } from '../../../platform/host.ts';
import { type Text, useText } from '../../../platform/i18n/text.ts';
import { Portrait } from '../../../ui/persona/Persona.tsx';
import { goBack, reveal } from '../commands.ts';
import { CurtainCloth } from './CurtainCloth.tsx';
import { useArmed } from './useArmed.ts';
import { WhoseTurn } from './WhoseTurn.tsx';

/**
 * The opaque screen before a secret decision. Nothing is hidden behind it: the update that lowered it holds only what
 * everybody may know. It is raised only when the named player presses its button.
 */
export function Curtain({ seat, news }: { readonly seat: Seat; readonly news?: ReactNode }) {
  const text = useText();
  const host = useHost();
  const { update, view } = useGame();
  const armed = useArmed();
  useEffect(keepBookClosed, []);
  useEffect(() => useSheets.setState(({ curtains }) => ({ curtains: curtains + 1 })), []);
  const player = update.players[seat];
  if (player === undefined || view.decision === null) return null;
  const { name } = player;
  const { title, description, opening } = curtainWords(view, seat, name, text);
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          className="curtain stack"
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <CurtainCloth />
          {news}
          <div className="curtain-sheet stack anchor inmiddle gap-7 sheet">
            <Portrait player={player} mood="pleased" className="curtain-portrait" />
            <Dialog.Title className="curtain-title centred breaks">{title}</Dialog.Title>
            <Dialog.Description className="curtain-text">{description}</Dialog.Description>
            <WhoseTurn seat={seat} />
            <button
              type="button"
              className="button button-main curtain-open"
              onClick={() => {
                if (armed) void reveal(host, seat);
              }}
            >
              {opening}
            </button>
            <Recap seat={seat} />
            <Otherwise name={name} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The other commands, away from the button that may be pressed without looking. */
function Otherwise({ name }: { readonly name: string }) {
  const text = useText();
  const host = useHost();
  const { update } = useGame();
  // The bar, which usually says so, is behind the curtain.
  const listens = useApp(({ phones }) => phones.door !== null);
  return (
    <footer className="curtain-otherwise apart wrap wide gap-5">
      {update.canUndo && update.takesBack !== null && (
        <button type="button" className="button button-quiet" onClick={() => void goBack(host, 'game.undo')}>
          {text('curtain.undo', { name: nameOf(update, update.takesBack) })}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => openPanel(host, 'seats')}>
        {text('seats.who.absent', { name })}
      </button>
      {update.kind === 'game' && (
        <button type="button" className="button button-quiet" onClick={() => openPanel(host, 'phones')}>
          {text(listens ? 'phones.listening' : 'phones.open')}
        </button>
      )}
    </footer>
  );
}

/** The rule book would cover the curtain, where neither the focus nor Esc reaches it. */
function keepBookClosed(): () => void {
  closeBook();
  return useSheets.subscribe(({ book }) => {
    if (book !== null) closeBook();
  });
}

/** What the curtain says: before a decision, or because others have left the table and may still look. */
function curtainWords(view: Observation, seat: Seat, name: string, text: Text) {
  if (view.decision === null || !view.deciders.includes(seat)) {
    return {
      title: text('seats.curtain.title', { name }),
      description: text('seats.curtain.text'),
      opening: text('seats.curtain.open', { name }),
    };
  }
  return {
    title: text('curtain.title', { name }),
    description: text('curtain.text', { decision: text(`step.${view.decision}`) }),
    opening: text(view.decision === 'chooseSide' ? 'curtain.openSide' : 'curtain.open', { name }),
  };
}

/** What happened openly since the player's last decision, all of it and in order. */
function Recap({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { update } = useGame();
  const log = useTable((table) => table.log);
  const contextAt = contextAlong(update, log);
  const since = sinceDecisionOf(seat, log);
  const lines = linesOf(log).filter(({ number }) => number >= since);
  if (lines.length === 0 || since === 0) return null;
  return (
    <section className="curtain-recap wide">
      <h3 className="bright larger below-3">{text('log.since', { name: update.players[seat]?.name ?? '' })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <ol className="scroll" tabIndex={0}>
        {lines.map(({ number, event }) => (
          <LogLine key={number} event={event} context={contextAt(number)} players={update.players} />
        ))}
      </ol>
    </section>
  );
}
