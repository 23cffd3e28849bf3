import { describe, expect, it } from 'vitest';
import { dueIn } from '../../../../shared/flow/runner.ts';
import { botJobOf } from '../../../../shared/session/bots/botJob.ts';
import { drawnStyle } from '../../../../shared/session/bots/drawnStyle.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { BOT_STYLES } from '../../../../shared/vocabulary/preferences.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

describe('a style that was to be a surprise', () => {
  it('is drawn by the seed alone, another one for each seat, and all come up', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const styles = [0, 1, 2, 3, 4].map((seat) => drawnStyle(seed, seat));
      expect([...styles].sort()).toEqual([...BOT_STYLES].sort());
      expect([0, 1, 2, 3, 4].map((seat) => drawnStyle(seed, seat))).toEqual(styles);
      first.add(styles[0] as string);
    }
    expect([...first].sort()).toEqual([...BOT_STYLES].sort());
  });

  it('is what the bot plays by, and the table does not say it', () => {
    const game = freshGame('hg');
    const players = game.players.map((player, seat) =>
      seat === 1 ? { ...player, controller: { kind: 'bot', level: 'regent', style: 'surprise' } } : player,
    );
    const saved = { ...game, players } as SavedGame;
    const { state } = replay(saved);
    const job = botJobOf({ position: state, due: dueIn(state), saved, seat: 1, decision: 0 });
    expect(job.style).toBe(drawnStyle(saved.seed, 1));
    expect(JSON.stringify(saved.players)).not.toContain(job.style as string);
  });
});
