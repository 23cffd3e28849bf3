import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { Interaction } from '../../../game/selection/useInteraction.ts';
import { useStage } from '../../../game/state/stage.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { WouldWords } from './WouldWords.tsx';

interface ConsequencesProps {
  /** What is pointed at, else what is considered. */
  readonly shown: Choice | null;
  readonly interaction: Interaction;
}

/** What a choice would do, in words, and the button that does it; nothing while nothing is thought of. */
export function Consequences({ shown, interaction }: ConsequencesProps) {
  const text = useText();
  // Where the words stand beside the piece already, they need not stand here as well.
  const told = useStage((stage) => stage.anchor !== null);
  const { considered, refused, waiting } = interaction;
  const words = told ? null : shown;
  return (
    <>
      <p className="sr-only" role="status">
        {considered !== null && !waiting && text('access.confirm')}
      </p>
      {(words !== null || refused !== null || waiting || considered !== null) && (
        <Footer words={words} interaction={interaction} />
      )}
    </>
  );
}

interface FooterProps {
  readonly words: Choice | null;
  readonly interaction: Interaction;
}

function Footer({ words, interaction }: FooterProps) {
  const text = useText();
  const { considered, refused, waiting } = interaction;
  return (
    <footer className="consequences">
      {refused !== null && (
        <p className="failure" role="alert">
          {text(`refused.${refused}`)}
        </p>
      )}
      {words !== null && <WouldWords choice={words} />}
      {waiting && <p className="quiet">{text('choice.waiting')}</p>}
      {considered !== null && !waiting && (
        <div className="confirm">
          <button type="button" className="button button-quiet" onClick={interaction.back}>
            {text('choice.back')}
            <kbd>Esc</kbd>
          </button>
          <button type="button" className="button button-main" onClick={interaction.confirm}>
            <Icon name="check" />
            {text('choice.confirm')}
            <kbd>Enter</kbd>
          </button>
        </div>
      )}
    </footer>
  );
}
