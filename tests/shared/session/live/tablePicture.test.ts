import { expect, it } from 'vitest';
import { standardContent } from '../../../../shared/content/content.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { tablePicture } from '../../../../shared/session/live/tablePicture.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';

const options = { seats: 3, mode: 'advanced', expansions: ['monuments', 'market', 'nobles'] } as const;
const game = finishedGame({ options, seed: 11, emblems: [2, 0, 4] });

it('shows at every position what everybody may know', () => {
  let positions = 0;
  replay(game, (state) => {
    const open = observe(state, null);
    const { seats, wheel, segments } = tablePicture(open);
    expect(segments).toEqual(open.segments);
    const { rotation, turns } = open.wheel;
    expect(wheel).toBe(rotation === null ? null : (rotation + turns) % 5);
    for (const [seat, picture] of seats.entries()) {
      const observed = open.seats[seat];
      const cards = Object.values(picture.cards).reduce((sum, count) => sum + count, 0);
      expect(cards).toBe((observed?.cards.length ?? 0) + (observed?.faceDown.length ?? 0));
      expect(picture.tracks).toEqual(observed?.tracks);
    }
    positions += 1;
  });
  expect(positions).toBe(game.actions.length);
});

it('counts everything that lies before the seats at the end', () => {
  const { table } = summaryOf(game, 0);
  const { state } = replay(game);
  for (const [seat, picture] of table.seats.entries()) {
    const { colonies, statues, gold, monument } = observe(state, null).seats[seat] ?? {};
    expect(picture).toMatchObject({ colonies: colonies?.length, statues: statues?.length, gold });
    expect(picture.monument).toBe(monument !== null);
  }
  expect(table.seats.some(({ colonies, statues, silver }) => colonies > 0 && statues > 0 && silver > 0)).toBe(true);
});

it('has the colour of a card that lies face down, and no more of it', () => {
  const state = replay(game).state;
  const [seat] = state.seats;
  const before = tablePicture(observe(state, null)).seats[0];
  const pictures = (['3-blue-10', '2-blue-01'] as const).map((card) => {
    if (seat !== undefined) seat.faceDown = [standardContent.card(card)];
    return tablePicture(observe(state, null)).seats[0];
  });
  expect(pictures[0]).toEqual(pictures[1]);
  expect(pictures[0]?.cards.blue).toBe((before?.cards.blue ?? 0) + 1);
});
