import { describe, expect, it } from 'vitest';
import { Session } from '../../../../shared/session/live/session.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import type { Mode } from '../../../../shared/vocabulary/options.ts';
import type { Decision } from '../../../../shared/vocabulary/time.ts';
import { PageLog } from '../../../fixtures/pageLog.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

/** Seat 0 leads epoch I. */
const SEED = 12;
const start = (letters: string, mode: Mode = 'basic'): Session => new Session(freshGame(letters, mode, SEED));

/** The human on the screen takes the first choice that `fits`; a curtain is lifted before. */
function act(session: Session, fits: (action: Action) => boolean = () => true): void {
  const { curtain } = session.update([]).screen;
  if (curtain !== null) session.reveal(curtain);
  const { screen, choices } = session.update([]);
  const choice = choices.find(({ action }) => fits(action));
  if (screen.actor === null || choice === undefined) throw new RangeError('no such choice');
  session.act(screen.actor, choice.action);
}

function botsDecide(session: Session): void {
  for (const seat of session.botsToDecide()) {
    const [choice] = session.botJob(seat).choices;
    if (choice !== undefined) session.act(seat, choice.action);
  }
}

/** Plays until the human on the screen has a decision to take, preferring choices that `fit`. */
function playTo(decision: Decision, session: Session, fits: (action: Action) => boolean): void {
  for (;;) {
    const { screen, view, choices } = session.update([]);
    if (screen.actor !== null && view.decision === decision) return;
    if (screen.actor === null && screen.curtain === null) botsDecide(session);
    else act(session, choices.some(({ action }) => fits(action)) ? fits : undefined);
  }
}

/** The game, without what is kept for redo. */
const gameOf = ({ saved: { takenBack: _, ...game } }: Session) => game;

describe('undo', () => {
  it('takes a decision back that nobody has learned anything from', () => {
    const session = start('hga');
    act(session);
    session.reopen();
    const page = new PageLog();
    page.take(session.update([]));
    const { lines } = page;
    const { view, choices } = session.update([]);
    const { saved, seq } = session;
    act(session);
    expect(session.update([]).canUndo).toBe(true);
    expect(session.undo()).toBe(true);
    const update = session.update([]);
    expect(update).toMatchObject({ view, choices, events: [] });
    expect(page.take(update)).toBe(true);
    expect(page.lines).toEqual(lines);
    expect(gameOf(session)).toEqual(saved);
    expect(session.seq).toBe(seq + 2);
  });

  it('never tells what did not happen', () => {
    const session = start('hga');
    act(session);
    act(session);
    session.undo();
    const { events, log } = session.update([]);
    expect(events).toEqual([]);
    expect(log.lines.length).toBeGreaterThan(0);
    expect(log.lines.map(({ event }) => event.type)).not.toContain('draftDecided');
  });

  it('leaves the session where a replay of the shorter log stands, and the game goes on from there', () => {
    const session = start('hga');
    act(session);
    act(session);
    session.undo();
    const { log, view, choices } = new Session(session.saved).update([]);
    expect(session.update([])).toMatchObject({ log, view, choices });
    act(session, (action) => action.type === 'draft' && action.action === 'buy');
    botsDecide(session);
    expect(session.update([]).view.wheel.turns).toBe(1);
    expect(session.update([]).view.seats[0]?.cards).toHaveLength(1);
  });

  it('takes back what bots did after it, and the bots do the same again', () => {
    const session = start('hga');
    act(session);
    const [bot] = session.botsToDecide();
    if (bot === undefined) throw new RangeError('no bot');
    const { seed, choices } = session.botJob(bot);
    act(session);
    botsDecideOne(session, bot);
    expect(session.undo()).toBe(true);
    expect(session.botsToDecide()).toContain(bot);
    expect(session.botJob(bot)).toMatchObject({ seed, choices });
  });

  it('never crosses a reveal: drawn cards, a settled round, an uncovered card', () => {
    const session = start('hg');
    act(session);
    expect([session.update([]).canUndo, session.undo()]).toEqual([false, false]);
    act(session);
    botsDecide(session);
    expect([session.update([]).canUndo, session.undo()]).toEqual([false, false]);
    while (session.update([]).view.phase === 'A') {
      act(session);
      botsDecide(session);
    }
    act(session);
    expect(session.update([]).events.map((event) => event.type)).toContain('cardUncovered');
    expect([session.update([]).canUndo, session.undo()]).toEqual([false, false]);
  });

  it('takes a plundered colony back, an integrated one never: its back is out', () => {
    const session = start('hg');
    playTo('colony', session, (action) => 'action' in action && action.action === 'buy');
    act(session, (action) => action.type === 'colony' && action.action === 'plunder');
    expect(session.undo()).toBe(true);
    act(session, (action) => action.type === 'colony' && action.action === 'integrate');
    expect([session.update([]).canUndo, session.undo()]).toEqual([false, false]);
  });

  it('has nothing to take back in a new game, nor without humans', () => {
    expect(start('hg').undo()).toBe(false);
    const bots = start('ga');
    botsDecide(bots);
    expect(bots.undo()).toBe(false);
  });

  it('goes back through several open decisions of one seat', () => {
    const session = start('hg');
    playTo('medals', session, (action) => 'action' in action && action.action === 'sell');
    const before = session.saved;
    act(session, (action) => action.type === 'gold');
    act(session, (action) => action.type === 'gold' || action.type === 'silver');
    expect(session.undo()).toBe(true);
    expect(session.undo()).toBe(true);
    expect(gameOf(session)).toEqual(before);
  });
});

