import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { numeral } from '../model/numerals.ts';

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

const LINES: Readonly<Record<Exclude<AnnouncedStep, 'draft'>, MessageKey>> = {
  income: 'announce.income',
  market: 'announce.market',
  colony: 'announce.colony',
  statue: 'announce.statue',
  feeding: 'announce.feeding',
  freeCard: 'announce.freeCard',
  medals: 'announce.medals',
};

const ofStep = (step: AnnouncedStep, { epoch, phase }: StepStarted): Announced => {
  const values = { epoch: numeral(epoch), phase };
  if (step !== 'draft') return { title: `step.${step}`, line: LINES[step], values, great: false };
  return {
    title: 'announce.phase',
    line: phase === 'A' ? 'announce.draft.a' : 'announce.draft.b',
    values,
    great: true,
  };
};

/** What an event announces; `null` for what is no beginning. */
export function announced(event: GameEvent | null): Announced | null {
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
    case 'gameScored':
      return { title: 'announce.over', line: 'announce.over.line', values: {}, great: true };
    default:
      return null;
  }
}
