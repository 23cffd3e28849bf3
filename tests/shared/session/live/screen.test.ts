import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import type { Mode } from '../../../../shared/vocabulary/options.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import type { Decision } from '../../../../shared/vocabulary/time.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

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
    else session.lift(screen.curtain);
  }
  return screens;
}

const start = (letters: string, mode: Mode): Session => new Session(freshGame(letters, mode, SEED_LED_BY_SEAT_0));
const curtainFor = (seat: Seat): Screen => ({ viewer: null, actor: null, curtain: seat });
const secretOf = (seat: Seat): Screen => ({ viewer: seat, actor: seat, curtain: null });
const eachBehindTheCurtain = [curtainFor(0), secretOf(0), curtainFor(1), secretOf(1)];
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
  it('draws the curtain before every secret choice and shows open ones to all', () => {
    // Everything is sold, so the seats stay too weak for colonies and statues, and the medals come next.
    expect(playUntil(start('hh', 'advanced'), 'medals')).toEqual([
      ...eachBehindTheCurtain,
      openTurnOf(0),
      ...Array.from({ length: 5 }, () => eachBehindTheCurtain).flat(),
      ...Array.from({ length: 5 }, () => [openTurnOf(0), openTurnOf(1)]).flat(),
    ]);
  });

  it.each(['hh', 'hhh', 'hah'])(
    'of %s: whoever looks at secrets has lifted the curtain just before, all game long',
    (letters) => {
      const screens = playUntil(start(letters, 'advanced'), null);
      const secrets = screens.flatMap(({ viewer }, index) =>
        viewer === null ? [] : [{ viewer, before: screens[index - 1] }],
      );
      // The choice of a side, and five rounds in each of three epochs.
      expect(secrets).toHaveLength(16 * letters.replaceAll('a', '').length);
      for (const { viewer, before } of secrets) expect(before).toEqual(curtainFor(viewer));
    },
  );

  it('offers choices only when the curtain is up and the decider is there', () => {
    const session = start('hh', 'basic');
    act(session);
    expect(session.update([])).toMatchObject({ screen: curtainFor(0), choices: [], refusals: [] });
    expect(session.update([]).view.seats.map((seat) => seat.hand)).toEqual([null, null]);
    expect(session.lift(1)).toBe(false);
    expect(session.lift(0)).toBe(true);
    const { screen, choices, view } = session.update([]);
    expect(screen).toEqual(secretOf(0));
    expect(choices.length).toBeGreaterThan(1);
    expect(view.seats.map((seat) => seat.hand?.length ?? null)).toEqual([2, null]);
    expect(session.lift(0)).toBe(false);
  });

  it('draws the curtain again when it is lowered, without changing the game', () => {
    const session = start('hh', 'basic');
    act(session);
    session.lift(0);
    const { saved, seq } = session;
    session.reopen();
    expect(screenOf(session)).toEqual(curtainFor(0));
    expect(session.saved).toBe(saved);
    expect(session.seq).toBe(seq + 1);
  });

  it('keeps the curtain up while bots decide, and asks the humans one after the other', () => {
    const session = start('hah', 'basic');
    act(session);
    session.lift(0);
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