function botsDecideOne(session: Session, bot: number): void {
  const [choice] = session.botJob(bot).choices;
  if (choice !== undefined) session.act(bot, choice.action);
}

describe('undo with several humans', () => {
  it('takes a secret decision back until the next player looks', () => {
    const session = start('hh');
    act(session);
    act(session);
    expect(session.update([])).toMatchObject({ screen: { curtain: 1 }, canUndo: true, takesBack: 0 });
    expect(session.undo()).toBe(true);
    expect(session.update([]).screen).toEqual({ viewer: null, actor: null, curtain: 0 });
  });

  it('never goes into another player’s private view', () => {
    const session = start('hh');
    act(session);
    act(session);
    session.reveal(1);
    expect(session.update([])).toMatchObject({ screen: { viewer: 1 }, canUndo: false });
    expect(session.undo()).toBe(false);
  });

  it('never crosses the revelation of the sides', () => {
    const session = start('hh', 'advanced');
    act(session);
    act(session);
    expect(session.update([])).toMatchObject({ view: { decision: 'setWheel' }, canUndo: false });
  });

  it('draws the curtain again for the player whose decision was taken back', () => {
    const session = start('hh', 'advanced');
    act(session);
    session.undo();
    const { screen, choices, view } = session.update([]);
    expect(screen).toEqual({ viewer: null, actor: null, curtain: 0 });
    expect([choices, view.seats[0]?.side]).toEqual([[], null]);
  });
});

const sells = (action: Action) => 'action' in action && action.action === 'sell';

/** Whether a bot is to answer openly to a decision that may still be taken back. */
function answered(session: Session): boolean {
  const { view, canUndo } = session.update([]);
  return canUndo && session.actor === null && view.decision === 'medals';
}

describe('the boundary', () => {
  it('is where another player has acted openly, too: what a bot answers is something learned', () => {
    const session = start('hggg');
    do {
      if (session.over) throw new RangeError('no bot answers to a decision that may be taken back');
      if (session.actor === null) botsDecide(session);
      else act(session, ({ type }) => type === 'gold' || type === 'pass' || type === 'take' || type === 'draft');
    } while (!answered(session));
    const [bot] = session.botsToDecide();
    if (bot === undefined) throw new RangeError('no bot');
    botsDecideOne(session, bot);
    expect([session.update([]).canUndo, session.undo()]).toEqual([false, false]);
  });

  it('is the same after the program was started anew', () => {
    const session = start('hga');
    act(session);
    act(session);
    const again = new Session(session.saved);
    expect(again.update([]).canUndo).toBe(true);
    expect(again.undo()).toBe(true);
    expect(session.undo()).toBe(true);
    expect(again.saved).toEqual(session.saved);
  });
});

