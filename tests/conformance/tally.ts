import { ACTION_TYPES } from '../../shared/vocabulary/actions.ts';
import type { GameEventType } from '../../shared/vocabulary/events.ts';
import { EVERY_EVENT } from '../renderer/game/words/everyEvent.ts';
import type { Moment } from './moment.ts';
import { RARITIES } from './rarities.ts';

/** Of everything that the rules know; nobody takes a seat over in these games. */
const EVENTS = (Object.keys(EVERY_EVENT) as GameEventType[]).filter((type) => type !== 'seatTaken');

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];

interface Count {
  readonly name: string;
  readonly count: number;
  /** The game in which it occurred first; '' when it never did. */
  readonly first: string;
}

/** Counts what occurs in games, so that a suite can tell what it has never seen. */
export class Tally {
  readonly #counts = new Map<string, Count>(
    [
      ...ACTION_TYPES.map((type) => `action ${type}`),
      ...EVENTS.map((type) => `event ${type}`),
      ...keysOf(RARITIES),
    ].map((name) => [name, { name, count: 0, first: '' }]),
  );

  #count(name: string, where: string): void {
    const { count = 0, first = '' } = this.#counts.get(name) ?? {};
    this.#counts.set(name, { name, count: count + 1, first: count === 0 ? where : first });
  }

  /** Counts what one decision brought; `where` names its game. */
  note(moment: Moment, where: string): void {
    this.#count(`action ${moment.action.type}`, where);
    for (const event of moment.events) this.#count(`event ${event.type}`, where);
    for (const [name, sign] of Object.entries(RARITIES)) if (sign(moment)) this.#count(name, where);
  }

  /** How often each thing occurred, the rarest first. */
  get counts(): readonly Count[] {
    return [...this.#counts.values()].sort((a, b) => a.count - b.count);
  }

  /** What never occurred. */
  get missing(): string[] {
    return this.counts.filter(({ count }) => count === 0).map(({ name }) => name);
  }
}
