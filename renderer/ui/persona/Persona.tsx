import type { Player } from '../../../shared/contract/tableSetup.ts';
import { BOT_LEVELS, type Face } from '../../../shared/vocabulary/preferences.ts';
import type { Emblem as EmblemName } from '../../../shared/vocabulary/seats.ts';
import { strengthOf } from '../../../shared/vocabulary/strength.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../symbols/Icon.tsx';
import { type FaceOf, type FacePart, facePartsOf, type Mood, personPartsOf, portraitPartsOf } from './faces.ts';
import { type Bot, characterLines, rankWords, styleOf, whoWords } from './personaWords.ts';

function FaceDrawing({ parts, mood }: { readonly parts: readonly FacePart[]; readonly mood: Mood }) {
  return (
    <svg className="face" viewBox="0 0 64 64" data-mood={mood} aria-hidden="true" focusable="false">
      {parts.map(({ d, fill = 'none', line, width }) => (
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

type BotFaceProps = Pick<FaceOf, 'kind' | 'level'> & Partial<FaceOf>;

/** The face of a bot. It is decoration: the words beside it carry the meaning. */
export const BotFace = ({ kind, level, emblem = 'monkey', mood = 'thoughtful' }: BotFaceProps) => (
  <FaceDrawing parts={facePartsOf({ kind, level, emblem, mood })} mood={mood} />
);

/** The face of a person, as decoration. */
export const PersonFace = ({ face }: { readonly face: Face }) => (
  <FaceDrawing parts={personPartsOf(face, 'pleased')} mood="pleased" />
);

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
      <BotFace kind={styleOf(bot)} level={bot.level} />
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
  readonly player: Pick<Player, 'emblem' | 'controller'>;
  readonly mood?: Mood;
  readonly className?: string;
}

/** Who sits at a seat: the face before the emblem's colour, with the emblem at its side. */
export const Portrait = ({ player, mood = 'thoughtful', className = '' }: PortraitProps) => (
  <span className={`portrait rigid anchor emblem-${player.emblem} ${className}`}>
    <FaceDrawing parts={portraitPartsOf(player, mood)} mood={mood} />
    <Emblem emblem={player.emblem} />
  </span>
);
