import { useEffect } from 'react';
import { useSafeArea } from '../gameScreen/safeArea.ts';
import { StageSlot } from '../stage/StageSlot.tsx';
import { useStage } from '../stage/stageStore.ts';
import { TitleArt } from './TitleArt.tsx';

/** What lies behind the screens before a game: the table at dawn, and until it is drawn, or instead of it, its picture. */
export function BehindScreen() {
  const drawn = useStage(({ state }) => state === 'drawn');
  const { ref, area } = useSafeArea();
  useEffect(() => useStage.setState({ area }), [area]);
  return (
    <div className="behind" data-drawn={drawn} aria-hidden="true">
      <div className="behind-free" ref={ref} />
      <TitleArt />
      <StageSlot className="behind-table" />
      <div className="behind-dawn" />
    </div>
  );
}
