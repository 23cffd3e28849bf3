import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { NEW_EPOCH } from '../../game/actions/course.ts';
import { type LastRound, lastRoundOf } from '../../game/lastRound.ts';
import { numeral } from '../../platform/i18n/text.ts';

/** What is announced: a title, one sentence, and the values in both. */
export interface Announced {
  readonly title: MessageKey;
  readonly line: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** Whether it is one of the few large moments of a game. */
  readonly great: boolean;
  /** Where nothing is to be seen meanwhile: across the table, above the lands, or beside a statue. */
  readonly place: 'across' | 'above' | 'beside';
  /** Milliseconds of normal speed until it is shown: what moves is seen first, and then read of. */
  readonly after: number;
  /** Milliseconds of normal speed that it is shown at least, as long as its moment lasts. */
  readonly least: number;
}

/** At once, where one looks. */
const ACROSS = { place: 'across', after: 0, least: 0 } as const;

type StepStarted = Extract<GameEvent, { type: 'stepStarted' }>;
/** Setting sides and the wheel are announced by their epoch. */
type AnnouncedStep = Exclude<StepStarted['step'], 'chooseSide' | 'setWheel'>;

const ofStep = (step: AnnouncedStep, { epoch, phase }: StepStarted): Announced => {
  const values = { epoch: numeral(epoch), phase };
  if (step !== 'draft') return { title: `step.${step}`, line: `announce.${step}`, values, great: false, ...ACROSS };
  return {
    title: 'announce.phase',
    line: phase === 'A' ? 'announce.draft.a' : 'announce.draft.b',
    values,
    great: true,
    ...ACROSS,
  };
};

const LINES = { A: 'announce.lastRound.a', B: 'announce.lastRound.b' } as const;

const ofLastRound = ({ phase, ofGame }: LastRound): Announced => ({
  title: 'announce.lastRound',
  line: ofGame ? 'announce.lastRound.game' : LINES[phase],
  values: {},
  great: ofGame,
  ...ACROSS,
});

/** An epoch is told as soon as the eye has set out, a statue when it is held up. */
const AFTER = { epoch: 120, statue: 450 } as const;

/**
 * What an event announces; `null` if it begins nothing.
 * @param view the position that it led to
 * @param names of the seats
 */
export function announced(
  event: GameEvent | null,
  view: Observation | null,
  names: readonly string[],
): Announced | null {
  switch (event?.type) {
    case 'epochStarted':
      return {
        title: 'bar.epoch',
        line: event.epoch === 3 ? 'announce.epoch.last' : 'announce.epoch',
        values: { epoch: numeral(event.epoch) },
        great: true,
        place: 'above',
        after: AFTER.epoch,
        least: NEW_EPOCH - AFTER.epoch,
      };
    case 'stepStarted':
      return event.step === 'chooseSide' || event.step === 'setWheel' ? null : ofStep(event.step, event);
    case 'gameScored':
      return { title: 'announce.over', line: 'announce.over.line', values: {}, great: true, ...ACROSS };
    case 'statueCarved':
      return {
        title: `announce.statue.${event.requirement}`,
        line: 'announce.statueCarved',
        values: { name: names[event.seat] ?? '', requirement: event.requirement },
        great: true,
        // Only who sits in front has a stage.
        place: event.seat === (view?.viewer ?? 0) ? 'beside' : 'above',
        after: AFTER.statue,
        least: 0,
      };
    default: {
      const last = event === null ? null : lastRoundOf(event, view);
      return last === null ? null : ofLastRound(last);
    }
  }
}
