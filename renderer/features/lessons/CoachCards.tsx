import { type ReactNode, useMemo } from 'react';
import type { DecisionEntry } from '../../../shared/contract/answers.ts';
import type { CoachTopic } from '../../../shared/contract/lessonNames.ts';
import type { Mistake } from '../../../shared/lessons/coach/mistakes.ts';
import { factsOf, outlookOf } from '../../../shared/lessons/coach/topics.ts';
import { standing } from '../../../shared/lessons/values.ts';
import { useGame } from '../../game/game.ts';
import { useSheets } from '../../game/sheets.ts';
import { pressAdvice } from '../../game/verbs.ts';
import { briefSentence } from '../../game/words/reasonWords.ts';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import type { LookBack } from './useCoaching.ts';

/** Silences one kind of what the coach says. */
function useSilence(setting: 'coachHints' | 'coachWarnings' | 'coachReviews'): () => void {
  const host = useHost();
  return () => void changeSettings(host, { [setting]: false });
}

interface CoachCardProps {
  readonly icon: IconName;
  readonly title: string;
  /** Whether it must be heard at once. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
  readonly ways?: ReactNode;
}

function CoachCard({ icon, title, urgent = false, children, ways }: CoachCardProps) {
  return (
    <>
      <header className="teacher-head line gap-5">
        <Icon name={icon} />
        <h2 className="grow large">{title}</h2>
      </header>
      <div className="teacher-words large" role={urgent ? 'alert' : 'status'}>
        {children}
      </div>
      {ways !== undefined && <footer className="teacher-ways flow gap-5">{ways}</footer>}
    </>
  );
}

const Way = ({ words, onPress }: { readonly words: string; readonly onPress: () => void }) => (
  <button type="button" className="button button-quiet" onClick={onPress}>
    {words}
  </button>
);

/** A warning before a mistake; it disappears when the choice is no longer considered. */
export function MistakeCard({ mistake: { kind, values, track } }: { readonly mistake: Mistake }) {
  const text = useText();
  const silence = useSilence('coachWarnings');
  const named = track === undefined ? values : { ...values, track: text(`track.${track}`) };
  return (
    <CoachCard
      icon="warning"
      title={text('coach.slip.title')}
      urgent
      ways={<Way words={text('coach.silence')} onPress={silence} />}
    >
      <p>{text(`coach.slip.${kind}`, named)}</p>
    </CoachCard>
  );
}

/** What matters in the decision at hand, and how the own seat stands. */
export function AskedCard({ topic }: { readonly topic: CoachTopic }) {
  const text = useText();
  const { update, own } = useGame();
  const { view, choices, screen } = update;
  const seat = screen.actor ?? own;
  const values = useMemo(() => standing({ view, choices, seat, title: text.card }), [view, choices, seat, text]);
  const facts = factsOf(view, seat).map((fact) => text(`coach.facts.${fact}`, values));
  const ways = (
    <>
      <Way words={text('coach.advice')} onPress={pressAdvice} />
      <Way words={text('coach.understood')} onPress={() => useSheets.setState({ coach: false })} />
    </>
  );
  return (
    <CoachCard icon="speech" title={text('coach.ask')} ways={ways}>
      <p>{text(`coach.matters.${topic}`, values)}</p>
      {facts.length > 0 && <p className="quiet">{facts.join(' ')}</p>}
    </CoachCard>
  );
}

interface HintCardProps {
  readonly topic: CoachTopic;
  readonly onClose: () => void;
}

/** A word when a kind of decision comes for the first time. */
export function HintCard({ topic, onClose }: HintCardProps) {
  const text = useText();
  const silence = useSilence('coachHints');
  const ways = (
    <>
      <Way words={text('coach.understood')} onPress={onClose} />
      <Way words={text('coach.silence')} onPress={silence} />
    </>
  );
  return (
    <CoachCard icon="speech" title={text('coach.region')} ways={ways}>
      <p>{text(`coach.first.${topic}`)}</p>
    </CoachCard>
  );
}

interface ReviewCardProps {
  readonly review: LookBack;
  readonly onClose: () => void;
}

/** Three lines after an epoch: what went well, what cost points, what to watch next. */
export function ReviewCard({ review: { epoch, found }, onClose }: ReviewCardProps) {
  const text = useText();
  const { update, own } = useGame();
  const silence = useSilence('coachReviews');
  const { view } = update;
  const outlook = outlookOf(view, own);
  const say = (entry: DecisionEntry) => briefSentence(entry, view.options.expansions, text);
  const title = text('coach.review.title', { epoch: numeral(epoch) });
  if (found === null)
    return (
      <CoachCard icon="speech" title={title}>
        <p className="quiet">{text('coach.review.thinking')}</p>
      </CoachCard>
    );
  const ways = (
    <>
      <Way words={text('coach.understood')} onPress={onClose} />
      <Way words={text('coach.silence')} onPress={silence} />
    </>
  );
  return (
    <CoachCard icon="speech" title={title} ways={ways}>
      <dl className="coach-review">
        <dt className="bright bold">{text('coach.review.good')}</dt>
        <dd>{found.good === null ? text('coach.review.goodNone') : say(found.good)}</dd>
        <dt className="bright bold">{text('coach.review.cost')}</dt>
        <dd>{found.cost === null ? text('coach.review.costNone') : say(found.cost)}</dd>
        {outlook !== null && (
          <>
            <dt className="bright bold">{text('coach.review.watch')}</dt>
            <dd>{text(`coach.watch.${outlook.kind}`, outlook.values)}</dd>
          </>
        )}
      </dl>
    </CoachCard>
  );
}
