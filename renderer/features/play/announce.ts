import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { DRAFT_ROUNDS, type Phase } from '../../../shared/vocabulary/time.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { numeral } from '../../platform/i18n/text.ts';

/** What is announced: a title, one sentence, and the values in both. */
export interface Announced {
  readonly title: MessageKey;
  readonly line: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** Whether it is one of the few large moments of a game. */
  readonly great: boolean;
}

type StepStarted = Extract<GameEvent, { type: 'stepStarted' }>;
/** Setting sides and the wheel are announced by their epoch. */
type AnnouncedStep = Exclude<StepStarted['step'], 'chooseSide' | 'setWheel'>;

const ofStep = (step: AnnouncedStep, { epoch, phase }: StepStarted): Announced => {
  const values = { epoch: numeral(epoch), phase };
  if (step !== 'draft') return { title: `step.${step}`, line: `announce.${step}`, values, great: false };
  return {
    title: 'announce.phase',
    line: phase === 'A' ? 'announce.draft.a' : 'announce.draft.b',
    values,
    great: true,
  };
};

const lastRound = (phase: Phase): Announced => ({
  title: 'announce.lastRound',
  line: phase === 'A' ? 'announce.lastRound.a' : 'announce.lastRound.b',
  values: {},
  great: false,
});

/** Whether this card from an open pile was the last one of the last round but one: all have one more to take. */
const endsLastButOne = ({ decision, phase, piles, seats }: Observation): boolean =>
  decision === 'draft' &&
  phase === 'B' &&
  Object.values(piles).reduce((sum, { size }) => sum + size, 0) === seats.length;

/**
 * What an event announces; `null` if it begins nothing.
 * @param view the position that it led to
 */
export function announced(event: GameEvent | null, view: Observation | null): Announced | null {
  switch (event?.type) {
    case 'epochStarted':
      return {
        title: 'bar.epoch',
        line: event.epoch === 3 ? 'announce.epoch.last' : 'announce.epoch',
        values: { epoch: numeral(event.epoch) },
        great: true,
      };
    case 'stepStarted':
      return event.step === 'chooseSide' || event.step === 'setWheel' ? null : ofStep(event.step, event);
    case 'wheelTurned':
      return event.turns === DRAFT_ROUNDS - 1 ? lastRound('A') : null;
    case 'cardBought':
    case 'cardSold':
      return view !== null && endsLastButOne(view) ? lastRound('B') : null;
    case 'gameScored':
      return { title: 'announce.over', line: 'announce.over.line', values: {}, great: true };
    default:
      return null;
  }
}
