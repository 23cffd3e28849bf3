import { useState } from 'react';
import { matched } from '../../../shared/matching/seating.ts';
import { MODES } from '../../../shared/vocabulary/options.ts';
import type { Preset } from '../../../shared/vocabulary/preferences.ts';
import { BackButton } from '../../game/BackButton.tsx';
import { startGame } from '../../game/commands.ts';
import { firstForm } from '../../game/presets.ts';
import { faultsOf, isFaulty, newGameOf } from '../../game/setupForm.ts';
import { BehindScreen } from '../../game/tableHost/BehindScreen.tsx';
import { useMatched } from '../../game/useMatched.ts';
import { type Host, navigate, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { useWindowTitle } from '../../platform/windowTitle.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { useMainButton } from '../../ui/keyboard/mainButton.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { ContentChoice } from './ContentChoice.tsx';
import { ExpansionSwitches } from './ExpansionSwitches.tsx';
import { HandicapFields } from './HandicapFields.tsx';
import { PresetRow } from './PresetRow.tsx';
import { PrivacyChoice } from './PrivacyChoice.tsx';
import { SeatList } from './SeatList.tsx';
import { SeedField } from './SeedField.tsx';
import { ShareFields } from './ShareFields.tsx';

/** The table that the way here begins with; `null`: the one that was set up last. */
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

/** What a player unfolds comes out from behind the foot. */
function bringIntoSight({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.contains(document.activeElement)) return;
  target.scrollIntoView({ block: 'nearest' });
}

/** A fold does not tell those around it that it opened; they hear of it on the way in. */
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
