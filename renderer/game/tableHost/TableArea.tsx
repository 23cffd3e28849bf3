import { useEffect } from 'react';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { FlatTable } from '../board/FlatTable.tsx';
import { TableOverview } from '../board/TableOverview.tsx';
import { FAST_FACTOR } from '../playback/timing.ts';
import { forgetPlaces, retryTable3D, useStage } from '../state/stage.ts';
import { type PlaybackRate, useTable } from '../state/table.ts';
import { Table3DSlot } from './Table3DSlot.tsx';
import { useSafeArea } from './useSafeArea.ts';
import { WaitingPicture } from './WaitingPicture.tsx';

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
