import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { strengthOf } from '../../../shared/vocabulary/strength.ts';
import { Icon } from '../symbols/Icon.tsx';
import type { Bot } from './personaWords.ts';

/** How strong a bot is, in stars, the last of them perhaps in part. It is decoration: the words beside it carry the meaning. */
export function Rank({ bot }: { readonly bot: Pick<Bot, 'level' | 'strength'> }) {
  const strength = strengthOf(bot);
  return (
    <span className="rank" aria-hidden="true">
      {BOT_LEVELS.map((level, index) => (
        <Star key={level} part={strength - index} />
      ))}
    </span>
  );
}

/** `part`: from 1 on it is whole, up to 0 it is empty. */
function Star({ part }: { readonly part: number }) {
  if (part >= 1 || part <= 0) return <Icon name={part >= 1 ? 'star' : 'starEmpty'} />;
  return (
    <span className="rank-part">
      <Icon name="starEmpty" />
      <span style={{ width: `${part}em` }}>
        <Icon name="star" />
      </span>
    </span>
  );
}
