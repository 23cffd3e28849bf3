import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { numeral } from '../model/numerals.ts';

/** What is announced: a title, one sentence, and the values in both. */
export interface Moment {
  readonly title: MessageKey;
  readonly line: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** Whether it is one of the few large moments of a game. */
  readonly great: boolean;
}

type StepStarted = Extract<GameEvent, { type: 'stepStarted' }>;
/** Setting sides and the wheel are announced by their epoch. */
type Announced = Exclude<StepStarted['step'], 'chooseSide' | 'setWheel'>;

const LINES: Readonly<Record<Exclude<Announced, 'draft'>, MessageKey>> = {
  income: 'moment.income',
  market: 'moment.market',
  colony: 'moment.colony',
  statue: 'moment.statue',
  feeding: 'moment.feeding',
  freeCard: 'moment.freeCard',
  medals: 'moment.medals',
};

const stepMoment = (step: Announced, { epoch, phase }: StepStarted): Moment => {
  const values = { epoch: numeral(epoch), phase };
  if (step !== 'draft') return { title: `step.${step}`, line: LINES[step], values, great: false };
  return { title: 'moment.phase', line: phase === 'A' ? 'moment.draft.a' : 'moment.draft.b', values, great: true };
};

/** What an event announces; `null` for what is no beginning. */
export function momentOf(event: GameEvent | null): Moment | null {
  switch (event?.type) {
    case 'epochStarted':
      return {
        title: 'bar.epoch',
        line: event.epoch === 3 ? 'moment.epoch.last' : 'moment.epoch',
        values: { epoch: numeral(event.epoch) },
        great: true,
      };
    case 'stepStarted':
      return event.step === 'chooseSide' || event.step === 'setWheel' ? null : stepMoment(event.step, event);
    case 'gameScored':
      return { title: 'moment.over', line: 'moment.over.line', values: {}, great: true };
    default:
      return null;
  }
}
