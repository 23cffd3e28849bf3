import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DecisionId, GameUpdate } from '../../../shared/contract/answers.ts';
import type { CoachNotes, EpochReview } from '../../../shared/contract/lessonAnswers.ts';
import type { CoachTopic } from '../../../shared/contract/lessonNames.ts';
import { type Mistake, mistakeOf } from '../../../shared/lessons/coach/mistakes.ts';
import { topicOf } from '../../../shared/lessons/coach/topics.ts';
import type { Lesson } from '../../../shared/lessons/lesson.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { useGame } from '../../game/game.ts';
import { useSelected } from '../../game/selection/SelectionProvider.tsx';
import { shownChoice } from '../../game/selection/selection.ts';
import { useSheets } from '../../game/sheets.ts';
import { useHost } from '../../platform/host.ts';
import { useSettings } from '../../platform/settings.ts';
import { beginCoach, coachTold, reviewEpoch } from './commands.ts';

/** An epoch that is over; `found` is `null` while the host thinks about it. */
export interface LookBack {
  readonly epoch: Epoch;
  readonly found: EpochReview | null;
}

/** What the coach has to say now. */
interface Coaching {
  readonly topic: CoachTopic | null;
  readonly slip: Mistake | null;
  readonly asked: boolean;
  readonly review: LookBack | null;
  readonly hint: CoachTopic | null;
  closeReview(): void;
  closeHint(): void;
}

/** What the coach knows of the player; loaded again by the screen of each game. */
function useNotes() {
  const host = useHost();
  const [notes, setNotes] = useState<CoachNotes | null>(null);
  useEffect(() => {
    let here = true;
    void beginCoach(host).then((found) => {
      if (here) setNotes(found);
    });
    return () => {
      here = false;
    };
  }, [host]);
  return notes;
}

/** Works out what the coach says, from what the served seat may know. In scripted lessons it is silent unless asked. */
export function useCoaching(lesson: Lesson | null): Coaching {
  const { update, playing } = useGame();
  const { coach, coachHints, coachWarnings, coachReviews } = useSettings();
  const notes = useNotes();
  const asked = useSheets((sheets) => sheets.coach);
  const speaks = coach === 'always' || (coach === 'first' && notes?.early === true);
  const active = speaks && (lesson === null || lesson.coached === true);
  const topic = playing || update.screen.actor === null ? null : topicOf(update.view, update.choices);
  const hint = useHint(active && coachHints && lesson === null ? topic : null, update.decision, notes);
  const review = useReview(active && coachReviews);
  return { topic, slip: useSlip(active && coachWarnings), asked, ...review, ...hint };
}

function useSlip(active: boolean): Mistake | null {
  const { update } = useGame();
  const considered = useSelected(shownChoice);
  const { actor } = update.screen;
  if (!active || considered === null || actor === null) return null;
  return mistakeOf(considered, update.choices, update.view, actor);
}

/**
 * An introduction when a kind of decision comes for the first time. It stays until it is closed or that decision is
 * over. The next decision of the same kind, as in the later rounds of a draft, does not bring it back.
 */
function useHint(topic: CoachTopic | null, decision: DecisionId | null, notes: CoachNotes | null) {
  const host = useHost();
  const [told, setTold] = useState<readonly string[]>([]);
  const [hint, setHint] = useState<{ readonly topic: CoachTopic; readonly decision: DecisionId | null } | null>(null);
  const isNew = topic !== null && notes !== null && ![...notes.told, ...told].includes(topic);
  useEffect(() => {
    if (topic === null || !isNew) return;
    setTold((before) => [...before, topic]);
    setHint({ topic, decision });
    void coachTold(host, topic);
  }, [topic, decision, isNew, host]);
  const stands = hint !== null && hint.topic === topic && hint.decision === decision;
  return { hint: stands ? topic : null, closeHint: () => setHint(null) };
}

/** Playing on closes it: it disappears at the next own decision. */
function useClosedByPlaying(close: () => void, { decision, view: { epoch } }: GameUpdate): void {
  const last = useRef({ decision, epoch });
  const put = useEffectEvent(close);
  useEffect(() => {
    if (decision === null || decision === last.current.decision) return;
    const isNext = last.current.decision !== null && last.current.epoch === epoch;
    last.current = { decision, epoch };
    if (isNext) put();
  }, [decision, epoch]);
}

/** The review of an epoch that is over: asked for once the next epoch is on the table. */
function useReview(active: boolean) {
  const { update, view, playing } = useGame();
  const host = useHost();
  const [review, setReview] = useState<LookBack | null>(null);
  const reached = useRef(view.epoch);
  const alone = update.players.filter(({ controller }) => controller.kind === 'human').length === 1;
  const { epoch } = view;
  useEffect(() => {
    if (playing || epoch === reached.current) return;
    const over = reached.current;
    reached.current = epoch;
    if (!active || !alone || epoch < over) return;
    setReview({ epoch: over, found: null });
    void reviewEpoch(host, over).then((found) => setReview(found === null ? null : { epoch: over, found }));
  }, [active, alone, host, epoch, playing]);
  useClosedByPlaying(() => setReview(null), update);
  // Silenced while it is told, it goes at once.
  return { review: active ? review : null, closeReview: () => setReview(null) };
}
