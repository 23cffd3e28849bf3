import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../../shared/contract/answers.ts';
import { dueIn } from '../../../../shared/flow/runner.ts';
import { decidesInSecret, staysRevealed } from '../../../../shared/session/live/screen.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import type { Mode } from '../../../../shared/vocabulary/options.ts';
import { PRIVACIES, type Privacy } from '../../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import type { Decision } from '../../../../shared/vocabulary/time.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { gameAt } from '../../../fixtures/sketch.ts';

/* Whose eyes and hands the one screen serves. Seeds are chosen so that seat 0 leads epoch I. */

const SEED_LED_BY_SEAT_0 = 12;

const screenOf = (session: Session): Screen => session.update([]).screen;

/** Takes the first choice of the human on the screen: in a draft that is to sell. */
function act(session: Session): void {
  const { screen, choices } = session.update([]);
  const [choice] = choices;
  if (screen.actor !== null && choice !== undefined) session.act(screen.actor, choice.action);
}

function letBotsDecide(session: Session): void {
  for (let [seat] = session.botsToDecide(); seat !== undefined; [seat] = session.botsToDecide()) {
    const [choice] = session.botJob(seat).choices;
    if (choice === undefined) throw new RangeError('a bot without a choice');
    session.act(seat, choice.action);
  }
}

/** Goes on, lifting every curtain, until a decision is due; returns the screens on the way. */
function playUntil(session: Session, decision: Decision | null): Screen[] {
  const screens: Screen[] = [];
  while (session.update([]).view.decision !== decision) {
    letBotsDecide(session);
    const screen = screenOf(session);
    screens.push(screen);
    if (screen.curtain === null) act(session);
    else session.reveal(screen.curtain);
  }
  return screens;
}

const start = (letters: string, mode: Mode): Session => new Session(freshGame(letters, mode, SEED_LED_BY_SEAT_0));
const curtainFor = (seat: Seat): Screen => ({ viewer: null, actor: null, curtain: seat });
const secretOf = (seat: Seat): Screen => ({ viewer: seat, actor: seat, curtain: null });
const openTurnOf = (seat: Seat): Screen => ({ viewer: null, actor: seat, curtain: null });

describe('the screen with one human', () => {
  it('always shows that seat, and never a curtain', () => {
    const session = start('aha', 'advanced');
    expect(screenOf(session)).toEqual(secretOf(1));
    act(session);
    expect(screenOf(session)).toEqual({ viewer: 1, actor: null, curtain: null });
    const screens = playUntil(session, null);
    expect(screens.every(({ viewer, curtain }) => viewer === 1 && curtain === null)).toBe(true);
    expect(screenOf(session)).toEqual({ viewer: 1, actor: null, curtain: null });
  });
});

describe('the screen without humans', () => {
  it('shows what everybody may see, and nobody acts on it', () => {
    const session = start('ga', 'advanced');
    expect(screenOf(session)).toEqual({ viewer: null, actor: null, curtain: null });
    letBotsDecide(session);
    expect(session.over).toBe(true);
    expect(session.update([])).toMatchObject({ screen: { viewer: null, actor: null, curtain: null }, choices: [] });
  });
});

describe('the screen with several humans', () => {
  it('draws the curtain before secret choices, with whoever had the screen last first, and shows open ones to all', () => {
    // Everything is sold, so the seats stay too weak for colonies and statues, and the medals come next.
    const round = (first: Seat, second: Seat): Screen[] => [secretOf(first), curtainFor(second), secretOf(second)];
    expect(playUntil(start('hh', 'advanced'), 'medals')).toEqual([
      ...[curtainFor(0), ...round(0, 1)],
      openTurnOf(0),
      ...[curtainFor(0), ...round(0, 1), ...round(1, 0), ...round(0, 1), ...round(1, 0), ...round(0, 1)],
      ...Array.from({ length: 5 }, () => [openTurnOf(0), openTurnOf(1)]).flat(),
    ]);
  });

  it.each(['hh', 'hhh', 'hah', 'hhhhh', 'ahhga'])(
    'of %s: whoever looks at secrets has lifted the curtain and nobody else had the screen since, all game long',
    (letters) => {
      const screens = playUntil(start(letters, 'advanced'), null);
      const people = letters.replaceAll(/[^h]/g, '').length;
      let holder: Seat | null = null;
      for (const { viewer, actor, curtain } of screens) {
        if (viewer !== null) expect(viewer).toBe(holder);
        if (viewer === null && actor !== null) holder = null;
        holder = curtain ?? holder;
      }
      // The choice of a side, and five rounds in each of three epochs.
      expect(screens.filter(({ viewer }) => viewer !== null)).toHaveLength(16 * people);
      // Of five rounds each but the first begins where the one before ended.
      expect(screens.filter(({ curtain }) => curtain !== null)).toHaveLength(people + 3 * (5 * people - 4));
    },
  );

  it('offers choices only when the curtain is up and the decider is there', () => {
    const session = start('hh', 'basic');
    act(session);
    expect(session.update([])).toMatchObject({ screen: curtainFor(0), choices: [], refusals: [] });
    expect(session.update([]).view.seats.map((seat) => seat.hand)).toEqual([null, null]);
    expect(session.reveal(1)).toBe(false);
    expect(session.reveal(0)).toBe(true);
    const { screen, choices, view } = session.update([]);
    expect(screen).toEqual(secretOf(0));
    expect(choices.length).toBeGreaterThan(1);
    expect(view.seats.map((seat) => seat.hand?.length ?? null)).toEqual([2, null]);
    expect(session.reveal(0)).toBe(false);
  });

  it('draws the curtain again when it is lowered, without changing the game', () => {
    const session = start('hh', 'basic');
    act(session);
    session.reveal(0);
    const { saved, seq } = session;
    session.reopen();
    expect(screenOf(session)).toEqual(curtainFor(0));
    expect(session.saved).toBe(saved);
    expect(session.seq).toBe(seq + 1);
  });

  it('keeps the curtain up while bots decide, and asks the humans one after the other', () => {
    const session = start('hah', 'basic');
    act(session);
    session.reveal(0);
    letBotsDecide(session);
    expect(screenOf(session)).toEqual(secretOf(0));
    act(session);
    expect(screenOf(session)).toEqual(curtainFor(2));
  });

  it('shows no actor while only bots have to decide', () => {
    const session = start('ahh', 'basic');
    expect(session.botsToDecide()).toEqual([0]);
    expect(screenOf(session)).toEqual({ viewer: null, actor: null, curtain: null });
  });

  it('ends with the public view', () => {
    const session = start('hh', 'basic');
    playUntil(session, null);
    expect(session.update([])).toMatchObject({ screen: { viewer: null, actor: null, curtain: null }, choices: [] });
  });
});

