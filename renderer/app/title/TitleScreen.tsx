import type { GameSummary } from '../../../shared/contract/answers.ts';
import { useCommands } from '../../hud/commands.ts';
import { Icon, type IconName } from '../../hud/icons/Icon.tsx';
import { optionsWords } from '../../hud/model/expansionWords.ts';
import { numeral } from '../../hud/model/numerals.ts';
import { Emblem } from '../../hud/seats/Emblem.tsx';
import { type Text, useText } from '../../i18n/text.ts';
import { openPanel, useApp } from '../../store/app.ts';
import { useWindowTitle } from '../windowTitle.ts';
import { BehindScreen } from './BehindScreen.tsx';

/** The first screen. */
export function TitleScreen() {
  const text = useText();
  const { library, lessons, quit } = useCommands();
  const { summary, info } = useApp();
  useWindowTitle(null);
  return (
    <main className="title">
      <BehindScreen />
      <div className="title-front">
        <h1 className="title-name">{text('app.name')}</h1>
        <p className="title-subtitle">{text('app.subtitle')}</p>
        <nav className="title-menu" aria-label={text('title.menu')}>
          {summary !== null && <ContinueButton summary={summary} />}
          <MenuButton
            icon="plus"
            words={text('title.newGame')}
            main={summary === null}
            onPress={() => useApp.setState({ screen: 'setup' })}
          />
          <MenuButton icon="book" words={text('lessons.title')} onPress={() => void lessons.open()} />
          <MenuButton icon="games" words={text('library.title')} onPress={() => void library.open()} />
          <MenuButton icon="card" words={text('gallery.title')} onPress={() => openPanel('gallery')} />
          <MenuButton icon="settings" words={text('title.settings')} onPress={() => openPanel('settings')} />
          <MenuButton icon="help" words={text('digest.title')} onPress={() => openPanel('rules')} />
          <MenuButton icon="points" words={text('title.about')} onPress={() => openPanel('about')} />
          <MenuButton icon="leave" words={text('title.quit')} onPress={() => void quit()} />
        </nav>
      </div>
      <footer className="title-foot">
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
    <button type="button" className="menu-button" data-main={main} onClick={onPress}>
      <Icon name={icon} />
      {words}
    </button>
  );
}

function ContinueButton({ summary }: { readonly summary: GameSummary }) {
  const text = useText();
  const { library } = useCommands();
  // The very game that is shown: the host may be about to tell of another one.
  const resume = () => library.resume(summary.gameId);
  return (
    <button type="button" className="menu-button menu-continue" data-main onClick={() => void resume()}>
      <Icon name="arrow" />
      <span>
        {text('title.continue')}
        {summary.name !== null && <span className="menu-game">{summary.name}</span>}
        <span className="menu-detail">{summaryWords(summary, text)}</span>
        <span className="menu-emblems">
          {summary.players.map((player) => (
            <Emblem key={player.emblem} emblem={player.emblem} />
          ))}
        </span>
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
