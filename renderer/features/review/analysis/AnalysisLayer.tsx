import { lazy, Suspense } from 'react';

/** Loaded on demand: it is opened once a game at most. */
const AnalysisDialog = lazy(async () => ({ default: (await import('./AnalysisDialog.tsx')).AnalysisDialog }));

interface AnalysisLayerProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/** A finished game looked back at, over the screen. */
export function AnalysisLayer(props: AnalysisLayerProps) {
  return (
    <Suspense>
      <AnalysisDialog {...props} />
    </Suspense>
  );
}
