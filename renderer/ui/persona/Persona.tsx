import type { Player } from '../../../shared/contract/tableSetup.ts';
import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import type { Emblem as EmblemName } from '../../../shared/vocabulary/seats.ts';
import { strengthOf } from '../../../shared/vocabulary/strength.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../symbols/Icon.tsx';
import { type FaceOf, facePartsOf, type Mood } from './faces.ts';
import { type Bot, characterLines, rankWords, styleOf, whoWords } from './personaWords.ts';

type FaceProps = Pick<FaceOf, 'kind' | 'level'> & Partial<FaceOf>;

/** The face of a bot. It is decoration: the words beside it carry the meaning. */
export function Face({ kind, level, emblem = 'monkey', mood = 'thoughtful' }: FaceProps) {
  return (
    <svg className="face" viewBox="0 0 64 64" data-mood={mood} aria-hidden="true" focusable="false">
      {facePartsOf({ kind, level, emblem, mood }).map(({ d, fill = 'none', line, width }) => (
        <path
          key={d}
          d={d}
          fill={fill}
          stroke={line}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

/** How strong a bot is, in stars, the last of them perhaps in part. It is decoration: the words beside it carry the meaning. */
export function Rank({ bot }: { readonly bot: Pick<Bot, 'level' | 'strength'> }) {
  const strength = strengthOf(bot);
  return (
    <span className="rank rigid brass" aria-hidden="true">
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
    <span className="rank-part anchor">
      <Icon name="starEmpty" />
      <span style={{ width: `${part}em` }}>
        <Icon name="star" />
      </span>
    </span>
  );
}

/** Who a bot is: what it is called, how strong it is, and its lines of character. */
export function Persona({ bot }: { readonly bot: Bot }) {
  const text = useText();
  return (
    <p className="persona flow">
      <Face kind={styleOf(bot)} level={bot.level} />
      {bot.style !== undefined && <Icon name={bot.style} />}
      <b>{whoWords(bot, text)}</b>
      <Rank bot={bot} />
      <span className="sr-only">{rankWords(bot, text)}. </span>
      <span className="soft small">{characterLines(bot, text).join(' ')}</span>
    </p>
  );
}

interface EmblemProps {
  readonly emblem: EmblemName;
  readonly className?: string;
}

/** A player's emblem on its shield. */
export function Emblem({ emblem, className = '' }: EmblemProps) {
  return (
    <span className={`emblem emblem-${emblem} ${className}`}>
      <Icon name={emblem} />
    </span>
  );
}

interface PortraitProps {
  readonly player: Player;
  readonly mood?: Mood;
}

/** Who sits at a seat: of a person the emblem, of a bot its face before the emblem's colour, with the emblem at its side. */
export function Portrait({ player: { emblem, controller }, mood = 'thoughtful' }: PortraitProps) {
  if (controller.kind === 'human') return <Emblem emblem={emblem} />;
  return (
    <span className={`portrait portrait-bot rigid anchor emblem-${emblem}`}>
      <Face kind={styleOf(controller)} level={controller.level} emblem={emblem} mood={mood} />
      <Emblem emblem={emblem} />
    </span>
  );
}
