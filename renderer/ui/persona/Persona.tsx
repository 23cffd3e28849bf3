import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../symbols/Icon.tsx';
import { Face } from './Face.tsx';
import { type Bot, characterLines, rankWords, styleOf, whoWords } from './personaWords.ts';
import { Rank } from './Rank.tsx';

/** Who a bot is: what it is called, how strong it is, and its lines of character. */
export function Persona({ bot }: { readonly bot: Bot }) {
  const text = useText();
  return (
    <p className="persona">
      <Face kind={styleOf(bot)} level={bot.level} />
      {bot.style !== undefined && <Icon name={bot.style} />}
      <b>{whoWords(bot, text)}</b>
      <Rank bot={bot} />
      <span className="sr-only">{rankWords(bot, text)}. </span>
      <span className="persona-line">{characterLines(bot, text).join(' ')}</span>
    </p>
  );
}
