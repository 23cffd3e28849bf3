import { useState } from 'react';
import { MODES } from '../../../shared/vocabulary/options.ts';
import { MOST_SEATS } from '../../../shared/vocabulary/seats.ts';
import { useCommands } from '../../hud/commands.ts';
import { Segments } from '../../hud/controls/Segments.tsx';
import { Icon } from '../../hud/icons/Icon.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../store/app.ts';
import { useSettings } from '../../store/settings.ts';
import { BehindScreen } from '../title/BehindScreen.tsx';
import { useWindowTitle } from '../windowTitle.ts';
import { ContentChoice } from './ContentChoice.tsx';
import { ExpansionSwitches } from './ExpansionSwitches.tsx';
import { SeatRow } from './SeatRow.tsx';
import { SeedField } from './SeedField.tsx';
import { faultsOf, firstForm, isFaulty, newGameOf, type SetupForm, withSeat } from './setupForm.ts';

/** Who sits at the table, and which rules are played. */
export function SetupScreen() {
  const text = useText();
  const { start } = useCommands();
  const [form, setForm] = useState(() => firstForm(useSettings.getState().lastTable));
  const [tried, setTried] = useState(false);
  const faults = faultsOf(form);
  useWindowTitle(text('setup.title'));
  return (
    <main className="setup wood">
      <BehindScreen />
      <form
        className="setup-form sheet"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isFaulty(faults)) void start(newGameOf(form));
        }}
      >
        <h1 className="sheet-title">{text('setup.title')}</h1>
        <section className="setup-seats" aria-label={text('setup.seats')}>
          <h2>{text('setup.seats')}</h2>
          <ol>
            {form.players.map((player, seat) => (
              // Seats are told apart by their places.
              <SeatRow
                key={player.emblem}
                form={form}
                seat={seat}
                fault={tried ? (faults.names[seat] ?? null) : null}
                onChange={setForm}
              />
            ))}
          </ol>
          {form.players.length < MOST_SEATS && (
            <button type="button" className="button button-quiet setup-add" onClick={() => setForm(withSeat(form))}>
              <Icon name="plus" />
              {text('setup.addSeat')}
            </button>
          )}
          <p className="setup-note">{seatNote(form, text)}</p>
        </section>
        <section className="setup-rules" aria-label={text('setup.mode')}>
          <h2>{text('setup.mode')}</h2>
          <Segments
            label={text('setup.mode')}
            className="setup-modes"
            value={form.mode}
            options={MODES}
            wordsFor={(mode) => (
              <>
                <b>{text(`mode.${mode}`)}</b>
                <span>{text(`mode.${mode}.detail`)}</span>
              </>
            )}
            onChange={(mode) => setForm({ ...form, mode })}
          />
          <ExpansionSwitches form={form} onChange={setForm} />
          <SeedField form={form} wrong={faults.seed} onChange={setForm} />
          <ContentChoice chosen={form.content} onChoose={(content) => setForm((now) => ({ ...now, content }))} />
        </section>
        <SetupFoot />
      </form>
    </main>
  );
}

function seatNote({ players }: SetupForm, text: ReturnType<typeof useText>): string {
  const humans = players.filter(({ controller }) => controller.kind === 'human').length;
  if (humans === 0) return text('setup.watch');
  return humans > 1 ? text('setup.hotSeat') : '';
}

function SetupFoot() {
  const text = useText();
  return (
    <footer className="setup-foot">
      <button type="button" className="button button-quiet" onClick={() => useApp.setState({ screen: 'title' })}>
        {text('setup.back')}
      </button>
      <button type="submit" className="button button-main">
        <Icon name="arrow" />
        {text('setup.start')}
      </button>
    </footer>
  );
}
