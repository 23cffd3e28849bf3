import { type ReactNode, useState } from 'react';
import type { Controller } from '../../../shared/contract/tableSetup.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../../shared/vocabulary/preferences.ts';
import { levelReached, STRENGTH } from '../../../shared/vocabulary/strength.ts';
import { useText } from '../../platform/i18n/text.ts';
import { BotFace, Rank } from '../persona/Persona.tsx';
import { type Bot, characterLines, rankWords, type StyleOption, styleOf } from '../persona/personaWords.ts';
import { Icon } from '../symbols/Icon.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { Segments } from './Segments.tsx';

interface PersonaItemProps {
  /** Its symbol. */
  readonly sign: ReactNode;
  readonly name: string;
  /** A few words beside the name. */
  readonly hint?: string;
  /** What the symbol says, for those who do not see it. */
  readonly spoken?: string;
  readonly line: string;
}

/** One kind of bot in a menu: symbol, name and a line of character. */
function PersonaItem({ sign, name, hint, spoken, line }: PersonaItemProps) {
  return (
    <span className="persona-item stack light">
      <span className="persona-sign centre brass">{sign}</span>
      <span>
        <b>{name}</b>
        {spoken !== undefined && <span className="sr-only">, {spoken}</span>}
        {hint !== undefined && <span className="dim"> {hint}</span>}
      </span>
      <span className="soft small">{line}</span>
    </span>
  );
}

interface BotChoiceProps {
  /** Whose level or style is chosen: a name or a place. */
  readonly who: string;
  readonly bot: Bot;
  readonly onChange: (bot: Bot) => void;
}

/** The levels, and the strength of the people at the table. */
const OPTIONS = [...BOT_LEVELS, 'match'] as const;
type Option = (typeof OPTIONS)[number];

/** If it is chosen already its strength stays; else the strength is asked for, and is the lowest until it is known. */
function withLevel({ level, strength = STRENGTH.least, ...bot }: Bot, option: Option): Bot {
  return option === 'match' ? { ...bot, level: levelReached(strength), strength } : { ...bot, level: option };
}

/** How strong a bot is. */
function LevelChoice({ who, bot, onChange }: BotChoiceProps) {
  const text = useText();
  return (
    <ChoiceMenu
      label={text('setup.level', { who })}
      className="controller-level"
      value={bot.strength === undefined ? bot.level : 'match'}
      options={OPTIONS}
      wordsFor={(option) => (
        <>
          <Rank bot={withLevel(bot, option)} />
          <span className="cut">{text(`level.${option}`)}</span>
        </>
      )}
      itemFor={(option) => (
        <PersonaItem
          sign={
            option === 'match' && bot.strength === undefined ? (
              <span className="rank rigid brass rank-open middle">
                <Icon name="people" />
              </span>
            ) : (
              <Rank bot={withLevel(bot, option)} />
            )
          }
          name={text(`level.${option}`)}
          hint={text(`level.${option}.hint`)}
          {...(option !== 'match' || bot.strength !== undefined
            ? { spoken: rankWords(withLevel(bot, option), text) }
            : {})}
          line={text(`level.${option}.line`)}
        />
      )}
      onChange={(option) => onChange(withLevel(bot, option))}
    />
  );
}

const STYLES = ['none', 'surprise', ...BOT_STYLES] as const;

const iconOf = (style: StyleOption) => (style === 'none' ? 'noStyle' : style);

const withStyle = ({ style: _, ...bot }: Bot, style: StyleOption): Bot => (style === 'none' ? bot : { ...bot, style });

/** What a bot is fond of. */
function StyleChoice({ who, bot, onChange }: BotChoiceProps) {
  const text = useText();
  return (
    <ChoiceMenu
      label={text('setup.style', { who })}
      className="controller-style"
      value={styleOf(bot)}
      options={STYLES}
      wordsFor={(style) => (
        <>
          <Icon name={iconOf(style)} />
          <span className="cut">{text(`style.${style}`)}</span>
        </>
      )}
      itemFor={(style) => (
        <PersonaItem
          sign={<BotFace kind={style} level={bot.level} />}
          name={text(`style.${style}`)}
          line={text(`style.${style}.line`)}
        />
      )}
      onChange={(style) => onChange(withStyle(bot, style))}
    />
  );
}

type Person = Extract<Controller, { readonly kind: 'human' }>;

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
  // Whoever switches to and fro finds the same bot again, and the same person.
  const [last, setLast] = useState<{ readonly bot: Bot; readonly human: Person }>({
    bot: usual,
    human: { kind: 'human' },
  });
  const choose = (chosen: Controller): void => {
    setLast({ ...last, [controller.kind]: controller });
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
        onChange={(kind) => choose(last[kind])}
      />
      {controller.kind === 'bot' && (
        <div className="controller-persona flow across">
          <LevelChoice who={who} bot={controller} onChange={choose} />
          <StyleChoice who={who} bot={controller} onChange={choose} />
          <p className="controller-line dim text-9">{characterLines(controller, text).join(' ')}</p>
        </div>
      )}
    </>
  );
}
