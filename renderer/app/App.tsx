import { Tooltip } from 'radix-ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { FileDrop } from '../features/library/FileDrop.tsx';
import { RuleBookLayer, SymbolHint } from '../features/rulebook/RuleBookLayer.tsx';
import { PosterContext, type PosterPainter } from '../game/poster.ts';
import { SelectionProvider } from '../game/selection/SelectionProvider.tsx';
import type { Request } from '../game/selection/selection.ts';
import { type Screen, useApp } from '../platform/app.ts';
import { RoutesContext } from '../platform/feature.ts';
import { type Host, HostContext, useNavigation } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';
import { hasQuit } from '../platform/navigation.ts';
import { usePad } from '../platform/pad.ts';
import { HINT_DELAY } from '../ui/controls/Hint.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ignoreHeldKeys } from '../ui/keyboard/useKeys.ts';
import { useAppearance } from './appearance.ts';
import { Captions } from './Captions.tsx';
import { FEATURE_SCREENS } from './features.ts';
import { GameScreen } from './GameScreen.tsx';
import { useKeptFocus } from './keepFocus.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { useGamepadOnConnect } from './lateParts.ts';
import { Notices } from './Notices.tsx';
import { Panels } from './Panels.tsx';
import { LeaveDialog, UnsavedDialog } from './program/LeaveDialogs.tsx';
import { CrashScreen, ElsewhereScreen, EndedScreen, Message } from './program/MessageScreens.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';
import { act, routesOver } from './routes.ts';
import { Table3D } from './Table3D.tsx';

/** Loaded with the first gamepad. */
const GamepadLayer = lazy(async () => ({
  default: (await import('../features/gamepad/GamepadLayer.tsx')).GamepadLayer,
}));

const SCREENS: Readonly<Record<Screen, ComponentType>> = { ...FEATURE_SCREENS, game: GameScreen, replay: ReplayScreen };

/** The whole page; `host` is `null` when it was opened without a host behind it. */
export function App({ host }: { readonly host: Host | null }) {
  useAppearance();
  return (
    <LanguageProvider>
      {host === null ? (
        <Unconnected />
      ) : (
        <Connected host={host}>
          <ErrorBoundary fallback={<CrashScreen />}>
            <Tooltip.Provider delayDuration={HINT_DELAY}>
              <Screens />
            </Tooltip.Provider>
          </ErrorBoundary>
        </Connected>
      )}
    </LanguageProvider>
  );
}

/** Comes with the 3D library, when the first poster is wanted. */
const PAINTER: PosterPainter = {
  poster: async (...asked) => (await import('../table3d/poster/poster.ts')).paintPoster(...asked),
  city: async (...asked) => (await import('../table3d/poster/poster.ts')).paintSeatCity(...asked),
  film: async (...asked) => (await import('../table3d/poster/film.ts')).paintFilm(...asked),
};

interface ConnectedProps {
  readonly host: Host;
  readonly children: ReactNode;
}

/** Gives everything within it the host, the ways between features over it, and what is selected. */
function Connected({ host, children }: ConnectedProps) {
  const routes = useMemo(() => routesOver(host), [host]);
  const carryOut = useCallback((request: Request) => act(host, request), [host]);
  return (
    <HostContext value={host}>
      <RoutesContext value={routes}>
        <PosterContext value={PAINTER}>
          <SelectionProvider act={carryOut}>{children}</SelectionProvider>
        </PosterContext>
      </RoutesContext>
    </HostContext>
  );
}

function Screens() {
  const text = useText();
  const Shown = SCREENS[useApp((app) => app.screen)];
  const link = useApp((app) => app.link);
  const quit = useNavigation(hasQuit);
  useKeptFocus();
  useEffect(ignoreHeldKeys, []);
  useGamepadOnConnect();
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
