import { useText } from '../../platform/i18n/text.ts';
import { useStage } from '../state/stage.ts';
import { TitleArt } from './TitleArt.tsx';

/** What stands in the table's place until it is drawn: calm, and with how far it is. */
export function WaitingPicture() {
  const text = useText();
  const progress = useStage((stage) => stage.progress);
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
