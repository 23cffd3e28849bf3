import { Tooltip } from 'radix-ui';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Captions } from '../hud/captions/Captions.tsx';
import { type Commands, CommandsContext } from '../hud/commands.ts';
import { Panels } from '../hud/dialogs/Panels.tsx';
import { SymbolHint } from '../hud/icons/SymbolHint.tsx';
import { ignoreHeldKeys } from '../hud/keyboard/heldKeys.ts';
import { RuleBookLayer } from '../hud/rulebook/RuleBookLayer.tsx';
import { useText } from '../i18n/text.ts';
import { type Screen, useApp } from '../store/app.ts';
import { usePad } from '../store/pad.ts';
import { useAppearance } from './appearance.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GameScreen } from './gameScreen/GameScreen.tsx';
import { useKeptFocus } from './keepFocus.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { FileDrop } from './library/FileDrop.tsx';
import { GamesScreen } from './library/GamesScreen.tsx';
import { Message } from './Message.tsx';
import { Notices } from './Notices.tsx';
import { useAwaitedPads } from './program/awaitPads.ts';
import { CrashScreen } from './program/CrashScreen.tsx';
import { ElsewhereScreen } from './program/ElsewhereScreen.tsx';
import { EndedScreen } from './program/EndedScreen.tsx';
import { LeaveDialog } from './program/LeaveDialog.tsx';
import { UnsavedDialog } from './program/UnsavedDialog.tsx';
import { ReplayScreen } from './replayScreen/ReplayScreen.tsx';
import { SetupScreen } from './setup/SetupScreen.tsx';
import { Table3D } from './table3d/Table3D.tsx';
import { TitleScreen } from './title/TitleScreen.tsx';

/** Loaded with the first gamepad. */
const GamepadLayer = lazy(async () => ({ default: (await import('../gamepad/GamepadLayer.tsx')).GamepadLayer }));

/** Loaded when it is wanted, like everything of lessons. */
const LessonsScreen = lazy(async () => ({ default: (await import('../lessons/LessonsScreen.tsx')).LessonsScreen }));
const ChallengesScreen = lazy(async () => {
  const { ChallengesScreen: Loaded } = await import('../hud/challenges/ChallengesScreen.tsx');
  return { default: Loaded };
});

const StatisticsScreen = lazy(async () => {
  const { StatisticsScreen: Loaded } = await import('./statistics/StatisticsScreen.tsx');
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
              <Screens />
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
