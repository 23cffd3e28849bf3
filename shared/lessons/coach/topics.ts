import { contentOf } from '../../content/content.ts';
import type { Choice, Observation } from '../../rules/observation/observation.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Decision, Step } from '../../vocabulary/time.ts';
import { coloursOf } from '../values.ts';

/** What the coach speaks about: the decisions, a draft by its phase, the last medals, and the monument where one can be taken. */
export type Topic = Exclude<Decision, 'draft'> | 'draftA' | 'draftB' | 'medalsLast' | 'monument';

/** What the decision at hand is about; `null` where nobody decides. */
export function topicOf({ decision, epoch, phase }: Observation, choices: readonly Choice[]): Topic | null {
  if (decision === null || choices.length === 0) return null;
  if (choices.some(({ action }) => action.type === 'monument')) return 'monument';
  if (decision === 'medals' && epoch === 3) return 'medalsLast';
  if (decision !== 'draft') return decision;
  return phase === 'A' ? 'draftA' : 'draftB';
}

/** What of the own standing is worth a word beside a decision. */
export type Fact = 'coins' | 'bread' | 'colony' | 'statue';

/** The steps of a half epoch that come after its colonies, and after its statues (rules §7). */
const AFTER_STATUES: readonly (Step | null)[] = ['feeding', 'freeCard', 'medals'];
const AFTER_COLONIES: readonly (Step | null)[] = ['statue', ...AFTER_STATUES];

/** What a seat has that still counts for what it decides: nothing before it has anything, and no colony when all is taken. */
export function factsOf(view: Observation, seat: Seat): readonly Fact[] {
  const { decision, step, epoch, phase, seats, content, turn } = view;
  const own = seats[seat];
  if (own === undefined || decision === null || decision === 'chooseSide') return [];
  const last = epoch === 3 && phase === 'B';
  // The tile of a monument that was taken instead of the last statue opens none any more.
  const lastStatue = step === 'statue' && decision === 'placeTile' && turn.actionsLeft === 0;
  const noColony = last && AFTER_COLONIES.includes(step);
  const noStatue = last && (AFTER_STATUES.includes(step) || lastStatue);
  const { colonies, statues } = contentOf(content);
  const facts: readonly (readonly [Fact, boolean])[] = [
    ['coins', true],
    ['bread', !(last && decision === 'medals')],
    ['colony', !noColony && own.colonies.length < colonies.length],
    ['statue', !noStatue && own.statues.length < statues.length],
  ];
  return facts.flatMap(([fact, counts]) => (counts ? [fact] : []));
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

/** What a seat should watch from here on: what is closest to hurting it, else what is closest to its reach. */
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
