import { Tooltip } from 'radix-ui';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { FileDrop } from '../features/library/FileDrop.tsx';
import { GamesScreen } from '../features/library/GamesScreen.tsx';
import { RuleBookLayer } from '../features/rulebook/RuleBookLayer.tsx';
import { SymbolHint } from '../features/rulebook/SymbolHint.tsx';
import { SetupScreen } from '../features/setup/SetupScreen.tsx';
import { TitleScreen } from '../features/title/TitleScreen.tsx';
import { SelectionProvider } from '../game/selection/SelectionProvider.tsx';
import { Table3D } from '../game/tableHost/Table3D.tsx';
import { type Screen, useApp } from '../platform/app.ts';
import { useText } from '../platform/i18n/text.ts';
import { usePad } from '../platform/pad.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ignoreHeldKeys } from '../ui/keyboard/heldKeys.ts';
import { useAppearance } from './appearance.ts';
import { Captions } from './Captions.tsx';
import { type Commands, CommandsContext } from './commands.ts';
import { GameScreen } from './GameScreen.tsx';
import { useKeptFocus } from './keepFocus.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { Message } from './Message.tsx';
import { Notices } from './Notices.tsx';
import { Panels } from './Panels.tsx';
import { useAwaitedPads } from './program/awaitPads.ts';
import { CrashScreen } from './program/CrashScreen.tsx';
import { ElsewhereScreen } from './program/ElsewhereScreen.tsx';
import { EndedScreen } from './program/EndedScreen.tsx';
import { LeaveDialog } from './program/LeaveDialog.tsx';
import { UnsavedDialog } from './program/UnsavedDialog.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';

/** Loaded with the first gamepad. */
const GamepadLayer = lazy(async () => ({
  default: (await import('../features/gamepad/GamepadLayer.tsx')).GamepadLayer,
}));

/** Loaded when it is wanted, like everything of lessons. */
const LessonsScreen = lazy(async () => ({
  default: (await import('../features/lessons/LessonsScreen.tsx')).LessonsScreen,
}));
const ChallengesScreen = lazy(async () => {
  const { ChallengesScreen: Loaded } = await import('../features/challenges/ChallengesScreen.tsx');
  return { default: Loaded };
});

const StatisticsScreen = lazy(async () => {
  const { StatisticsScreen: Loaded } = await import('../features/statistics/StatisticsScreen.tsx');
  return { default: Loaded };
});

const SCREENS: Readonly<Record<Screen, ComponentType>> = {
  title: TitleScreen,
  setup: SetupScreen,
  game: GameScreen,
  games: GamesScreen,
  replay: ReplayScreen,
  lessons: LessonsScreen,
  challenges: ChallengesScreen,
  statistics: StatisticsScreen,
};

/** Milliseconds after which a hint appears beside what is pointed at. */
const HINT_DELAY = 350;

/** The whole page; `commands` is `null` when it was opened without a host behind it. */
export function App({ commands }: { readonly commands: Commands | null }) {
  useAppearance();
  return (
    <LanguageProvider>
      {commands === null ? (
        <Unconnected />
      ) : (
        <CommandsContext value={commands}>
          <ErrorBoundary fallback={<CrashScreen />}>
            <Tooltip.Provider delayDuration={HINT_DELAY}>
              <SelectionProvider act={commands.act}>
                <Screens />
              </SelectionProvider>
            </Tooltip.Provider>
          </ErrorBoundary>
        </CommandsContext>
      )}
    </LanguageProvider>
  );
}

function Screens() {
  const text = useText();
  const Shown = SCREENS[useApp((app) => app.screen)];
  const link = useApp((app) => app.link);
  const quit = useApp((app) => app.quit);
  useKeptFocus();
  useEffect(ignoreHeldKeys, []);
  useAwaitedPads();
  const pads = usePad((pad) => pad.connected > 0);
  if (quit) return <Message title={text('quit.title')} text={text('quit.text')} />;
  if (link === 'ended') return <EndedScreen />;
  if (link === 'elsewhere') return <ElsewhereScreen />;
  return (
    <>
      <Table3D />
      <Suspense>
        <Shown />
      </Suspense>
      <Panels />
      <RuleBookLayer />
      <SymbolHint />
      <LeaveDialog />
      <UnsavedDialog />
      <FileDrop />
      <Notices />
      <Captions />
      <Suspense>{pads && <GamepadLayer />}</Suspense>
    </>
  );
}

function Unconnected() {
  const text = useText();
  return <Message title={text('link.none.title')} text={text('link.none.text')} />;
}
