import { describe, expect, it } from 'vitest';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { decisionOf } from '../../../../shared/flow/runner.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { idsOf } from '../../../fixtures/play.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { onDisk } from './humanPlay.ts';

/** Everything that is hidden from somebody now, from the save: the only place that knows all. */
interface Secrets {
  readonly hands: readonly (readonly string[])[];
  /** What nobody may ever have heard of: cards in the decks and in the box, and the backs of colonies. */
  readonly unseen: readonly string[];
  /** Sides chosen and not yet revealed, by seat. */
  readonly sides: readonly (string | null)[] | null;
  /** Cards that each seat sold in phase A: the others never learn which. */
  readonly sold: readonly ReadonlySet<string>[];
}

function lookUpSecrets(host: TestHost): Secrets {
  const { state, opening, played } = replay(onDisk(host));
  const seen = new Set<string>();
  const sold = state.seats.map(() => new Set<string>());
  for (const event of [...opening, ...played.flatMap(({ events }) => events)]) {
    if (event.type === 'cardsDrawn') for (const card of event.cards ?? []) seen.add(card);
    if (event.type === 'colonyIntegrated') seen.add(event.tile);
    if (event.type === 'cardSold' && event.phase === 'A' && event.card) sold[event.seat]?.add(event.card);
  }
  const piles = ([1, 2, 3] as const).flatMap((epoch) => [state.layout.decks[epoch], state.layout.box[epoch]]);
  return {
    hands: state.seats.map(({ hand }) => idsOf(hand)),
    unseen: [
      ...piles.flatMap((stacks) => idsOf(Object.values(stacks).flat())),
      ...Object.values(state.layout.colonies).flat(),
    ].filter((id) => !seen.has(id)),
    sides: decisionOf(state) === 'chooseSide' ? state.seats.map(({ side }) => side) : null,
    sold,
  };
}

const known = new WeakMap<TestHost, { readonly operations: number; readonly secrets: Secrets }>();

/** Looked up anew only where something was written since the last time. */
function secretsOf(host: TestHost): Secrets {
  const operations = host.disk.operations.length;
  const last = known.get(host);
  if (last?.operations === operations) return last.secrets;
  const secrets = lookUpSecrets(host);
  known.set(host, { operations, secrets });
  return secrets;
}

const PIECE = /"([123]-(?:yellow|red|blue|green|purple)-[a-z]?\d\d|colony-\d+-\d+)"/g;

/** Checks that an update says nothing that its viewer may not know. */
function expectNoSecret(update: GameUpdate, secrets: Secrets): void {
  const { viewer } = update.screen;
  const named = new Set([...JSON.stringify(update).matchAll(PIECE)].map(([, id]) => id));
  const hidden = [
    ...secrets.unseen,
    ...secrets.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
    ...secrets.sold.flatMap((cards, seat) => (seat === viewer ? [] : [...cards])),
  ];
  expect(hidden.filter((id) => named.has(id))).toEqual([]);
  if (secrets.sides) {
    for (const [seat, { side }] of update.view.seats.entries()) if (seat !== viewer) expect(side).toBeNull();
    const lines = update.log.lines.map(({ event }) => event);
    const told = [...lines, ...update.events].filter((event) => event.type === 'sideChosen' && event.seat !== viewer);
    expect(told.every((event) => event.type === 'sideChosen' && event.side === null)).toBe(true);
  }
  if (update.screen.curtain !== null) {
    expect({ viewer, choices: update.choices, refusals: update.refusals }).toEqual({
      viewer: null,
      choices: [],
      refusals: [],
    });
  }
}

/** Plays a game of humans only; `look` sees each update together with what was hidden at that moment. */
async function playHumans(host: TestHost, start: GameUpdate, look: (update: GameUpdate) => void): Promise<GameUpdate> {
  let update = start;
  look(update);
  for (let taste = 0; update.view.result === null; taste += 3) {
    if (update.screen.curtain !== null) {
      update = await host.call('game.reveal', { seat: update.screen.curtain });
      look(update);
    }
    const choice = update.choices[taste % update.choices.length];
    if (!choice) throw new Error('nothing to choose from');
    update = await host.call('game.act', { seq: update.seq, action: choice.action });
    look(update);
  }
  return update;
}

