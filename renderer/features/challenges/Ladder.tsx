import { type LadderStanding, ladderOf } from '../../../shared/challenges/ladder.ts';
import { BOT_LEVELS, type BotLevel } from '../../../shared/vocabulary/preferences.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { BotFace, Rank } from '../../ui/persona/Persona.tsx';
import { rankWords } from '../../ui/persona/personaWords.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useAttempts } from './challengesStore.ts';
import { PlayButtons } from './PlayButtons.tsx';

/** Duels against the five levels, the highest on top. */
export function Ladder() {
  const text = useText();
  const attempts = useAttempts();
  const standing = ladderOf(attempts);
  return (
    <div className="ladder stack gap-8">
      <p>{text('ladder.about')}</p>
      {standing.due === null && <p className="ladder-top bold engraved bright">{text('ladder.top')}</p>}
      <ol className="gap-5-5 stack" reversed>
        {BOT_LEVELS.toReversed().map((level) => (
          <Rung key={level} level={level} standing={standing} />
        ))}
      </ol>
    </div>
  );
}

interface RungProps {
  readonly level: BotLevel;
  readonly standing: LadderStanding;
}

function Rung({ level, standing }: RungProps) {
  const text = useText();
  const passed = BOT_LEVELS.indexOf(level) < standing.passed;
  const due = level === standing.due;
  const reached = passed ? 'passed' : 'locked';
  return (
    <li className="rung level stack plate gap-10" data-state={due ? 'due' : reached}>
      <BotFace kind="none" level={level} emblem={EMBLEMS[BOT_LEVELS.indexOf(level)] ?? 'monkey'} />
      <span className="rung-words flow">
        <b>{text(`level.${level}`)}</b>
        <Rank bot={{ level }} />
        <span className="sr-only">{rankWords({ level }, text)}</span>
        {due && standing.recent.length > 0 && <span className="rung-state soft">{recentWords(standing, text)}</span>}
        {!due && <span className="sr-only">{text(`ladder.${reached}`)}</span>}
      </span>
      {passed && <Icon name="check" means={null} />}
      {(due || passed) && (
        <PlayButtons
          tag={{ kind: 'ladder', level }}
          words={text(due ? 'challenges.play' : 'challenges.again')}
          main={due}
        />
      )}
    </li>
  );
}

const recentWords = ({ recent }: LadderStanding, text: Text): string =>
  text('ladder.recent', { games: recent.map((won) => text(won ? 'ladder.won' : 'ladder.lost')).join(', ') });
