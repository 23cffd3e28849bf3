import { BOT_STYLES } from '../../../shared/vocabulary/preferences.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Face } from '../persona/Face.tsx';
import { type Bot, type StyleOption, styleOf } from '../persona/personaWords.ts';
import { Icon } from '../symbols/Icon.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { PersonaItem } from './PersonaItem.tsx';

const STYLES = ['none', 'surprise', ...BOT_STYLES] as const;

const iconOf = (style: StyleOption) => (style === 'none' ? 'noStyle' : style);

const withStyle = ({ style: _, ...bot }: Bot, style: StyleOption): Bot => (style === 'none' ? bot : { ...bot, style });

interface BotChoiceProps {
  /** Whose style is chosen: a name or a place. */
  readonly who: string;
  readonly bot: Bot;
  readonly onChange: (bot: Bot) => void;
}

/** What a bot is fond of. */
export function StyleChoice({ who, bot, onChange }: BotChoiceProps) {
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
          <span className="menu-words">{text(`style.${style}`)}</span>
        </>
      )}
      itemFor={(style) => (
        <PersonaItem
          sign={<Face kind={style} level={bot.level} />}
          name={text(`style.${style}`)}
          line={text(`style.${style}.line`)}
        />
      )}
      onChange={(style) => onChange(withStyle(bot, style))}
    />
  );
}
