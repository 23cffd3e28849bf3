import { describe, expect, it } from 'vitest';
import { explain } from '../../../../shared/bots/explain.ts';
import { prepareContent, registerContent, standardContent } from '../../../../shared/content/content.ts';
import { decisionEntryNow, decisionLogOf, decisionsIn } from '../../../../shared/session/advice/decisionLog.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { REASON_PARTS } from '../../../../shared/vocabulary/reason.ts';
import { richGame } from '../../../fixtures/richGame.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

const FEW = { milliseconds: 60_000, nodes: 2 };

/** Against a bot that people are advised by its next position alone: quick books. */
const calmGame: SavedGame = {
  ...richGame.saved,
  players: richGame.saved.players.map((player, seat) =>
    seat === 2 ? { ...player, controller: { kind: 'bot', level: 'governor' } } : player,
  ),
};

describe('the books', () => {
  const { entries, drawn } = decisionLogOf(calmGame);

  it('tell every decision, the drawn cards and the open piles', () => {
    expect(entries.map(({ seat, reason }) => ({ seat, action: reason.action }))).toEqual(calmGame.actions);
    expect(entries.map(({ position }) => position)).toEqual(calmGame.actions.map((_, index) => index));
    for (const { phase, step, hand, tops, reason } of entries) {
      const { action } = reason;
      expect(hand).toHaveLength(step === 'draft' && phase === 'A' ? 2 : 0);
      if (action.type === 'draft') expect(hand).toContain(action.keep);
      if (action.type === 'take') expect(tops[action.colour]).toBeDefined();
      expect(Object.keys(tops).length > 0).toBe(step === 'draft' && phase === 'B');
    }
  });

  it('give reasons whose parts add up', () => {
    for (const { reason } of entries) {
      const { lead, parts } = reason;
      expect(Object.keys(parts)).toEqual([...REASON_PARTS]);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(lead, 6);
    }
  });

  it('name the style that a bot drew, and of nobody else', () => {
    expect(drawn).toEqual([null, null, null]);
    const [first, second] = calmGame.players;
    const controller = { kind: 'bot', level: 'regent', style: 'surprise' } as const;
    const surprising = { ...calmGame, players: [{ ...first, controller }, second] } as SavedGame;
    const styles = decisionLogOf({ ...surprising, players: surprising.players, actions: [] }).drawn;
    expect(styles).toEqual([expect.stringMatching(/^(merchant|marshal|sage|steward|opportunist)$/), null]);
  });

  it('can be opened for numbers of the player, who judges by them', () => {
    registerContent(prepareContent({ ...standardContent.file, coinsPerPoint: 2 }, 'b00c5'));
    const begun = {
      ...freshGame('hg', 'advanced', 64),
      actions: [{ seat: 0, action: { type: 'chooseSide', side: 'A' } }],
    };
    const valueIn = (content: string) => decisionLogOf({ ...begun, content } as SavedGame).entries[0]?.reason.value;
    expect(valueIn('b00c5')).not.toBe(valueIn('standard'));
  });
});

describe('a bot’s decision that is thought about again', () => {
  it('gets the very reason that the bot had, where it does not look ahead', () => {
    const reasons: unknown[] = [];
    const { saved } = playBotGame(freshGame('ag', 'advanced', 65), (job) => {
      const { action, reason } = explain(job);
      reasons.push(reason);
      return action;
    });
    expect(decisionsIn(saved).map((taken) => decisionEntryNow(taken).reason)).toEqual(reasons);
  });

  it('is thought about by the bot’s own mind, and a person’s by an adviser’s', () => {
    const [, second] = calmGame.players;
    const bot = { ...second, controller: { kind: 'bot', level: 'citizen', style: 'sage' } };
    const players = [calmGame.players[0], bot, calmGame.players[2]];
    const decisions = decisionsIn({ ...calmGame, players } as SavedGame, (position) => position < 6);
    const levels = decisions.map(({ job, place }) => [place.seat, job.level, job.style, job.observation.viewer]);
    for (const [seat, level, style, viewer] of levels) {
      expect(viewer).toBe(seat);
      expect([level, style]).toEqual(
        [
          ['regent', null],
          ['citizen', 'sage'],
          ['governor', null],
        ][Number(seat)],
      );
    }
    expect(new Set(levels.map(([seat]) => seat)).size).toBe(3);
  });

  it('of a search is compared by one too', () => {
    const hadara = { kind: 'bot', level: 'hadara' } as const;
    const players = calmGame.players.map((player) => ({ ...player, controller: hadara }));
    const decisions = decisionsIn({ ...calmGame, players }, (position) => position % 40 === 7);
    for (const { job, action } of decisions.filter(({ job: { choices } }) => choices.length > 1)) {
      const { reason } = explain({ ...job, budget: FEW }, undefined, action);
      expect(reason.action).toEqual(action);
      expect(reason.chance === null).toBe(reason.certain !== null);
    }
  });
});
