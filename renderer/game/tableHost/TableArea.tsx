import { type ReactNode, useEffect } from 'react';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { BoardContents } from '../board/BoardContents.tsx';
import { TableOverview } from '../board/TableOverview.tsx';
import { nameOf, useGame } from '../game.ts';
import { FAST_FACTOR } from '../playback/timing.ts';
import { useStage } from '../state/stage.ts';
import { type PlaybackRate, useTable } from '../state/table.ts';
import { Table3DSlot } from './Table3DSlot.tsx';
import { TitleArt } from './TitleArt.tsx';
import { retryTable3D, useTable3D } from './table3DStore.ts';
import { useSafeArea } from './useSafeArea.ts';

interface FlatTableProps {
  readonly title?: string;
  /** Why there is no 3D table, and what to do about it; nothing where the player wants none. */
  readonly note?: string;
  /** What can be done about it at once. */
  readonly children?: ReactNode;
}

/** The table without 3D: its middle, and the board that would be looked at. */
function FlatTable({ title, note, children }: FlatTableProps) {
  const text = useText();
  const { update, view, own } = useGame();
  const seat = useTable(({ camera }) => (camera.name === 'seat' ? camera.seat : own));
  const state = view.seats[seat];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="flat column gap-8" aria-label={text('settings.flatTable')} tabIndex={0}>
      {title !== undefined && (
        <aside className="flat-note small">
          <h3>{title}</h3>
          <p>{note}</p>
          {children}
        </aside>
      )}
      <TableOverview visible />
      {state !== undefined && (
        <section className="flat-board rounded" aria-label={text('board.title', { name: nameOf(update, seat) })}>
          <h3>{text('board.title', { name: nameOf(update, seat) })}</h3>
          <BoardContents state={state} />
        </section>
      )}
    </section>
  );
}

/** What stands in the table's place until it is drawn: calm, and with how far it is. */
function WaitingPicture() {
  const text = useText();
  const progress = useTable3D((table) => table.progress);
  return (
    <div className="waiting stack inmiddle">
      <TitleArt />
      <p className="waiting-words engraved bright">{text('scene.waiting')}</p>
      <div
        className="waiting-bar"
        role="progressbar"
        aria-label={text('scene.waiting')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
      >
        <span style={{ transform: `scaleX(${Math.max(0.06, progress)})` }} />
      </div>
    </div>
  );
}

interface TableAreaProps {
  /** How many times as fast as the settings say everything moves. */
  readonly haste?: number;
  /** Whether the panel at the right is no higher than what it says: the hand lies below it. */
  readonly panelEnds?: boolean;
}

/** How much faster pieces move than the settings say. */
const HASTE: Readonly<Record<PlaybackRate, number>> = {
  usual: 1,
  paused: 1,
  fast: FAST_FACTOR,
  skipping: Number.POSITIVE_INFINITY,
};

/** The middle of the screen: the 3D table, or where there is none the same in words and pictures. */
export function TableArea({ haste: ownHaste = 1, panelEnds = false }: TableAreaProps) {
  const haste = ownHaste * useTable((table) => HASTE[table.playbackRate]);
  const text = useText();
  const state = useTable3D((table) => table.state);
  const flat = useSettings(({ flatTable }) => flatTable);
  const { ref, area, free } = useSafeArea();
  const shown = state === 'preparing' || state === 'drawn';
  useEffect(retryTable3D, []);
  useEffect(() => {
    useTable3D.setState({ area: panelEnds ? { ...area, foot: 0 } : area, haste });
    return () => useTable3D.setState({ haste: 1 });
  }, [area, haste, panelEnds]);
  useEffect(() => {
    useStage.setState({ shown });
    return () => useStage.setState(useStage.getInitialState(), true);
  }, [shown]);
  useEffect(() => useStage.setState({ free }), [free]);
  return (
    <div className="table-area">
      {state === 'impossible' &&
        (flat ? <FlatTable /> : <FlatTable title={text('webgl.title')} note={text('webgl.text')} />)}
      {state === 'failed' && <Failed />}
      {shown && (
        <>
          <Table3DSlot />
          <TableOverview visible={false} />
        </>
      )}
      <div className="table-area-free through" ref={ref}>
        {state === 'preparing' && <WaitingPicture />}
      </div>
    </div>
  );
}

/** Instead of a table whose driver or drawing failed: the same without 3D, and the way to another try. */
function Failed() {
  const text = useText();
  const host = useHost();
  const { safeGraphics } = useSettings();
  return (
    <FlatTable title={text('scene.failed.title')} note={text('scene.failed.text')}>
      {!safeGraphics && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void changeSettings(host, { safeGraphics: true }).then(retryTable3D)}
        >
          {text('crash.safe')}
        </button>
      )}
    </FlatTable>
  );
}
