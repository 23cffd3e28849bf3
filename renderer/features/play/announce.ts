import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { GAME_OVER, NEW_EPOCH } from '../../game/actions/course.ts';
import { BUILT_SHOWN, RAID_SHOWN, STATUE_SHOWN } from '../../game/actions/view.ts';
import { type LastRound, lastRoundOf } from '../../game/lastRound.ts';
import { EPOCH_OVER, LAST_ROUND, LAST_TAKEN, PASSES, TILE_SHOWN } from '../../game/playback/timing.ts';
import { numeral } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

/** What is announced: a title, one sentence, and the values in both. */
export interface Announced {
  readonly title: MessageKey;
  readonly line: MessageKey;
  /** What it brings, where the line does not tell it. */
  readonly gain?: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** Whether it is one of the few large moments of a game. */
  readonly great: boolean;
  /**
   * Where it is shown: across the table, above the lands, beside a statue, in the sky over the player's own city, or
   * over what was built there.
   */
  readonly place: 'across' | 'above' | 'beside' | 'sky' | 'land';
  /** Whether nothing but the table is seen meanwhile. */
  readonly alone: boolean;
  /** Milliseconds at normal speed until it is shown, so that motion is seen before words are read. */
  readonly after: number;
  /** Milliseconds by which its words come later; until then only its picture is shown. */
  readonly words: number;
  /** The least time for which it is shown, in milliseconds at normal speed. */
  readonly least: number;
}

/** Shown at once, across the table. */
const ACROSS = { place: 'across', alone: false, after: 0, words: 0, least: 0 } as const;

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
  ...(ofGame && { place: 'sky', alone: true, after: LAST_TAKEN, words: PASSES, least: LAST_ROUND - LAST_TAKEN }),
});

/** What the player in front has taken or built: named when the camera reaches it. */
const BUILT = {
  great: true,
  place: 'land',
  alone: true,
  after: TILE_SHOWN,
  words: PASSES,
  least: BUILT_SHOWN - TILE_SHOWN,
} as const;

type Built = Extract<GameEvent, { type: 'colonyIntegrated' | 'colonyPlundered' | 'monumentBuilt' }>;

/** Further values for the announcement of something taken or built. */
const printed = (event: Built): Announced['values'] => {
  if (event.type === 'colonyPlundered') return { level: event.level };
  if (event.type === 'colonyIntegrated')
    return { level: event.level, points: pageContent().colonyTile(event.tile).points };
  const { strength, points } = pageContent().monument(event.monument);
  return { strength, points };
};

const ofBuilt = (event: Built, name: string): Announced => ({
  title: `announce.${event.type}`,
  line: `log.${event.type}`,
  values: { name, ...printed(event) },
  ...BUILT,
  ...(event.type === 'colonyPlundered' && { least: RAID_SHOWN - TILE_SHOWN }),
});

/** Milliseconds: an epoch is announced as soon as the camera has started to move, a statue when it is held up. */
const AFTER = { epoch: 120, statue: 450 } as const;
/** Milliseconds by which the words over the player's own city come later. */
const CITY_WORDS = EPOCH_OVER + PASSES - AFTER.epoch;

/** The first epoch begins over the lands, the others over one's own city. */
const ofEpoch = ({ epoch }: Extract<GameEvent, { type: 'epochStarted' }>): Announced => ({
  title: 'bar.epoch',
  line: epoch === 3 ? 'announce.epoch.last' : 'announce.epoch',
  values: { epoch: numeral(epoch) },
  great: true,
  place: epoch === 1 ? 'above' : 'sky',
  alone: true,
  after: AFTER.epoch,
  words: epoch === 1 ? 0 : CITY_WORDS,
  least: NEW_EPOCH - AFTER.epoch,
});

const isInFront = (seat: Seat, view: Observation | null): boolean => seat === (view?.viewer ?? 0);

/** The announcement of a statue. Only the player in front has a stage for it. */
const ofStatue = (
  { requirement }: Extract<GameEvent, { type: 'statueCarved' }>,
  name: string,
  inFront: boolean,
): Announced => ({
  title: `announce.statue.${requirement}`,
  line: 'announce.statueCarved',
  gain: 'score.points',
  values: { name, requirement, points: pageContent().statue(requirement).points },
  great: true,
  place: inFront ? 'beside' : 'above',
  alone: inFront,
  after: AFTER.statue,
  words: 0,
  least: inFront ? STATUE_SHOWN - AFTER.statue : 0,
});

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
      return ofEpoch(event);
    case 'stepStarted':
      return event.step === 'chooseSide' || event.step === 'setWheel' ? null : ofStep(event.step, event);
    case 'gameScored':
      return {
        title: 'announce.over',
        line: 'announce.over.line',
        values: {},
        great: true,
        // Without motion there is no picture of the city, so the words need a background.
        place: 'land',
        alone: true,
        after: AFTER.epoch,
        words: CITY_WORDS,
        least: GAME_OVER - AFTER.epoch,
      };
    case 'statueCarved':
      return ofStatue(event, names[event.seat] ?? '', isInFront(event.seat, view));
    case 'colonyPlundered':
    case 'colonyIntegrated':
    case 'monumentBuilt':
      return isInFront(event.seat, view) ? ofBuilt(event, names[event.seat] ?? '') : null;
    default: {
      const last = event === null ? null : lastRoundOf(event, view);
      return last === null ? null : ofLastRound(last);
    }
  }
}
