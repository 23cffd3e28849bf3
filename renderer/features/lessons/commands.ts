import type { Advice } from '../../../shared/contract/answers.ts';
import type { CoachNotes, EpochReview } from '../../../shared/contract/lessonAnswers.ts';
import type { CoachTopic, LessonId } from '../../../shared/contract/lessonNames.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { leaveTableFor, startGame } from '../../game/commands.ts';
import { firstForm, newGameOf } from '../../game/setupForm.ts';
import { leaveTable, openTable, showUpdate } from '../../game/showUpdate.ts';
import { useApp } from '../../platform/app.ts';
import { ask, type Host, valueOrNotice } from '../../platform/host.ts';
import { type TakenInLesson, useLesson } from './lessonState.ts';

const AT_BEGINNING = { waiting: false, taken: null, asOurs: false, finished: false } as const;

/** Goes to the list of lessons. */
export async function openLessons(host: Host): Promise<void> {
  await leaveTableFor(host, { screen: 'lessons' });
  const progress = await ask(host, 'lessons.progress', {});
  if (progress !== null) useLesson.setState({ progress });
}

/** Begins the game that suits a player who has just learnt to play. */
export async function playFirstGame(host: Host): Promise<void> {
  if (useApp.getState().screen === 'game') await ask(host, 'game.leave', {});
  leaveTable(host);
  await startGame(host, newGameOf(firstForm(null)));
}

/** Puts a lesson on the table at a step, as if everything before had gone as suggested; `null`: where it was left. */
export async function startLesson(host: Host, lesson: LessonId, step: number | null): Promise<void> {
  const scene = await ask(host, 'lessons.start', { lesson, step });
  if (scene === null) return;
  await openTable(host, scene.update, () => useLesson.setState({ ...AT_BEGINNING, step: scene.step }));
}

/** Hears of a decision that the learner has taken. */
export const noteTaken = (taken: TakenInLesson): void => useLesson.setState({ taken });

/** The step is due now. */
export async function reachStep(host: Host, step: number): Promise<void> {
  const progress = await ask(host, 'lessons.reach', { step });
  if (progress !== null) useLesson.setState({ progress });
}

/** Takes back all that was decided since the step began. */
export async function goBackToStep(host: Host, step: number): Promise<void> {
  const update = await ask(host, 'lessons.back', { step });
  if (update !== null) await showUpdate(host, update);
}

/** The lesson has come to its end. */
export async function finishLesson(host: Host): Promise<void> {
  const progress = await ask(host, 'lessons.finish', {});
  if (progress !== null) useLesson.setState({ progress });
}

/**
 * What the coach knows, for the game on the table; `null` when it is not available. The coach works without it, so
 * there is no notice.
 */
export async function beginCoach(host: Host): Promise<CoachNotes | null> {
  const answer = await host.call('coach.begin', {});
  return answer.ok ? answer.value : null;
}

/** Remembers that the coach has given an introduction that it gives once. */
export const coachTold = async (host: Host, topic: CoachTopic): Promise<void> =>
  void (await host.call('coach.told', { topic }));

/** How an epoch of the game on the table went; `null` when it cannot be told. */
export async function reviewEpoch(host: Host, epoch: Epoch): Promise<EpochReview | null> {
  const answer = await host.call('coach.review', { epoch });
  return answer.ok ? answer.value : null;
}

/** Advice on the decision at position `seq`; `null` when it cannot be had, or is not wanted any more. */
export async function advise(host: Host, seq: number): Promise<Advice | null> {
  const answer = await host.call('advice.ask', { seq });
  // If the decision was taken meanwhile, no message is shown.
  return !answer.ok && answer.code === 'stale' ? null : valueOrNotice(answer);
}
