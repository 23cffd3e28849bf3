import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { useText } from '../../i18n/text.ts';
import type { Bot } from '../persona/personaWords.ts';
import { rankWords } from '../persona/personaWords.ts';
import { Rank } from '../persona/Rank.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { PersonaItem } from './PersonaItem.tsx';

interface BotChoiceProps {
  /** Whose level is chosen: a name or a place. */
  readonly who: string;
  readonly bot: Bot;
  readonly onChange: (bot: Bot) => void;
}

/** How strong a bot is. */
export function LevelChoice({ who, bot, onChange }: BotChoiceProps) {
  const text = useText();
  return (
    <ChoiceMenu
      label={text('setup.level', { who })}
      className="controller-level"
      value={bot.level}
      options={BOT_LEVELS}
      wordsFor={(level) => (
        <>
          <Rank level={level} />
          <span className="menu-words">{text(`level.${level}`)}</span>
        </>
      )}
      itemFor={(level) => (
        <PersonaItem
          sign={<Rank level={level} />}
          name={text(`level.${level}`)}
          hint={text(`level.${level}.hint`)}
          spoken={rankWords(level, text)}
          line={text(`level.${level}.line`)}
        />
      )}
      onChange={(level) => onChange({ ...bot, level })}
    />
  );
}
