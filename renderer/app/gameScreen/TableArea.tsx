import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { MeasuredTier } from '../../../shared/contract/tableSetup.ts';
import { pageContent } from '../../content/pageContent.ts';
import { FlatTable } from '../../hud/board/FlatTable.tsx';
import { TableOverview } from '../../hud/board/TableOverview.tsx';
import { useCommands } from '../../hud/commands.ts';
import { useText } from '../../i18n/text.ts';
import { hasWebGL2 } from '../../scene/graphics.ts';
import { useSettings } from '../../store/settings.ts';
import { useStage } from '../../store/stage.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { reducesMotion } from '../pace.ts';
import { useSafeArea } from './safeArea.ts';

/** The 3D table is the heaviest part of the page: it comes after the first screen. */
const Table = lazy(async () => ({ default: (await import('../../scene/Table.tsx')).Table }));

interface TableAreaProps {
  /** How many times as fast as the settings say everything moves. */
  readonly haste?: number;
}

/** The middle of the screen: the 3D table, or where there is none the same in words and pictures. */
export function TableArea({ haste = 1 }: TableAreaProps) {
  const text = useText();
  const { change } = useCommands();
  const { quality, safeGraphics, speed } = useSettings();
  const [supported] = useState(hasWebGL2);
  const [lost, setLost] = useState(false);
  const { ref, area, free } = useSafeArea();
  const shown = supported && !lost;
  useEffect(() => {
    useStage.setState({ shown });
    return () => useStage.setState(useStage.getInitialState(), true);
  }, [shown]);
  useEffect(() => useStage.setState({ free }), [free]);
  const remember = useCallback((measuredTier: MeasuredTier) => void change({ measuredTier }), [change]);
  const failed = <Failed onSafe={() => setLost(false)} />;
  return (
    <div className="table-area">
      <div className="table-area-free" ref={ref} />
      {!supported && <FlatTable title={text('webgl.title')} note={text('webgl.text')} />}
      {supported && lost && failed}
      {supported && !lost && (
        <ErrorBoundary key={String(safeGraphics)} fallback={failed}>
          <Suspense>
            <Table
              // Other numbers are other pictures.
              key={pageContent().id}
              quality={safeGraphics ? 'low' : quality}
              speed={speed}
              haste={haste}
              reducedMotion={reducesMotion()}
              titles={text.cards}
              safeArea={area}
              onContextLost={() => setLost(true)}
              onMeasured={remember}
            />
          </Suspense>
          <TableOverview visible={false} />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Instead of a table whose driver or drawing failed: the same without 3D, and the way to another try. */
function Failed({ onSafe }: { readonly onSafe: () => void }) {
  const text = useText();
  const { change } = useCommands();
  const { safeGraphics } = useSettings();
  return (
    <FlatTable title={text('scene.failed.title')} note={text('scene.failed.text')}>
      {!safeGraphics && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void change({ safeGraphics: true }).then(onSafe)}
        >
          {text('crash.safe')}
        </button>
      )}
    </FlatTable>
  );
}
