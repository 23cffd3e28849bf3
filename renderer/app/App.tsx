import { Tooltip } from 'radix-ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { FileDrop } from '../features/library/FileDrop.tsx';
import { RuleBookLayer } from '../features/rulebook/RuleBookLayer.tsx';
import { SymbolHint } from '../features/rulebook/SymbolHint.tsx';
import { reducesMotion } from '../game/playback/timing.ts';
import { SelectionProvider } from '../game/selection/SelectionProvider.tsx';
import type { Request } from '../game/selection/selection.ts';
import { Table3D } from '../game/tableHost/Table3D.tsx';
import { closePanel, type Panel, type Screen, useApp } from '../platform/app.ts';
import { type Host, HostContext, useHost, useNavigation } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';
import { asksToLeave, hasQuit } from '../platform/navigation.ts';
import { usePad } from '../platform/pad.ts';
import { RoutesContext } from '../platform/routes.ts';
import { useSettings } from '../platform/settings.ts';
import { Modal } from '../ui/controls/Modal.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ignoreHeldKeys } from '../ui/keyboard/heldKeys.ts';
import { Captions } from './Captions.tsx';
import { FEATURE_PANELS, FEATURE_SCREENS } from './features.ts';
import { GameScreen } from './GameScreen.tsx';
import { useKeptFocus } from './keepFocus.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { Message } from './Message.tsx';
import { Notices } from './Notices.tsx';
import { CrashScreen } from './program/CrashScreen.tsx';
import { reloadAtTable } from './program/restore.ts';
import { UnsavedDialog } from './program/UnsavedDialog.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';
import { act, routesOver } from './routes.ts';

/** Puts the settings that concern the whole page on its root element, where the styles find them. */
function useAppearance(): void {
  const { uiScale, textScale, reducedMotion, highContrast } = useSettings();
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--ui-scale', String(uiScale / 100));
    style.setProperty('--text-factor', String(textScale / uiScale));
  }, [uiScale, textScale]);
  useEffect(() => {
    const show = () => {
      document.documentElement.dataset.motion = reducesMotion() ? 'reduced' : 'full';
    };
    return followSystem('(prefers-reduced-motion: reduce)', reducedMotion === 'auto', show);
  }, [reducedMotion]);
  useEffect(() => {
    const query = '(prefers-contrast: more)';
    const show = () => {
      const high = highContrast === 'auto' ? window.matchMedia(query).matches : highContrast === 'on';
      document.documentElement.dataset.contrast = high ? 'high' : 'usual';
    };
    return followSystem(query, highContrast === 'auto', show);
  }, [highContrast]);
}

/** Shows something now and, where it follows the system, again whenever that changes. Returns the function that ends this. */
function followSystem(query: string, follows: boolean, show: () => void): () => void {
  show();
  if (!follows) return () => undefined;
  const system = window.matchMedia(query);
  system.addEventListener('change', show);
  return () => system.removeEventListener('change', show);
}

/** Whether the program behind the page answers again. */
const isThere = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The program behind the page is gone, or the line to it: it may come back. */
function EndedScreen() {
  const text = useText();
  const [tries, setTries] = useState(0);
  const retry = async () => {
    // Loading a page that nobody serves would replace this one by the browser's own.
    if (await isThere()) reloadAtTable();
    else setTries(tries + 1);
  };
  return (
    <Message title={text('link.ended.title')} text={text('link.ended.text')}>
      <button type="button" className="button button-main" onClick={() => void retry()}>
        {text('link.ended.retry')}
      </button>
      {tries > 0 && <p key={tries}>{text('link.ended.still')}</p>}
    </Message>
  );
}

/** Asks before the menu bar leads away from a game that is not over. */
function LeaveDialog() {
  const text = useText();
  const { navigation } = useHost();
  const asked = useNavigation(asksToLeave);
  if (!asked) return null;
  const stay = () => navigation.send({ type: 'stay' });
  return (
    <Modal title={text('leave.title')} className="leave" onClose={stay}>
      <p>{text('leave.text')}</p>
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={stay}>
          {text('leave.stay')}
        </button>
        <button type="button" className="button button-main" onClick={() => navigation.send({ type: 'leave' })}>
          {text('leave.go')}
        </button>
      </footer>
    </Modal>
  );
}

const count = (): number => navigator.getGamepads?.().filter((pad) => pad?.connected === true).length ?? 0;

/** Tells when gamepads come and go; nothing is asked as long as none has come. */
function useGamepadOnConnect(): void {
  useEffect(() => {
    const look = () => usePad.setState({ connected: count() });
    look();
    window.addEventListener('gamepadconnected', look);
    window.addEventListener('gamepaddisconnected', look);
    return () => {
      window.removeEventListener('gamepadconnected', look);
      window.removeEventListener('gamepaddisconnected', look);
    };
  }, []);
}

/** Another window has taken the game over; this one can take it back. */
function ElsewhereScreen() {
  const text = useText();
  return (
    <Message title={text('link.elsewhere.title')} text={text('link.elsewhere.text')}>
      <button type="button" className="button button-main" onClick={reloadAtTable}>
        {text('link.elsewhere.here')}
      </button>
    </Message>
  );
}

const isFeaturePanel = (panel: Panel): panel is keyof typeof FEATURE_PANELS => Object.hasOwn(FEATURE_PANELS, panel);

/** The dialog that is open over any screen. Those of a game are shown by its screen: `GamePanels`. */
function Panels() {
  const panel = useApp((app) => app.panel);
  if (panel === null || !isFeaturePanel(panel)) return null;
  const Open = FEATURE_PANELS[panel];
  return <Open onClose={closePanel} />;
}

/** Loaded with the first gamepad. */
const GamepadLayer = lazy(async () => ({
  default: (await import('../features/gamepad/GamepadLayer.tsx')).GamepadLayer,
}));

const SCREENS: Readonly<Record<Screen, ComponentType>> = { ...FEATURE_SCREENS, game: GameScreen, replay: ReplayScreen };

/** Milliseconds after which a hint appears beside what is pointed at. */
const HINT_DELAY = 350;

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
        <SelectionProvider act={carryOut}>{children}</SelectionProvider>
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