describe('what is secret', () => {
  it.each(['hh', 'hhh'])('stays so through a whole game of %s, before and behind the curtain', async (letters) => {
    const host = await startHost();
    let curtains = 0;
    let looked = 0;
    await playHumans(host, await startGame(host, letters), (update) => {
      curtains += update.screen.curtain === null ? 0 : 1;
      looked += 1;
      expectNoSecret(update, secretsOf(host));
    });
    // Each seat chose a side; then five rounds in three epochs, four of which begin where the one before ended.
    expect(curtains).toBe(letters.length + 3 * (5 * letters.length - 4));
    expect(looked).toBeGreaterThan(100);
  });

  it.each(['trust', 'open'] as const)('of a seat stays so from the others at a table of %s', async (privacy) => {
    const host = await startHost();
    let [curtains, hands] = [0, 0];
    await playHumans(host, await startGame(host, 'hhh', { privacy }), (update) => {
      expectNoSecret(update, secretsOf(host));
      curtains += update.screen.curtain === null ? 0 : 1;
      hands += update.screen.viewer === null ? 0 : 1;
    });
    expect(hands).toBeGreaterThanOrEqual(48);
    expect(curtains > 0).toBe(privacy === 'trust');
    expect(onDisk(host).privacy).toBe(privacy);
  });

  it('goes behind the curtain again as soon as its player wishes so', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hh', { mode: 'basic' });
    const wheel = await host.call('game.act', { seq: start.seq, action: { type: 'setWheel', rotation: 2 } });
    const seat = wheel.screen.curtain ?? -1;
    await host.call('game.reveal', { seat });
    const hidden = await host.call('game.hide', {});
    expect(hidden.screen).toEqual({ viewer: null, actor: null, curtain: seat });
    expectNoSecret(hidden, secretsOf(host));
    // Where there is nothing to hide, nothing changes.
    expect(await host.call('game.hide', {})).toMatchObject({ seq: hidden.seq, screen: hidden.screen });
  });

  it('is not told while bots play, in updates that no call asked for', async () => {
    const host = await startHost();
    let update = await startGame(host, 'hbb');
    for (let taste = 0; update.view.epoch === 1; taste++) {
      const newest = host.updates.at(-1);
      if (newest && newest.seq > update.seq) update = newest;
      expectNoSecret(update, secretsOf(host));
      const choice = update.choices[taste % update.choices.length];
      if (choice) update = await host.call('game.act', { seq: update.seq, action: choice.action });
      else await new Promise(setImmediate);
    }
  });

  it('comes back behind the curtain when the page is loaded again', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hh', { mode: 'basic' });
    const wheel = await host.call('game.act', { seq: start.seq, action: { type: 'setWheel', rotation: 2 } });
    const seat = wheel.screen.curtain ?? -1;
    const other = 1 - seat;
    expect(await host.refusal('game.reveal', { seat: other })).toBe('notYourTurn');
    expect(await host.refusal('game.act', { seq: wheel.seq, action: { type: 'pass' } })).toBe('notYourTurn');
    const lifted = await host.call('game.reveal', { seat });
    expect(lifted).toMatchObject({ screen: { viewer: seat, actor: seat, curtain: null } });
    expect(lifted.view.seats[seat]?.hand).toHaveLength(2);
    const again = await host.call('game.open', {});
    expect(again.screen).toEqual({ viewer: null, actor: null, curtain: seat });
    const secrets = secretsOf(host);
    expectNoSecret(again, secrets);
    // The check itself is worth something: it takes offence at what the other seat would see.
    const lookedOver = { ...lifted, screen: { ...lifted.screen, viewer: other } };
    expect(() => expectNoSecret(lookedOver, secrets)).toThrow();
    const [choice] = lifted.choices;
    expect(await host.refusal('game.act', { seq: lifted.seq, action: choice?.action })).toBe('stale');
  });
});
