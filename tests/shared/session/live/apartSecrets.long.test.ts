import { expect, it } from 'vitest';
import { Session } from '../../../../shared/session/live/session.ts';
import { branchOf } from '../../../../shared/session/replay/branch.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { richGame } from '../../../fixtures/richGame.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';

/** One device at a table where everybody has one. */
function deviceOf(saved: SavedGame, seat: Seat | null) {
  const session = new Session(saved);
  session.setApart(new Set(saved.players.keys()));
  const audience = session.audience();
  return {
    /** What it is sent, before it is sealed. */
    sent: () => JSON.stringify(session.updateFor(audience, seat, [])),
    /** What its adviser gets, but for the luck with which all that is hidden is dealt anew. */
    advised: () => JSON.stringify({ ...session.adviceJob(seat), seed: null }),
    /** Takes the seat's first choice; returns whether it had any. */
    decides: () => {
      const [choice] = session.updateFor(session.audience(), seat, []).choices;
      return seat !== null && choice !== undefined && session.act(seat, choice.action);
    },
    takesBack: () => seat !== null && session.withdraw(seat),
  };
}

type TestDevice = ReturnType<typeof deviceOf>;

function expectSameSent(one: TestDevice, other: TestDevice): void {
  expect(withoutSeed(one.sent())).toBe(withoutSeed(other.sent()));
  expect(one.advised()).toBe(other.advised());
}

/** Compares what both are sent before a decision, and after it was taken back. Returns whether there was one. */
function compare(one: TestDevice, other: TestDevice): boolean {
  expectSameSent(one, other);
  const decided = one.decides();
  expect(other.decides()).toBe(decided);
  // What came to light by a decision is no secret any more: it differs as the games do.
  if (decided && one.takesBack()) {
    other.takesBack();
    expectSameSent(one, other);
  }
  return decided;
}

/*
 * Two games that differ in everything that a seat does not know, and in nothing else, must look the same on its device,
 * byte for byte, whatever its person does.
 */
it.each([0, 1, null] as const)(
  'no byte that a device of %s is sent changes when all that is hidden is exchanged',
  (seat) => {
    let positions = 0;
    let decisions = 0;
    for (const setup of [...everySetup(8), richGame.setup]) {
      const saved = finishedGame(setup);
      const people = freshGame('hhhhh').players.slice(0, saved.players.length);
      const places = saved.actions.map((_, position) => position).filter((place) => place < 8 || place % 17 === 0);
      const twin = (place: number, seed: number) =>
        deviceOf(branchOf(saved, place, people, { gameId: 'a-twin', seed, hiddenFrom: seat }), seat);
      for (const place of places) {
        positions += 1;
        if (compare(twin(place, 11), twin(place, 222))) decisions += 1;
      }
    }
    expect(positions).toBeGreaterThan(50);
    if (seat !== null) expect(decisions).toBeGreaterThan(10);
  },
);

/** A finished game tells its seed, which is how the twins were made. */
const withoutSeed = (sent: string): string => sent.replace(/"seed":\d+/, '"seed":null');
