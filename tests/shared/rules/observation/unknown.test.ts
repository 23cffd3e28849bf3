import { expect, it } from 'vitest';
import { contentOf } from '../../../../shared/content/content.ts';
import { isInPlay } from '../../../../shared/content/inPlay.ts';
import { type GameState, observe } from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import {
  type CardsInPlay,
  cardsInPlay,
  colonyBacks,
  monumentBacks,
} from '../../../../shared/rules/observation/unknown.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import type { GameOptions } from '../../../../shared/vocabulary/options.ts';
import { EPOCHS } from '../../../../shared/vocabulary/time.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { idsOf } from '../../../fixtures/play.ts';
import { playRandomly } from '../../../fixtures/randomGame.ts';
import { richGame } from '../../../fixtures/richGame.ts';

/** What lies or lay open in a position, and what its viewer alone sees (rules §11). */
function truthOf(state: GameState, viewer: number | null) {
  const own = viewer === null ? undefined : state.seats[viewer];
  const open = [...state.seats.flatMap(({ cards }) => idsOf(cards)), ...state.piles.flatMap(idsOf)];
  return { seen: [...open, ...idsOf(own?.hand ?? [])], faceDown: idsOf(own?.faceDown ?? []) };
}

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

/** Each card in play is in one part, of the epoch and colour under which it is found. */
function expectCards(state: GameState, view: Observation, options: GameOptions): void {
  const all = cardsInPlay(view);
  const stacks = EPOCHS.flatMap((epoch) => COLOURS.map((colour) => ({ epoch, colour, ...all[epoch][colour] })));
  const part = (name: keyof CardsInPlay) => sorted(idsOf(stacks.flatMap((stack) => stack[name])));
  const { seen, faceDown } = truthOf(state, view.viewer);
  const inPlay = idsOf(contentOf(view.content).cards.filter((card) => isInPlay(card, options)));
  expect(part('seen')).toEqual(sorted(seen));
  expect(part('ownFaceDown')).toEqual(sorted(faceDown));
  expect(part('unseen')).toEqual(sorted(inPlay.filter((id) => !seen.includes(id) && !faceDown.includes(id))));
  for (const { epoch, colour, ...parts } of stacks)
    for (const card of [...parts.seen, ...parts.ownFaceDown, ...parts.unseen])
      expect(card).toMatchObject({ epoch, colour });
}

/** Of each stack that is known which its owners have turned over. */
function expectBacks({ seats }: GameState, view: Observation, { expansions }: GameOptions): void {
  const content = contentOf(view.content);
  for (const { level, tiles } of content.colonies) {
    const turned = seats.flatMap(({ colonies }) => colonies.filter((taken) => taken.level === level));
    const { seen, unseen } = colonyBacks(view, content, level);
    expect(sorted(seen)).toEqual(sorted(turned.flatMap(({ tile }) => tile ?? [])));
    expect(sorted([...seen, ...unseen])).toEqual(sorted(tiles.map(({ id }) => id)));
  }
  const { seen, unseen } = monumentBacks(view, content);
  expect(sorted(seen)).toEqual(sorted(seats.flatMap(({ monument }) => monument?.monument ?? [])));
  const monuments = expansions.includes('monuments') ? content.monuments.tiles.map(({ id }) => id) : [];
  expect(sorted([...seen, ...unseen])).toEqual(sorted(monuments));
}

it.each([
  ['with everything', richGame.setup],
  ['with nothing added', setupWith(2, 'basic', 5)],
] as const)('what a viewer has seen and what it cannot know are all that is in play: %s', (_what, setup) => {
  let [position, faceDown] = [0, 0];
  playRandomly(setup, (state) => {
    position += 1;
    const hides = state.seats.some((seat) => seat.faceDown.length > 0);
    if (position % (hides ? 4 : 9) > 0) return undefined;
    if (hides) faceDown += 1;
    for (const viewer of [null, ...state.seats.keys()]) {
      const view = observe(state, viewer);
      expectCards(state, view, setup.options);
      expectBacks(state, view, setup.options);
    }
    return undefined;
  });
  expect(faceDown > 0).toBe(setup === richGame.setup);
});
