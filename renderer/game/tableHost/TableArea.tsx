import { useEffect, useState } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { FlatTable, TableOverview } from '../board/FlatTable.tsx';
import { FAST_FACTOR } from '../playback/timing.ts';
import { forgetPlaces, retryTable3D, useStage } from '../state/stage.ts';
import { type PlaybackRate, useTable } from '../state/table.ts';
import { Table3DSlot } from './Table3DSlot.tsx';
import { useSafeArea } from './useSafeArea.ts';

/** What stands in the table's place until it is drawn: calm, and with how far it is. */
function WaitingPicture() {
  const text = useText();
  const progress = useStage((stage) => stage.progress);
  return (
    <div className="waiting cover stack inmiddle">
      <div className="waiting-picture" />
      <p className="text-13 engraved bright">{text('scene.waiting')}</p>
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
  readonly speedFactor?: number;
  /** Whether the panel at the right is only as high as its content, with the hand below it. */
  readonly panelEnds?: boolean;
}

/** How much faster pieces move than the settings say. */
const SPEED_FACTORS: Readonly<Record<PlaybackRate, number>> = {
  usual: 1,
  paused: 1,
  fast: FAST_FACTOR,
  skipping: Number.POSITIVE_INFINITY,
};

/** The middle of the screen: the 3D table, or where there is none the same in words and pictures. */
export function TableArea({ speedFactor: ownSpeedFactor = 1, panelEnds = false }: TableAreaProps) {
  const speedFactor = ownSpeedFactor * useTable((table) => SPEED_FACTORS[table.playbackRate]);
  const text = useText();
  const state = useStage((stage) => stage.table3D);
  const flat = useSettings(({ flatTable }) => flatTable);
  const { ref, area, free } = useSafeArea();
  const shown = state === 'preparing' || state === 'drawn';
  useEffect(retryTable3D, []);
  useEffect(() => {
    useStage.setState({ area: panelEnds ? { ...area, foot: 0 } : area, speedFactor });
    return () => useStage.setState({ speedFactor: 1 });
  }, [area, speedFactor, panelEnds]);
  useEffect(() => {
    useStage.setState({ shown });
    return forgetPlaces;
  }, [shown]);
  useEffect(() => useStage.setState({ free }), [free]);
  return (
    <div className="table-area cover">
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

type Seating = Pick<GameUpdate, 'screen' | 'players'>;

/**
 * Returns the seat that the screen serves: the viewer, else the deciding seat, else the one that the curtain waits for;
 * `null` while bots play.
 */
const servedSeat = ({ screen }: Seating): Seat | null => screen.viewer ?? screen.actor ?? screen.curtain;

/** Returns the seat that counts as this screen's own at first: who is served, else the first human, else seat 0. */
const firstOwnSeat = (seating: Seating): Seat =>
  servedSeat(seating) ??
  Math.max(
    seating.players.findIndex(({ controller }) => controller.kind === 'human'),
    0,
  );

/** Returns the seat that is served, or was last: while nobody is, everything stays where it is. */
export function useOwnSeat(update: GameUpdate, playing: boolean): Seat {
  const [own, setOwn] = useState(() => firstOwnSeat(update));
  const served = servedSeat(update);
  if (!playing && served !== null && served !== own) setOwn(served);
  return own;
}
