import { useState } from 'react';
import { matched } from '../../../shared/matching/seating.ts';
import { PRESETS, PRIVACIES, type Preset, type Privacy } from '../../../shared/vocabulary/preferences.ts';
import { BackButton } from '../../game/Buttons.tsx';
import { startGame } from '../../game/commands.ts';
import {
  faultsOf,
  firstForm,
  isFaulty,
  newGameOf,
  presetOf,
  type SetupForm,
  withPreset,
} from '../../game/setupForm.ts';
import { BehindScreen } from '../../game/tableHost/BehindScreen.tsx';
import { useMatched } from '../../game/useMatched.ts';
import { useApp } from '../../platform/app.ts';
import { useWindowTitle } from '../../platform/document.ts';
import { type Host, navigate, openPanel, useHost } from '../../platform/host.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { useMainButton } from '../../ui/keyboard/focus.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { RulesColumn } from './RulesColumn.tsx';
import { SeatList } from './SeatList.tsx';

interface PresetRowProps {
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
}

/** Whole tables, each with one press. */
function PresetRow({ form, onChange }: PresetRowProps) {
  const text = useText();
  const lastTable = useSettings((settings) => settings.lastTable);
  const chosen = presetOf(form);
  return (
    <fieldset className="setup-presets wrap end gap-4" aria-label={text('seats.presets')}>
      {PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className="preset bordered round raised dense"
          aria-pressed={chosen === preset}
          onClick={() => onChange(withPreset(form, preset))}
        >
          <b className="block">{text(`seats.preset.${preset}`)}</b>
          <span className="dim">{text(`seats.preset.${preset}.detail`)}</span>
        </button>
      ))}
      {lastTable !== null && (
        <button
          type="button"
          className="preset bordered round raised dense"
          onClick={() => onChange(firstForm(lastTable))}
        >
          <b className="block">{text('seats.preset.last')}</b>
          <span className="dim">{text('seats.preset.last.detail', { count: lastTable.players.length })}</span>
        </button>
      )}
    </fieldset>
  );
}

interface PrivacyChoiceProps {
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
}

/** What people who share the screen hide from each other; nothing for a single player. */
function PrivacyChoice({ form, onChange }: PrivacyChoiceProps) {
  const text = useText();
  const humans = form.players.filter(({ controller }) => controller.kind === 'human').length;
  if (humans < 2) return <p className="setup-note">{humans === 0 && text('setup.watch')}</p>;
  const { privacy = 'curtain' } = form;
  return (
    <div className="setup-privacy above-6">
      <Segments
        label={text('privacy.label')}
        value={privacy}
        options={PRIVACIES}
        wordsFor={(option) => text(`privacy.${option}`)}
        onChange={(chosen) => onChange({ ...form, privacy: chosen })}
      />
      <p className="setup-note">{detailOf(privacy, text)}</p>
    </div>
  );
}

const detailOf = (privacy: Privacy, text: Text): string =>
  text(privacy === 'curtain' ? 'setup.hotSeat' : `privacy.${privacy}.detail`);

/** The table that the set-up begins with; `null`: the one that was set up last. */
function presetFrom({ navigation }: Host): Preset | null {
  const { route } = navigation.getSnapshot().context;
  return route.screen === 'setup' ? route.preset : null;
}

/** The button that starts a game and invites phones to it. */
const WITH_PHONES = 'with-phones';

async function start(host: Host, form: SetupForm, withPhones: boolean): Promise<void> {
  await startGame(host, newGameOf(form));
  if (withPhones && useApp.getState().screen === 'game') openPanel(host, 'phones');
}

/** Who sits at the table, and which rules are played. */
export function SetupScreen() {
  const text = useText();
  const host = useHost();
  const [form, setForm] = useState(() => firstForm(useSettings.getState().lastTable, presetFrom(host)));
  useMatched(form.players, (strength) => setForm((now) => ({ ...now, players: matched(now.players, strength) })));
  const [tried, setTried] = useState(false);
  // Whoever sets up a table for the first time sees presets, names and the start, and may unfold the rest.
  const [isFirst] = useState(() => useSettings.getState().lastTable === null);
  const [folded, setFolded] = useState(isFirst);
  const faults = faultsOf(form);
  useWindowTitle(text('setup.title'));
  useMainButton();
  return (
    <main className="setup centre tall anchor rolls wood">
      <BehindScreen />
      <form
        className="setup-form stack anchor sheet"
        data-folded={folded}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          const withPhones = (event.nativeEvent as SubmitEvent).submitter?.id === WITH_PHONES;
          if (!isFaulty(faults)) void start(host, form, withPhones);
        }}
      >
        <header className="setup-head apart flex across">
          <h1 className="sheet-title">{text('setup.title')}</h1>
          <PresetRow form={form} onChange={setForm} />
        </header>
        <section className="setup-seats scroll" aria-label={text('setup.seats')}>
          <h2>{text('setup.seats')}</h2>
          <SeatList form={form} faults={tried ? faults.names : null} folded={folded} onChange={setForm} />
          <PrivacyChoice form={form} onChange={setForm} />
        </section>
        {!folded && <RulesColumn form={form} wrongSeed={faults.seed} onChange={setForm} />}
        <SetupFoot
          folded={isFirst ? folded : undefined}
          onFold={setFolded}
          phones={form.players.some(({ controller }) => controller.kind === 'human')}
        />
      </form>
    </main>
  );
}

interface SetupFootProps {
  /** Left out: nothing can be folded. */
  readonly folded: boolean | undefined;
  readonly onFold: (folded: boolean) => void;
  /** Whether somebody could hold a phone. */
  readonly phones: boolean;
}

function SetupFoot({ folded, onFold, phones }: SetupFootProps) {
  const text = useText();
  const host = useHost();
  return (
    <footer className="setup-foot line end across gap-10">
      <BackButton words={text('setup.back')} onPress={() => navigate(host, { screen: 'title' })} />
      {folded !== undefined && (
        <button type="button" className="button button-quiet" aria-expanded={!folded} onClick={() => onFold(!folded)}>
          {text(folded ? 'setup.more' : 'setup.fewer')}
        </button>
      )}
      {phones && (
        <button type="submit" id={WITH_PHONES} className="button button-quiet setup-phones">
          <Icon name="phone" />
          {text('phones.start')}
        </button>
      )}
      <button type="submit" className="button button-main">
        <Icon name="arrow" />
        {text('setup.start')}
      </button>
    </footer>
  );
}