describe('redo', () => {
  it('takes the same once more, as often as was taken back, and what it did is told', () => {
    const session = start('hg');
    playTo('medals', session, sells);
    act(session, (action) => action.type === 'gold');
    act(session, (action) => action.type === 'gold' || action.type === 'silver');
    const after = session.saved;
    session.undo();
    session.undo();
    session.update([]);
    expect([session.redo(), session.redo(), session.redo()]).toEqual([true, true, false]);
    const { events, canRedo } = session.update([]);
    expect(events.filter(({ type }) => type === 'goldBought' || type === 'silverBought')).toHaveLength(2);
    expect(canRedo).toBe(false);
    expect(session.saved).toEqual(after);
  });

  it('is over when somebody decides otherwise', () => {
    const session = start('hga');
    act(session);
    act(session);
    session.undo();
    expect(session.update([]).canRedo).toBe(true);
    act(session, (action) => action.type === 'draft' && action.action === 'buy');
    const { saved } = session;
    expect([session.update([]).canRedo, session.redo()]).toEqual([false, false]);
    expect(session.saved).toEqual(saved);
  });

  it('bears with bots that have decided once more meanwhile', () => {
    const session = start('hga');
    act(session);
    const [bot] = session.botsToDecide();
    if (bot === undefined) throw new RangeError('no bot');
    act(session);
    botsDecideOne(session, bot);
    const { length } = session.saved.actions;
    session.undo();
    botsDecideOne(session, bot);
    expect(session.redo()).toBe(true);
    expect(session.saved.actions).toHaveLength(length);
  });

  it('shows nobody a hand: the curtain stays, and in another’s private view nothing is redone', () => {
    const session = start('hh');
    act(session);
    act(session);
    session.undo();
    expect(session.update([])).toMatchObject({ screen: { viewer: null, curtain: 0 }, canRedo: true });
    expect(session.redo()).toBe(true);
    expect(session.update([])).toMatchObject({ screen: { viewer: null, curtain: 1 }, choices: [] });
    session.undo();
    session.reveal(0);
    expect(session.redo()).toBe(true);
    session.reveal(1);
    const { events } = session.update([]);
    expect(session.update([])).toMatchObject({ screen: { viewer: 1 }, canUndo: false, canRedo: false });
    expect(events.filter((event) => event.type === 'cardsDrawn' && event.seat === 0 && event.cards !== null)).toEqual(
      [],
    );
  });
});

describe('reset', () => {
  it('takes all of a turn back at once, and redo brings it back as a whole', () => {
    const session = start('hg');
    playTo('medals', session, sells);
    const before = session.saved;
    act(session, (action) => action.type === 'gold');
    expect(session.update([])).toMatchObject({ canUndo: true, canReset: false });
    act(session, (action) => action.type === 'gold' || action.type === 'silver');
    const after = session.saved;
    expect(session.update([])).toMatchObject({ canUndo: true, canReset: true });
    expect(session.reset()).toBe(true);
    expect(gameOf(session)).toEqual(before);
    expect(session.redo()).toBe(true);
    expect(session.saved).toEqual(after);
  });

  it('ends at the boundary, and at the turn of another person', () => {
    const fresh = start('hg');
    expect(fresh.reset()).toBe(false);
    const session = start('hh');
    playTo('medals', session, sells);
    act(session, ({ type }) => type === 'pass');
    const before = session.saved;
    act(session, ({ type }) => type === 'gold' || type === 'silver' || type === 'pass');
    expect(session.reset()).toBe(true);
    expect(gameOf(session)).toEqual(before);
  });
});

describe('taking back as practice', () => {
  it('goes beyond every boundary, marks the game for good, and bots think anew', () => {
    const session = start('hga');
    act(session);
    act(session);
    botsDecide(session);
    expect(session.update([])).toMatchObject({ canUndo: false, takesBack: 0, practice: false });
    const { actions } = session.saved;
    expect(session.takeBack()).toBe(true);
    expect(session.saved.actions.length).toBeLessThan(actions.length);
    expect(session.update([])).toMatchObject({ screen: { actor: 0 }, practice: true, canRedo: true });
    expect(session.summary(0).practice).toBe(true);
    expect(new Session(session.saved).update([]).practice).toBe(true);
    expect(session.redo()).toBe(true);
    expect(session.saved).toMatchObject({ actions, practice: true });
  });

  it('is no more than an undo where that would do', () => {
    const session = start('hga');
    act(session);
    act(session);
    expect(session.takeBack()).toBe(true);
    expect(session.saved.practice).toBeUndefined();
  });

  it('leads to the first decision and no further', () => {
    const session = start('hg');
    expect([session.update([]).takesBack, session.takeBack()]).toEqual([null, false]);
    expect(session.saved.practice).toBeUndefined();
    for (let decisions = 0; decisions < 4; decisions++) {
      act(session);
      botsDecide(session);
    }
    let back = 0;
    while (session.takeBack()) back += 1;
    expect(back).toBe(4);
    expect(session.update([]).takesBack).toBeNull();
  });

  it('draws the curtain for whose decision comes again', () => {
    const session = start('hh');
    act(session);
    act(session);
    session.reveal(1);
    expect(session.takeBack()).toBe(true);
    expect(session.update([]).screen).toEqual({ viewer: null, actor: null, curtain: 0 });
  });
});
