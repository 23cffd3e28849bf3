import type { GameSummary } from '../../../shared/contract/answers.ts';
import { PRESETS } from '../../../shared/vocabulary/preferences.ts';
import { optionsWords } from '../../cards/cardWords.ts';
import { resumeGame } from '../../game/commands.ts';
import { openBookHere } from '../../game/openHere.ts';
import { BehindScreen } from '../../game/tableHost/BehindScreen.tsx';
import { useApp } from '../../platform/app.ts';
import { changeSettings, quit } from '../../platform/commands.ts';
import { useWindowTitle } from '../../platform/document.ts';
import { useRoutes } from '../../platform/feature.ts';
import { navigate, openPanel, useHost } from '../../platform/host.ts';
import { numeral, type Text, useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';

/** The first screen. */
export function TitleScreen() {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const { summary, info } = useApp();
  const first = useSettings(({ learnOffered, lastTable }) => !learnOffered && lastTable === null) && summary === null;
  const leaveFirst = (go: () => void): void => {
    go();
    if (first) void changeSettings(host, { learnOffered: true });
  };
  useWindowTitle(null);
  return (
    <main className="title stack tall anchor">
      <BehindScreen />
      <div className="title-front column middle anchor">
        <h1 className="title-name oneline">{text('app.name')}</h1>
        <p className="title-subtitle gap-9 line engraved">{text('app.subtitle')}</p>
        <nav className="title-menu stack" aria-label={text('title.menu')}>
          {summary !== null && <ContinueButton summary={summary} />}
          {first && <LearnFirst onPress={() => leaveFirst(() => void routes.lessons())} />}
          <MenuButton
            icon="plus"
            words={text('title.newGame')}
            main={!first && summary?.finished !== false}
            onPress={() => leaveFirst(() => navigate(host, { screen: 'setup', preset: null }))}
          />
          {!first && <ReadyTables />}
          {!first && <MenuButton icon="lamp" words={text('title.learn')} onPress={() => void routes.lessons()} />}
          <MenuButton icon="trophy" words={text('challenges.title')} onPress={() => void routes.challenges()} />
          <MenuButton icon="games" words={text('library.title')} onPress={() => void routes.games()} />
          <div className="title-small above-6 stack">
            <MenuButton icon="chart" words={text('statistics.title')} onPress={() => void routes.statistics()} />
            <MenuButton icon="card" words={text('gallery.title')} onPress={() => openPanel(host, 'gallery')} />
            <MenuButton icon="book" words={text('rules.open')} onPress={openBookHere} />
            <MenuButton icon="settings" words={text('title.settings')} onPress={() => openPanel(host, 'settings')} />
            <MenuButton icon="points" words={text('title.about')} onPress={() => openPanel(host, 'about')} />
            <MenuButton icon="leave" words={text('title.quit')} onPress={() => void quit(host)} />
          </div>
        </nav>
      </div>
      <footer className="title-foot apart flex dim small anchor">
        <span>{text('title.unofficial')}</span>
        {info !== null && <span>{text('about.version', { version: info.version })}</span>}
      </footer>
    </main>
  );
}

interface MenuButtonProps {
  readonly icon: IconName;
  readonly words: string;
  readonly main?: boolean;
  readonly onPress: () => void;
}

function MenuButton({ icon, words, main = false, onPress }: MenuButtonProps) {
  return (
    <button type="button" className="menu-button line engraved round anchor" data-main={main} onClick={onPress}>
      <Icon name={icon} means={null} />
      {words}
    </button>
  );
}

/** Ready-made tables: one press, and the game can begin. */
function ReadyTables() {
  const text = useText();
  const host = useHost();
  return (
    <ul className="title-tables gap-3-5 wrap" aria-label={text('seats.presets')}>
      {PRESETS.map((preset) => (
        <li key={preset}>
          <button
            type="button"
            className="title-table soft tiny pill"
            onClick={() => navigate(host, { screen: 'setup', preset })}
          >
            {text(`seats.preset.${preset}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** For new players: the lessons, offered before their first game. */
function LearnFirst({ onPress }: { readonly onPress: () => void }) {
  const text = useText();
  return (
    <button type="button" className="menu-button line engraved round anchor" data-main onClick={onPress}>
      <Icon name="lamp" />
      <span>
        {text('title.learn')}
        <span className="menu-detail text-10 block close light">{text('title.learn.detail')}</span>
      </span>
    </button>
  );
}

/** The way to the game that was played last: the main one while it runs. */
function ContinueButton({ summary }: { readonly summary: GameSummary }) {
  const text = useText();
  const host = useHost();
  // By its id: the host may be about to name another game.
  const resume = () => resumeGame(host, summary.gameId);
  return (
    <button
      type="button"
      className="menu-button line engraved round anchor menu-continue"
      data-main={!summary.finished}
      onClick={() => void resume()}
    >
      <Icon name={summary.finished ? 'history' : 'arrow'} />
      <span>
        {text(summary.finished ? 'title.lastGame' : 'title.continue')}
        {summary.name !== null && <span className="menu-game block large">{summary.name}</span>}
        <span className="menu-detail text-10 block close light">{summaryWords(summary, text)}</span>
        {!summary.finished && (
          <span className="menu-emblems flex small gap-3">
            {summary.players.map((player) => (
              <Emblem key={player.emblem} emblem={player.emblem} />
            ))}
          </span>
        )}
      </span>
    </button>
  );
}

function summaryWords({ players, mode, expansions, epoch, phase, finished, savedAt }: GameSummary, text: Text): string {
  return text(finished ? 'title.continue.finished' : 'title.continue.detail', {
    names: text.list(players.map(({ name }) => name)),
    mode: optionsWords({ mode, expansions }, text),
    epoch: numeral(epoch),
    phase,
    when: text.dateTime(savedAt),
  });
}
