import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { levelReached, STRENGTH } from '../../../shared/vocabulary/strength.ts';
import { useText } from '../../platform/i18n/text.ts';
import type { Bot } from '../persona/personaWords.ts';
import { rankWords } from '../persona/personaWords.ts';
import { Rank } from '../persona/Rank.tsx';
import { Icon } from '../symbols/Icon.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { PersonaItem } from './PersonaItem.tsx';

interface BotChoiceProps {
  /** Whose level is chosen: a name or a place. */
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
export function LevelChoice({ who, bot, onChange }: BotChoiceProps) {
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
          <span className="menu-words">{text(`level.${option}`)}</span>
        </>
      )}
      itemFor={(option) => (
        <PersonaItem
          sign={
            option === 'match' && bot.strength === undefined ? (
              <span className="rank rank-open">
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
