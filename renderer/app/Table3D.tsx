import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MeasuredTier } from '../../shared/contract/tableSetup.ts';
import { AT_ONCE } from '../game/playback/timing.ts';
import { useStage } from '../game/state/stage.ts';
import { useTable } from '../game/state/table.ts';
import { table3DHost } from '../game/tableHost/Table3DSlot.tsx';
import { useApp } from '../platform/app.ts';
import { changeSettings } from '../platform/commands.ts';
import { hasWebGL2 } from '../platform/graphics.ts';
import { useHost } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';
import { reducesMotion } from '../platform/motion.ts';
import { pageContent } from '../platform/pageContent.ts';
import { useSettings } from '../platform/settings.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/** Lays a made-up game on the table while no other one is there, on every screen where none is played or looked at. */
function useTitleGame(possible: boolean): void {
  const { playback } = useHost();
  const wanted = useApp(({ screen }) => screen !== 'game' && screen !== 'replay');
  const empty = useTable(({ update }) => update === null);
  useEffect(() => {
    if (!possible || !wanted || !empty) return;
    let gone = false;
    void import('../game/tableHost/titleGame.ts').then(({ titleGame }) => {
      if (gone || useTable.getState().update !== null) return;
      playback.send({ type: 'receive', update: titleGame(), pace: AT_ONCE });
    });
    return () => {
      gone = true;
    };
  }, [possible, wanted, empty, playback]);
}

const hasPicture = (): boolean => table3DHost.querySelector('[data-frames]') !== null;

/** Notices when the table has drawn its first picture: the table writes its number of frames on its element. */
function useFirstPicture(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      if (hasPicture()) useStage.setState({ table3D: 'drawn', progress: 1 });
      else if (table3DHost.querySelector('canvas') !== null) useStage.setState({ progress: 0.7 });
    };
    const observer = new MutationObserver(look);
    observer.observe(table3DHost, { subtree: true, childList: true, attributeFilter: ['data-frames'] });
    look();
    return () => observer.disconnect();
  }, [waiting]);
}

/** The 3D table is the heaviest part of the page: it comes after the first screen. */
const Table = lazy(async () => {
  const { Table: default_ } = await import('../table3d/Table.tsx');
  useStage.setState({ progress: 0.4 });
  return { default: default_ };
});

/** Milliseconds after which the table is prepared even if the page never comes to rest. */
const PATIENCE = 1500;

/**
 * Whether the table is to be prepared: at once on the screens that need it, else when the first screen is shown and
 * idle.
 */
function useBegun(): boolean {
  const needed = useApp(({ screen }) => screen === 'game' || screen === 'replay');
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Not every browser engine has it; without it only the time limit counts.
    if (!('requestIdleCallback' in window)) return;
    const request = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE });
    return () => cancelIdleCallback(request);
  }, []);
  const [begun, setBegun] = useState(false);
  if (!begun && (needed || idle)) setBegun(true);
  return begun || needed;
}

/**
 * The table of the page. It is made once and shown by one screen after the other (`Table3DSlot`), so changing the
 * screen costs nothing.
 */
export function Table3D() {
  const begun = useBegun();
  return begun ? <Begun /> : null;
}

function Begun() {
  const [possible] = useState(hasWebGL2);
  const flat = useSettings(({ flatTable }) => flatTable);
  const wanted = possible && !flat;
  const state = useStage((stage) => stage.table3D);
  useEffect(() => {
    useStage.setState({ table3D: wanted ? 'preparing' : 'impossible', progress: 0 });
  }, [wanted]);
  useTitleGame(wanted);
  useFirstPicture(state === 'preparing');
  if (!wanted || state === 'failed' || state === 'impossible') return null;
  return createPortal(<LazyTable />, table3DHost);
}

const fail = (): void => useStage.setState({ table3D: 'failed' });

function LazyTable() {
  const text = useText();
  const host = useHost();
  const { quality, safeGraphics, speed } = useSettings();
  const remember = useCallback((measuredTier: MeasuredTier) => void changeSettings(host, { measuredTier }), [host]);
  const area = useStage((stage) => stage.area);
  const speedFactor = useStage((stage) => stage.speedFactor);
  const seen = useStage((stage) => stage.shown);
  const shown = useTable((table) => table.shown !== null);
  // Between two games it stays as it is: one that is made anew sends all of its textures and shaders once more.
  const [laid, setLaid] = useState(false);
  if (shown && !laid) setLaid(true);
  if (!shown && !laid) return null;
  return (
    <ErrorBoundary fallback={<Failed />}>
      <Suspense>
        <Table
          // Other numbers are other pictures.
          key={pageContent().id}
          quality={safeGraphics ? 'low' : quality}
          speed={speed}
          speedFactor={speedFactor}
          reducedMotion={reducesMotion()}
          seen={seen}
          titles={text.cards}
          {...(area !== null && { safeArea: area })}
          onContextLost={fail}
          onMeasured={remember}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Tells the screens that the table failed while it was drawn. */
function Failed() {
  useEffect(fail, []);
  return null;
}
