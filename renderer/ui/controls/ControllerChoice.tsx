import { useState } from 'react';
import type { Controller } from '../../../shared/contract/tableSetup.ts';
import { useText } from '../../platform/i18n/text.ts';
import { type Bot, characterLines } from '../persona/personaWords.ts';
import { Icon } from '../symbols/Icon.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { Segments } from './Segments.tsx';
import { StyleChoice } from './StyleChoice.tsx';

const KINDS = ['human', 'bot'] as const satisfies readonly Controller['kind'][];

const GOVERNOR: Bot = { kind: 'bot', level: 'governor' };

interface ControllerChoiceProps {
  /** What is chosen here, for those who do not see where it stands. */
  readonly label: string;
  /** Whose level and style are chosen: a name or a place. */
  readonly who: string;
  readonly controller: Controller;
  /** The bot to begin with, where a person sat. */
  readonly usual?: Bot;
  readonly onChange: (controller: Controller) => void;
}

/** Who plays a seat: a person, or a bot of some level and style. Two cells of the seat's grid: the kind, and a line below for a bot. */
export function ControllerChoice({ label, who, controller, usual = GOVERNOR, onChange }: ControllerChoiceProps) {
  const text = useText();
  // If the player switches to "human" and back, the same bot is there again.
  const [lastBot, setLastBot] = useState<Bot>(usual);
  const choose = (chosen: Controller): void => {
    if (controller.kind === 'bot') setLastBot(controller);
    onChange(chosen);
  };
  return (
    <>
      <Segments
        label={label}
        className="controller-kind"
        value={controller.kind}
        options={KINDS}
        wordsFor={(kind) => (
          <>
            <Icon name={kind} />
            {text(`setup.${kind}`)}
          </>
        )}
        onChange={(kind) => choose(kind === 'human' ? { kind } : lastBot)}
      />
      {controller.kind === 'bot' && (
        <div className="controller-persona">
          <LevelChoice who={who} bot={controller} onChange={choose} />
          <StyleChoice who={who} bot={controller} onChange={choose} />
          <p className="controller-line">{characterLines(controller, text).join(' ')}</p>
        </div>
      )}
    </>
  );
}
