import type { Controller } from '../../../shared/contract/contract.ts';
import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../icons/Icon.tsx';
import { Segments } from './Segments.tsx';

/** Everybody who can play a seat, as one flat choice. */
const CONTROLLERS = ['human', ...BOT_LEVELS] as const;

const controllerOf = (option: (typeof CONTROLLERS)[number]): Controller =>
  option === 'human' ? { kind: 'human' } : { kind: 'bot', level: option };

interface ControllerChoiceProps {
  readonly label: string;
  readonly controller: Controller;
  readonly onChange: (controller: Controller) => void;
}

/** Who plays a seat. */
export function ControllerChoice({ label, controller, onChange }: ControllerChoiceProps) {
  const text = useText();
  return (
    <Segments
      label={label}
      className="setup-controller"
      value={controller.kind === 'human' ? 'human' : controller.level}
      options={CONTROLLERS}
      wordsFor={(option) => (
        <>
          <Icon name={option === 'human' ? 'human' : 'bot'} />
          {text(option === 'human' ? 'setup.human' : `setup.level.${option}`)}
        </>
      )}
      onChange={(option) => onChange(controllerOf(option))}
    />
  );
}
