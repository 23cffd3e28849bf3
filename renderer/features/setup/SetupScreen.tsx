import { useState } from 'react';
import { matched } from '../../../shared/matching/seating.ts';
import { MODES } from '../../../shared/vocabulary/options.ts';
import { PRESETS, PRIVACIES, type Preset, type Privacy } from '../../../shared/vocabulary/preferences.ts';
import { BackButton } from '../../game/Buttons.tsx';
import { startGame } from '../../game/commands.ts';
import {
  drawnSeed,
  faultsOf,
  firstForm,
  isFaulty,
  newGameOf,
  presetOf,
  type SetupForm,
  withPreset,
} from '../../game/setupForm.ts';
import { BehindScreen } from '../../game/tableHost/TitleArt.tsx';
import { useMatched } from '../../game/useMatched.ts';
import { useWindowTitle } from '../../platform/document.ts';
import { type Host, navigate, useHost } from '../../platform/host.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Segments } from '../../ui/controls/Segments.tsx';
import { useMainButton } from '../../ui/keyboard/focus.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { ContentChoice } from './ContentChoice.tsx';
import { ExpansionSwitches } from './ExpansionSwitches.tsx';
import { HandicapFields } from './HandicapFields.tsx';
import { SeatList } from './SeatList.tsx';
import { ShareFields } from './ShareFields.tsx';

interface SeedFieldProps {
  readonly form: SetupForm;
  readonly wrong: boolean;
  readonly onChange: (form: SetupForm) => void;
}

/** The seed of the deal, for those who want a game again, or the same one somewhere else. */
function SeedField({ form, wrong, onChange }: SeedFieldProps) {
  const text = useText();
  const seed = form.seed.trim();
  // Only one section is open at a time: a seed that comes with a pasted line would close the section that it was pasted
  // into.
  const [open] = useState(seed !== '' || undefined);
  return (
    <details name="setup-more" className="setup-more" open={open}>
      <summary>{text('seats.deal', { chosen: String(seed !== '') })}</summary>
      <label>
        {text('setup.seed')}
        <input
          type="text"
          inputMode="numeric"
          aria-invalid={wrong}
          value={form.seed}
          onChange={(event) => onChange({ ...form, seed: event.target.value })}
        />
      </label>
      <div className="setup-tools wrap gap-5">
        <button type="button" className="button button-quiet" onClick={() => onChange({ ...form, seed: drawnSeed() })}>
          <Icon name="dice" />
          {text('seats.deal.draw')}
        </button>
        {seed !== '' && !wrong && <CopyButton text={seed} label={text('seats.deal.copy')} />}
      </div>
      <p className={wrong ? 'failure' : 'setup-note'}>{text(wrong ? 'setup.seedWrong' : 'setup.seed.detail')}</p>
    </details>
  );
}

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
          className="preset round raised dense"
          aria-pressed={chosen === preset}
          onClick={() => onChange(withPreset(form, preset))}
        >
          <b>{text(`seats.preset.${preset}`)}</b>
          <span>{text(`seats.preset.${preset}.detail`)}</span>
        </button>
      ))}
      {lastTable !== null && (
        <button type="button" className="preset round raised dense" onClick={() => onChange(firstForm(lastTable))}>
          <b>{text('seats.preset.last')}</b>
          <span>{text('seats.preset.last.detail', { count: lastTable.players.length })}</span>
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
    <div className="setup-privacy">
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

/** Who sits at the table, and which rules are played. */
export function SetupScreen() {
  const text = useText();
  const host = useHost();
  const [form, setForm] = useState(() => firstForm(useSettings.getState().lastTable, presetFrom(host)));
  useMatched(form.players, (strength) => setForm((now) => ({ ...now, players: matched(now.players, strength) })));
  const [tried, setTried] = useState(false);
  const faults = faultsOf(form);
  useWindowTitle(text('setup.title'));
  useMainButton();
  return (
    <main className="setup centre tall anchor rolls wood">
      <BehindScreen />
      <form
        className="setup-form stack anchor sheet"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isFaulty(faults)) void startGame(host, newGameOf(form));
        }}
      >
        <header className="setup-head flex across">
          <h1 className="sheet-title">{text('setup.title')}</h1>
          <PresetRow form={form} onChange={setForm} />
        </header>
        <section className="setup-seats scroll" aria-label={text('setup.seats')}>
          <h2>{text('setup.seats')}</h2>
          <SeatList form={form} faults={tried ? faults.names : null} onChange={setForm} />
          <PrivacyChoice form={form} onChange={setForm} />
        </section>
        <section className="setup-rules scroll" aria-label={text('setup.mode')}>
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
          <div className="setup-rest stack" ref={followUnfolding}>
            <SeedField form={form} wrong={faults.seed} onChange={setForm} />
            <HandicapFields form={form} onChange={setForm} />
            <ContentChoice chosen={form.content} onChoose={(content) => setForm((now) => ({ ...now, content }))} />
            <ShareFields form={form} onChange={setForm} />
          </div>
        </section>
        <SetupFoot />
      </form>
    </main>
  );
}

/** Scrolls an opened section into view from behind the foot. */
function bringIntoSight({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.contains(document.activeElement)) return;
  target.scrollIntoView({ block: 'nearest' });
}

/** The toggle event does not bubble: it is caught on the way down. */
function followUnfolding(folds: HTMLElement | null): () => void {
  folds?.addEventListener('toggle', bringIntoSight, true);
  return () => folds?.removeEventListener('toggle', bringIntoSight, true);
}

function SetupFoot() {
  const text = useText();
  const host = useHost();
  return (
    <footer className="setup-foot line end across gap-10">
      <BackButton words={text('setup.back')} onPress={() => navigate(host, { screen: 'title' })} />
      <button type="submit" className="button button-main">
        <Icon name="arrow" />
        {text('setup.start')}
      </button>
    </footer>
  );
}
