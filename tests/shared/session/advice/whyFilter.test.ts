import { describe, expect, it } from 'vitest';
import { explain } from '../../../../shared/bots/explain.ts';
import type { Why } from '../../../../shared/contract/answers.ts';
import { choicesOf, observe } from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { decisionEntryNow, decisionEntryOf, decisionsIn } from '../../../../shared/session/advice/decisionLog.ts';
import { whyFor } from '../../../../shared/session/advice/whyFilter.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { findLegal, replay } from '../../../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import type { BotLevel } from '../../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { withHiddenSwapped } from '../../../conformance/hidden.ts';
import { luckOf } from '../../../fixtures/luck.ts';
import { richGame } from '../../../fixtures/richGame.ts';

/** The rich game with bots of a level on all seats but the first. */
const withBots = (level: BotLevel): SavedGame => ({
  ...richGame.saved,
  players: richGame.saved.players.map((player, seat) =>
    seat === 0 ? player : { ...player, controller: { kind: 'bot', level } },
  ),
});

const game = withBots('governor');
const { opening, played } = replay(game);
const log = [...opening, ...played.flatMap(({ events }) => events)];

/** What an event says of the action behind it. */
function namedBy(event: GameEvent): object | null {
  switch (event.type) {
    case 'cardBought':
      return { action: 'buy' };
    case 'colonyIntegrated':
      return { level: event.level, action: 'integrate' };
    case 'statueCarved':
      return { requirement: event.requirement };
    case 'cardRemoved':
      return { card: event.card };
    case 'silverBought':
      return { tile: event.tile };
    default:
      return null;
  }
}

describe('the decision behind a line of the log', () => {
  const session = new Session(game);

  it('is the one of its seat that the line tells of, however late it is told', () => {
    const asked = new Set<string>();
    log.forEach((event, line) => {
      const decided = game.actions[session.botDecisionAt(line) ?? -1];
      if (decided === undefined) return;
      asked.add(event.type);
      expect('seat' in event && event.seat).toBe(decided.seat);
      const named = namedBy(event);
      if (named !== null) expect(decided.action).toMatchObject(named);
    });
    for (const type of ['setupTaken', 'cardBought', 'cardSold', 'colonyIntegrated', 'cardRemoved', 'freeCardTaken'])
      expect(asked).toContain(type);
  });

  it('is told once for every decision of a bot', () => {
    const told = log.flatMap((_, line) => session.botDecisionAt(line) ?? []);
    const bots = game.actions.flatMap(({ seat }, position) => (seat === 0 ? [] : [position]));
    expect([...told].sort((a, b) => a - b)).toEqual(bots);
  });

  it('is nobody’s where something follows by itself, for people, and beyond the log', () => {
    log.forEach((event, line) => {
      if (!('seat' in event) || event.seat === 0 || event.type === 'incomeGained' || event.type === 'draftDecided')
        expect(session.botDecisionAt(line)).toBeNull();
    });
    expect(session.botDecisionAt(log.length)).toBeNull();
  });
});

/** All that the public may ever have known of a seat at a decision, once that decision has been revealed. */
const namesIn = (why: Why): string => JSON.stringify(why);

describe('why, in play', () => {
  it('is open to the seat itself, and to all where nothing is hidden', () => {
    const kinds = new Map<string, number>();
    for (const taken of decisionsIn(game, (position) => position % 3 === 0)) {
      const entry = decisionEntryNow(taken);
      expect(whyFor(taken.place.seat, taken, entry)).toEqual({ kind: 'open', entry });
      const { kind } = whyFor(null, taken, entry);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (taken.action.type === 'take' || taken.action.type === 'colony') expect(kind).toBe('open');
    }
    expect(kinds.get('open')).toBeGreaterThan(40);
  });

  it('never names a card that was sold in secret, and no figure that it has a say in', () => {
    let sold = 0;
    for (const taken of decisionsIn(game)) {
      const { action, place } = taken;
      if (action.type !== 'draft' || action.action !== 'sell') continue;
      sold += 1;
      const why = whyFor(null, taken, decisionEntryNow(taken));
      expect(why.kind).toBe('sold');
      expect(namesIn(why)).not.toContain(action.keep);
      const other = place.hand.find((card) => card !== action.keep) ?? '';
      if (why.kind === 'sold' && why.instead !== null) {
        expect(why.instead).toMatchObject({ keep: other, action: 'buy' });
      }
      expect(namesIn(why)).not.toMatch(/lead|parts|value/);
    }
    expect(sold).toBeGreaterThan(3);
  });

  it('of a sale shows the other card alone, also where both could have been bought', () => {
    const taken = decisionsIn(game).find(({ action }) => action.type === 'draft' && action.action === 'sell');
    if (taken?.action.type !== 'draft') throw new Error('nothing was sold');
    const { reason: _, ...place } = decisionEntryNow(taken);
    const sold = taken.action.keep;
    const other = place.hand.find((card) => card !== sold) ?? '';
    const [choice] = taken.job.choices;
    if (choice === undefined) throw new Error('no choice');
    const buy = (keep: string) => ({ ...choice, action: { type: 'draft', keep, action: 'buy' } as const });
    const job = { ...taken.job, choices: [buy(sold), buy(other)] };
    expect(whyFor(null, { ...taken, job }, decisionEntryNow(taken))).toEqual({
      kind: 'sold',
      place: { ...place, hand: [other] },
      instead: buy(other).action,
    });
  });

  it('never names a face-down card, nor figures of a search that knew it', () => {
    const kinds = new Set<string>();
    const late = decisionsIn(withBots('hadara'), (position) => position > game.actions.length / 3);
    for (const taken of late.filter(({ job }) => ownFaceDown(job.observation).length > 0 && job.choices.length > 1)) {
      const { reason } = explain({ ...taken.job, budget: { milliseconds: 9999, nodes: 2 } }, undefined, taken.action);
      const why = whyFor((taken.place.seat + 1) % 3, taken, decisionEntryOf(taken, reason));
      kinds.add(why.kind);
      for (const card of ownFaceDown(taken.job.observation)) expect(namesIn(why)).not.toContain(card);
      expect(why.kind === 'open' && why.entry.reason.chance !== null).toBe(false);
    }
    expect(kinds).toContain('bare');
    expect(kinds).toContain('hidden');
  });

  it('is the same whatever lies hidden from the viewer', () => {
    const luck = luckOf(75);
    let compared = 0;
    let position = -1;
    replay(game, (state) => {
      position += 1;
      const decided = game.actions[position];
      if (decided === undefined || decided.seat === 0 || luck(4) > 0) return;
      const { seat, action } = decided;
      const swapped = withHiddenSwapped(state, 0, luck);
      // What the seat holds in phase A is hidden until the reveal, and then another card would have been bought.
      if (findLegal(swapped, seat, action) === undefined || isDrafting(observe(state, seat))) return;
      const tell = (position_: typeof state) => {
        const [taken] = decisionsIn(game, (other) => other === position);
        if (taken === undefined) throw new Error('no such decision');
        const job = { ...taken.job, observation: observe(position_, seat), choices: choicesOf(position_, seat) };
        const told = { ...taken, job };
        return whyFor(0, told, decisionEntryNow(told));
      };
      expect(tell(swapped)).toEqual(tell(state));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(15);
  });
});

const ownFaceDown = ({ viewer, seats }: Observation): string[] =>
  seats[viewer as Seat]?.faceDown.flatMap(({ card }) => card ?? []) ?? [];

const isDrafting = ({ decision, phase }: Observation): boolean => decision === 'draft' && phase === 'A';
