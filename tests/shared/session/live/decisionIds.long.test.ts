import { describe, expect, it } from 'vitest';
import type { DecisionId, GameUpdate } from '../../../../shared/contract/answers.ts';
import { DecisionIds } from '../../../../shared/session/live/decisionIds.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { PRIVACIES, type Privacy } from '../../../../shared/vocabulary/preferences.ts';
import { type Luck, luckOf, pick } from '../../../fixtures/luck.ts';
import { pickAction } from '../../../fixtures/randomGame.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

/** Who decides and what can be chosen, as far as the screen may know. */
const decisionIn = ({ screen: { actor }, choices }: GameUpdate): string =>
  JSON.stringify([actor, choices.map(({ action }) => action)]);

/** The same, with what each choice would do and what lies before the seat. */
const allOf = ({ screen: { actor }, choices, view }: GameUpdate): string =>
  JSON.stringify([choices, actor, view.seats[actor ?? 0]]);

/** Whoever may decide now decides anything legal: bots, and the person at the screen. */
function decide(session: Session, luck: Luck): void {
  const seat = pick([...session.botsToDecide(), ...(session.actor === null ? [] : [session.actor])], luck);
  const { choices } = seat === session.actor ? session.update([]) : session.botJob(seat);
  const legal = choices.map(({ action }) => action);
  expect(session.act(seat, pickAction(legal, luck))).toBe(true);
}

/** Does one thing that can happen to a session: mostly a decision, now and then another. */
function goOn(session: Session, luck: Luck): void {
  const { curtain } = session.update([]).screen;
  const others = [
    () => session.undo(),
    () => session.reset(),
    () => session.redo(),
    () => session.takeBack(),
    () => session.hide(),
    () => session.reopen(),
  ];
  if (luck(6) === 0) pick(others, luck)();
  else if (curtain !== null) session.reveal(curtain);
  else decide(session, luck);
}

interface Table {
  readonly letters: string;
  readonly privacy: Privacy;
  readonly seed: number;
}

/** What was told at tables that were played before. */
const heard = new Map<Table, readonly GameUpdate[]>();

/** Everything that a page is told of a game at random, in its order; a table is played once. */
function toldAt(table: Table): readonly GameUpdate[] {
  const told = heard.get(table) ?? play(table);
  heard.set(table, told);
  return told;
}

function play({ letters, privacy, seed }: Table): GameUpdate[] {
  const luck = luckOf(seed);
  const session = new Session({ ...freshGame(letters, 'advanced', seed, EXPANSIONS), privacy });
  const told: GameUpdate[] = [];
  for (let step = 0; step < 400 && !session.over; step++) {
    told.push(session.update([]));
    goOn(session, luck);
  }
  return told;
}

const TABLES: readonly Table[] = PRIVACIES.flatMap((privacy) =>
  ['hag', 'hh', 'hah'].map((letters, index) => ({ letters, privacy, seed: 31 + index })),
);

describe('the number of a decision', () => {
  it.each(TABLES)('tells one from the other: $letters, $privacy', (table) => {
    const told = toldAt(table);
    const known = new Map<DecisionId, string>();
    for (const [index, update] of told.entries()) {
      const { decision, choices } = update;
      expect(decision === null).toBe(choices.length === 0);
      if (decision === null) continue;
      // The same number: the same seat, which has the same, may do the same, and gets the same by it.
      expect(known.get(decision) ?? allOf(update)).toBe(allOf(update));
      known.set(decision, allOf(update));
      // Another seat, or something else to choose from: another number.
      const before = told[index - 1];
      if (before !== undefined && decisionIn(before) !== decisionIn(update)) expect(before.decision).not.toBe(decision);
    }
    expect(known.size).toBeGreaterThan(20);
  });

  it.each(TABLES)('is never given to another decision again: $letters, $privacy', (table) => {
    const newest: DecisionId[] = [];
    for (const { decision } of toldAt(table))
      if (decision !== null && !newest.includes(decision)) newest.push(decision);
    expect(newest).toEqual([...newest].sort((one, other) => one - other));
  });
});

const people = (letters = 'hh', privacy: Privacy = 'open', seed = 12): Session =>
  new Session({ ...freshGame(letters, 'advanced', seed), privacy });

const idIn = (session: Session): DecisionId | null => session.update([]).decision;

function act(session: Session): void {
  const { screen, choices } = session.update([]);
  const [choice] = choices;
  if (screen.actor === null || choice === undefined) throw new RangeError('nobody decides here');
  session.act(screen.actor, choice.action);
}

describe('a decision', () => {
  it('stays the same while bots decide about their own', () => {
    const session = people('hag', 'curtain');
    while (session.botsToDecide().length < 2 || session.actor === null) {
      if (session.actor === null) decide(session, luckOf(1));
      else act(session);
    }
    const id = idIn(session);
    const { seq } = session;
    const [bot] = session.botsToDecide();
    const choice = session.botJob(bot ?? 0).choices[0];
    session.act(bot ?? 0, choice?.action ?? { type: 'pass' });
    expect(session.seq).toBeGreaterThan(seq);
    expect(id).not.toBeNull();
    expect(idIn(session)).toBe(id);
  });

  it('is another one after one’s own, also where the same can be chosen', () => {
    const session = people();
    for (const seen: (DecisionId | null)[] = []; !session.over; act(session)) {
      const id = idIn(session);
      expect(seen).not.toContain(id);
      seen.push(id);
    }
  });

  it('is the same again when it is taken back, and what came after it is forgotten', () => {
    const session = people();
    const first = idIn(session);
    act(session);
    const second = idIn(session);
    expect(session.takeBack()).toBe(true);
    expect(idIn(session)).toBe(first);
    expect(session.redo()).toBe(true);
    expect(idIn(session)).not.toBe(second);
    expect(idIn(session)).not.toBe(first);
  });

  it('is another one when something else can be chosen, whoever made that so', () => {
    const ids = new DecisionIds(4);
    const { choices } = people().update([]);
    expect(choices.length).toBeGreaterThan(1);
    expect(ids.idOf(0, choices, [])).toBe(5);
    expect(ids.idOf(0, [...choices], [{ seat: 1 }])).toBe(5);
    expect(ids.idOf(0, choices.slice(1), [{ seat: 1 }])).toBe(6);
    expect(ids.idOf(0, choices, [{ seat: 1 }])).toBe(7);
    expect(ids.idOf(null, choices, [])).toBeNull();
    expect(ids.idOf(0, [], [])).toBeNull();
  });

  it('is the same behind the curtain as before', () => {
    const session = people('hh', 'curtain');
    const lift = () => session.reveal(session.update([]).screen.curtain ?? 0);
    while (session.update([]).screen.curtain === null) act(session);
    expect(idIn(session)).toBeNull();
    lift();
    const id = idIn(session);
    expect(id).not.toBeNull();
    session.hide();
    expect(idIn(session)).toBeNull();
    lift();
    expect(idIn(session)).toBe(id);
  });

  it('is another one when somebody else takes the seat', () => {
    const session = people();
    const id = idIn(session);
    const seats = session.saved.players.map(({ name, controller }) => ({ name, controller }));
    expect(session.reseat(seats)).toBe(true);
    expect(idIn(session)).toBe(id);
    const [first, ...others] = seats;
    expect(session.reseat([{ name: 'Somebody else', controller: { kind: 'human' } }, ...others])).toBe(true);
    expect(first?.name).not.toBe('Somebody else');
    expect(idIn(session)).not.toBe(id);
  });
});
