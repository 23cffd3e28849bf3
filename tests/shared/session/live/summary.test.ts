import { describe, expect, it } from 'vitest';
import { observe } from '../../../../shared/flow/runner.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { tablePicture } from '../../../../shared/session/live/tablePicture.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';

const finished = finishedGame(setupWith(3, 'advanced', 71, ['monuments', 'market']));

describe('the summary of a game', () => {
  it('tells the result of a finished one', () => {
    const { state } = replay(finished);
    const { result } = state;
    expect(summaryOf(finished, 1234)).toEqual({
      gameId: 'a-game',
      name: null,
      players: finished.players,
      mode: 'advanced',
      expansions: ['monuments', 'market'],
      content: 'standard',
      epoch: 3,
      phase: 'B',
      finished: true,
      decisions: finished.actions.length,
      totals: result?.lines.map(({ total }) => total),
      winners: result?.winners,
      table: tablePicture(observe(state, null)),
      practice: false,
      savedAt: 1234,
    });
    expect(result?.winners.length).toBeGreaterThan(0);
  });

  it('tells of a running one what it would score now', () => {
    const running = { ...finished, actions: finished.actions.slice(0, 60) };
    const session = new Session(running);
    const summary = session.summary(5);
    expect(summary).toEqual(summaryOf(running, 5));
    expect(summary).toMatchObject({ finished: false, decisions: 60, winners: [] });
    expect(summary.totals).toEqual(session.update([]).view.seats.map(({ score }) => score.total));
  });

  it('says nothing secret: neither the seed, nor the deal, nor what was decided', () => {
    const summary = summaryOf(freshGame('hga', 'advanced'), 0);
    expect(Object.keys(summary)).not.toEqual(expect.arrayContaining(['seed']));
    expect(summary).not.toHaveProperty('deal');
    expect(summary).toMatchObject({ decisions: 0, totals: [0, 0, 0], epoch: 1, phase: 'A' });
  });
});