/** A table of that privacy at which seat 0 has set the wheel. */
function privateTable(privacy: Privacy, letters = 'hhh'): Session {
  const session = new Session({ ...freshGame(letters, 'basic', SEED_LED_BY_SEAT_0), privacy });
  act(session);
  return session;
}

describe('how private the table is', () => {
  it('tells the page, and is a curtain where nothing is said', () => {
    expect(start('hh', 'basic').update([]).privacy).toBe('curtain');
    for (const privacy of PRIVACIES) expect(privateTable(privacy).update([]).privacy).toBe(privacy);
  });

  it('hides cards until they are asked for where people trust each other, and again when they wish so', () => {
    const session = privateTable('trust');
    expect(session.update([])).toMatchObject({ screen: curtainFor(0), choices: [] });
    expect(session.hide()).toBe(false);
    session.reveal(0);
    expect(session.update([]).view.seats.map(({ hand }) => hand?.length ?? null)).toEqual([2, null, null]);
    const { seq, saved } = session;
    expect(session.hide()).toBe(true);
    expect([session.seq, session.saved]).toEqual([seq + 1, saved]);
    expect(session.update([])).toMatchObject({ screen: curtainFor(0), choices: [], refusals: [] });
    expect(session.update([]).view.seats.map(({ hand }) => hand)).toEqual([null, null, null]);
  });

  it('knows no curtain at an open table: whoever decides is shown their own, and nobody else’s', () => {
    const session = privateTable('open');
    for (const seat of [0, 1, 2]) {
      const { view, screen, choices } = session.update([]);
      expect(screen).toEqual(secretOf(seat));
      expect(choices.length).toBeGreaterThan(1);
      expect(view.seats.map(({ hand }) => hand?.length ?? null)).toEqual(
        [0, 1, 2].map((at) => (at === seat ? 2 : null)),
      );
      act(session);
    }
    expect(playUntil(session, null).every(({ curtain }) => curtain === null)).toBe(true);
  });

  it('lets the last decision be taken back at an open table, whoever is next', () => {
    const session = privateTable('open');
    act(session);
    expect(session.update([])).toMatchObject({ screen: secretOf(1), canUndo: true });
    expect(session.undo()).toBe(true);
    expect(screenOf(session)).toEqual(secretOf(0));
    expect(session.redo()).toBe(true);
    expect(screenOf(session)).toEqual(secretOf(1));
  });

  it('hides from whoever sits down on the seat of another person what that one was looking at', () => {
    const session = privateTable('curtain');
    session.reveal(0);
    const [first, ...others] = session.saved.players;
    if (first === undefined) throw new RangeError('nobody plays');
    session.reseat([{ ...first, name: 'Somebody else' }, ...others]);
    expect(screenOf(session)).toEqual(curtainFor(0));
  });
});

describe('what is decided in secret', () => {
  const faceDown = ['1-red-01'];
  const feeding = gameAt('feeding', {
    seats: [{ faceDown, cards: ['1-red-02'] }, { cards: ['1-red-03', '1-red-04'] }],
  });

  it('is the feeding of cards that lie face down, which it names (rules §16.7)', () => {
    const due = dueIn(feeding);
    expect([0, 1, 2].map((seat) => decidesInSecret(feeding, due, seat))).toEqual([true, false, false]);
  });

  it.each([
    ['to whom it serves', { viewer: 1, actor: 1, curtain: null }, true],
    ['to whom it serves while others decide', { viewer: 1, actor: null, curtain: null }, true],
    ['not to whom it serves no more', { viewer: 0, actor: 0, curtain: null }, false],
    ['not where somebody decides openly', { viewer: null, actor: 0, curtain: null }, false],
    ['not where the curtain hangs for somebody', { viewer: null, actor: null, curtain: 0 }, false],
    ['while bots decide in secret', { viewer: null, actor: null, curtain: null }, true],
  ] as const)('stays shown %s', (_what, screen, stays) => {
    const draft = gameAt('draft', { seats: [{ hand: ['1-red-01', '1-red-02'] }, { hand: ['1-red-03', '1-red-04'] }] });
    expect(staysRevealed(draft, dueIn(draft), screen, 1)).toBe(stays);
  });

  it('is not shown any longer once bots decide openly', () => {
    const open = gameAt('draft', { phase: 'B', piles: { red: ['2-red-10'] } });
    expect(staysRevealed(open, dueIn(open), { viewer: null, actor: null, curtain: null }, 1)).toBe(false);
  });
});
