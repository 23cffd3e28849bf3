import { useEffect } from 'react';
import { playedDays } from '../../../shared/challenges/attempts.ts';
import { challengeOf } from '../../../shared/challenges/challenges.ts';
import { ladderOf } from '../../../shared/challenges/ladder.ts';
import type { Attempt, ChallengeProgress } from '../../../shared/contract/challengeAnswers.ts';
import type { ChallengeTag } from '../../../shared/contract/tableSetup.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useChallenges } from './challengesStore.ts';
import { tagWords } from './challengeWords.ts';
import { openChallenges, readChallenges } from './commands.ts';
import { DayResult } from './DaySheet.tsx';
import { StarList, Stars } from './Stars.tsx';
import { SECTIONS } from './sections.ts';

/** What a finished game has earned in its challenge. */
export function ChallengeOutcome({ gameId, tag }: { readonly gameId: string; readonly tag: ChallengeTag }) {
  const text = useText();
  const host = useHost();
  const progress = useChallenges((state) => state.progress);
  useEffect(() => void readChallenges(host), [host]);
  const attempt = progress?.attempts.find((one) => one.gameId === gameId);
  return (
    <section className="outcome framed flow rounded well" aria-label={tagWords(tag, text)} aria-live="polite">
      <b>{tagWords(tag, text)}</b>
      {progress !== null && attempt !== undefined && <Earned progress={progress} attempt={attempt} />}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          useChallenges.setState({ section: SECTIONS.find((section) => section.tag === tag.kind)?.id ?? null });
          void openChallenges(host);
        }}
      >
        {text('challenges.title')}
      </button>
    </section>
  );
}

interface EarnedProps {
  readonly progress: ChallengeProgress;
  readonly attempt: Attempt;
}

function Earned({ progress, attempt }: EarnedProps) {
  const text = useText();
  const { tag, uncounted } = attempt;
  if (uncounted !== null) return <span>{text(`uncounted.${uncounted}`)}</span>;
  if (tag.kind === 'daily') return <EarnedDay date={tag.date} progress={progress} attempt={attempt} />;
  if (tag.kind === 'ladder') return <EarnedRung progress={progress} attempt={attempt} />;
  const challenge = challengeOf(tag.id);
  if (challenge === undefined) return null;
  const earned = new Set(attempt.stars);
  return (
    <>
      <span className="figure gap-5">
        <Stars earned={earned} of={challenge.stars.length} />
        <span aria-hidden="true">{text('challenges.stars', { stars: earned.size, of: challenge.stars.length })}</span>
      </span>
      <StarList challenge={challenge} earned={earned} />
    </>
  );
}

function EarnedDay({ date, progress, attempt }: EarnedProps & { readonly date: string }) {
  const text = useText();
  if (playedDays(progress.attempts).get(date)?.result !== attempt) return <span>{text('uncounted.repeated')}</span>;
  return <DayResult date={date} result={attempt} par={progress.pars[date]} />;
}

function EarnedRung({ progress, attempt }: EarnedProps) {
  const text = useText();
  const until = progress.attempts.slice(0, progress.attempts.indexOf(attempt));
  const before = ladderOf(until);
  const after = ladderOf([...until, attempt]);
  if (attempt.tag.kind !== 'ladder') return null;
  if (after.passed > before.passed) return <b>{text('ladder.up', { level: text(`level.${attempt.tag.level}`) })}</b>;
  const games = after.recent.map((won) => text(won ? 'ladder.won' : 'ladder.lost')).join(', ');
  return <span>{games === '' ? text('ladder.recent.none') : text('ladder.recent', { games })}</span>;
}
