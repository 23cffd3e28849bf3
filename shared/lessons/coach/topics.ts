import { contentOf } from '../../content/content.ts';
import type { CoachTopic } from '../../contract/lessonNames.ts';
import type { Choice, Observation } from '../../rules/observation/observation.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { STEPS, type Step } from '../../vocabulary/time.ts';
import { coloursOf } from '../values.ts';

/** What the decision at hand is about; `null` where nobody decides. */
export function topicOf({ decision, epoch, phase }: Observation, choices: readonly Choice[]): CoachTopic | null {
  if (decision === null || choices.length === 0) return null;
  if (choices.some(({ action }) => action.type === 'monument')) return 'monument';
  if (decision === 'medals' && epoch === 3) return 'medalsLast';
  if (decision !== 'draft') return decision;
  return phase === 'A' ? 'draftA' : 'draftB';
}

/** What of the own standing is worth a word beside a decision; of what can be had already, that it can. */
export type Fact = 'coins' | 'bread' | 'colony' | 'colonyReached' | 'statue' | 'statueReached';

/** The steps of a half epoch that come after its colonies, and after its statues (rules §7). */
const stepsAfter = (step: Step): readonly (Step | null)[] => STEPS.slice(STEPS.indexOf(step) + 1);
const AFTER_COLONIES = stepsAfter('colony');
const AFTER_STATUES = stepsAfter('statue');

/** Whether a seat can still take something in a step: in the last half epoch not after it, nor with the tile of a monument taken in place of it. */
function stillComes({ epoch, phase, step, decision, turn }: Observation, wanted: 'colony' | 'statue'): boolean {
  if (epoch !== 3 || phase !== 'B') return true;
  const after = wanted === 'colony' ? AFTER_COLONIES : AFTER_STATUES;
  return !after.includes(step) && !(step === wanted && decision === 'placeTile' && turn.actionsLeft === 0);
}

/** What to say about something that a track opens; nothing if all of it is taken. */
function reachOf(
  kind: 'colony' | 'statue',
  heights: readonly number[],
  taken: readonly number[],
  track: number,
): readonly Fact[] {
  const next = heights.find((height) => !taken.includes(height));
  if (next === undefined) return [];
  return next <= track ? [`${kind}Reached`] : [kind];
}

/**
 * Which of a seat's possessions matter for the decision: nothing before it has anything, and no colony when all are
 * taken.
 */
export function factsOf(view: Observation, seat: Seat): readonly Fact[] {
  const { decision, epoch, seats, content } = view;
  const own = seats[seat];
  if (own === undefined || decision === null || decision === 'chooseSide') return [];
  const { colonies, statues } = contentOf(content);
  const levels = colonies.map(({ requirement }) => requirement);
  const taken = own.colonies.map(({ level }) => level);
  const heights = statues.map(({ requirement }) => requirement);
  const carved = own.statues.map(({ requirement }) => requirement);
  return [
    'coins',
    ...(epoch === 3 && decision === 'medals' ? [] : (['bread'] as const)),
    ...(stillComes(view, 'colony') ? reachOf('colony', levels, taken, own.tracks.military) : []),
    ...(stillComes(view, 'statue') ? reachOf('statue', heights, carved, own.tracks.culture) : []),
  ];
}

/** What to watch in the next epoch. */
export interface Outlook {
  readonly kind: 'bread' | 'colour' | 'colony' | 'statue' | 'income';
  readonly values: Readonly<Record<string, number>>;
}

/** Steps below a threshold that one or two cards make. */
const NEAR = 4;

const nextAbove = (heights: readonly number[], track: number): number | undefined =>
  heights.find((height) => height > track);

/** What a seat should watch from now on: its nearest danger, else its nearest chance. */
export function outlookOf(view: Observation, seat: Seat): Outlook | null {
  const own = view.seats[seat];
  if (own === undefined) return null;
  const content = contentOf(view.content);
  const { tracks } = own;
  const cards = own.cards.length + own.faceDown.length;
  if (tracks.food - cards <= 1) return { kind: 'bread', values: { cards, food: Math.max(0, tracks.food) } };
  const colony = nextAbove(
    content.colonies.map(({ requirement }) => requirement),
    tracks.military,
  );
  if (colony !== undefined && colony - tracks.military <= NEAR)
    return { kind: 'colony', values: { military: tracks.military, next: colony } };
  const statue = nextAbove(
    content.statues.map(({ requirement }) => requirement),
    tracks.culture,
  );
  if (statue !== undefined && statue - tracks.culture <= NEAR)
    return { kind: 'statue', values: { culture: tracks.culture, next: statue } };
  const counts = coloursOf(own, content);
  const least = Math.min(...COLOURS.map((colour) => counts[colour]));
  return least === 0
    ? { kind: 'colour', values: { missing: COLOURS.filter((colour) => counts[colour] === 0).length } }
    : { kind: 'income', values: { income: tracks.income } };
}
