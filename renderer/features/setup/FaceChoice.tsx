import type { Player } from '../../../shared/contract/tableSetup.ts';
import { FACES } from '../../../shared/vocabulary/preferences.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { personFace } from '../../ui/persona/faces.ts';
import { PersonFace, Portrait } from '../../ui/persona/Persona.tsx';

interface FaceChoiceProps {
  readonly number: number;
  readonly player: Player;
  readonly onChange: (controller: Player['controller']) => void;
}

/** Who sits at a seat: a person chooses a face; a bot has the one of its style. */
export function FaceChoice({ number, player, onChange }: FaceChoiceProps) {
  const text = useText();
  const { controller, emblem } = player;
  if (controller.kind === 'bot')
    return (
      <span className="setup-face">
        <Portrait player={player} />
      </span>
    );
  return (
    <ChoiceMenu
      label={text('setup.face', { number })}
      className="setup-face"
      inRows
      value={personFace(emblem, controller.face)}
      options={FACES}
      wordsFor={(face) => (
        <>
          <Portrait player={{ emblem, controller: { kind: 'human', face } }} mood="pleased" />
          <span className="sr-only">{text(`face.${face}`)}</span>
        </>
      )}
      itemFor={(face) => (
        <span className={`face-item emblem-${emblem}`} title={text(`face.${face}`)}>
          <PersonFace face={face} />
          <span className="sr-only">{text(`face.${face}`)}</span>
        </span>
      )}
      onChange={(face) => onChange({ kind: 'human', face })}
    />
  );
}
