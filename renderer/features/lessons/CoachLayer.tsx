import { useEffect } from 'react';
import { lessonOf } from '../../../shared/lessons/lessons.ts';
import { useGame } from '../../game/game.ts';
import { useSheets } from '../../game/sheets.ts';
import { useText } from '../../platform/i18n/text.ts';
import { AskedCard, HintCard, MistakeCard, ReviewCard } from './CoachCards.tsx';
import { TeacherCard } from './TeacherCard.tsx';
import { useCoaching } from './useCoaching.ts';

/**
 * The coach beside a game: an introduction when something is new, a warning before a mistake, what matters when asked,
 * and a look back.
 */
export function CoachLayer() {
  const text = useText();
  const { update } = useGame();
  const lesson = update.kind === 'lesson' ? lessonOf(update.lesson) : null;
  const said = useCoaching(lesson);
  useClosedWithTopic(said.topic);
  const card = cardFor(said);
  if (card === null) return null;
  return (
    <TeacherCard label={text('coach.region')} kind="coach">
      {card}
    </TeacherCard>
  );
}

/** A question is about the decision at hand, and closes with it; the layer itself may have come with the question. */
function useClosedWithTopic(topic: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new decision
  useEffect(() => () => useSheets.setState({ coach: false }), [topic]);
}

/** The one card that is shown now: urgent ones first, then what was asked, then all others. */
function cardFor(said: ReturnType<typeof useCoaching>) {
  if (said.slip !== null) return <MistakeCard mistake={said.slip} />;
  if (said.asked && said.topic !== null) return <AskedCard topic={said.topic} />;
  if (said.review !== null) return <ReviewCard review={said.review} onClose={said.closeReview} />;
  if (said.hint !== null) return <HintCard topic={said.hint} onClose={said.closeHint} />;
  return null;
}
