import { BOT_LEVELS, type BotLevel } from '../../../shared/vocabulary/preferences.ts';
import { Icon } from '../icons/Icon.tsx';

/** How strong a level is among all, in stars. It is decoration: the words beside it carry the meaning. */
export function Rank({ level }: { readonly level: BotLevel }) {
  const rank = BOT_LEVELS.indexOf(level);
  return (
    <span className="rank" aria-hidden="true">
      {BOT_LEVELS.map((other, index) => (
        <Icon key={other} name={index <= rank ? 'star' : 'starEmpty'} />
      ))}
    </span>
  );
}
