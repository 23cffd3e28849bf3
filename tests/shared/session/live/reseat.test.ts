import { describe, expect, it } from 'vitest';
import type { Controller } from '../../../../shared/contract/tableSetup.ts';
import { deciders } from '../../../../shared/flow/runner.ts';
import { decisionsIn } from '../../../../shared/session/advice/decisionLog.ts';
import { humanSeats, onlyPerson } from '../../../../shared/session/live/screen.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { importRecords } from '../../../../shared/session/records/recordImport.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { deciderOf } from '../../../../shared/session/saves/earlierPlayers.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { savedGameSchema } from '../../../../shared/session/saves/saveFormat.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { checkRecord } from '../../../conformance/referee/recordCheck.ts';
import { luckOf, pick } from '../../../fixtures/luck.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

/* Who plays a seat changes in a running game. Seed 12: seat 0 leads epoch I. */

const PERSON: Controller = { kind: 'human' };
const BOT: Controller = { kind: 'bot', level: 'regent' };

const start = (letters: string): Session => new Session(freshGame(letters, 'advanced', 12));

/** Changes who plays one seat. */
function seat(session: Session, own: Seat, controller: Controller, name?: string): boolean {
  const sitters = session.saved.players.map((player, other) =>
    other === own ? { name: name ?? player.name, controller } : player,
  );
  return session.reseat(sitters);
}

const screenOf = (session: Session) => session.update([]).screen;
const handsOf = (session: Session) => session.update([]).view.seats.map(({ hand }) => hand?.length ?? null);

/** Decides for whoever is first to: as people do, so with a curtain lifted where there is one. */
function decideOnce(session: Session): void {
  const { curtain } = screenOf(session);
  if (curtain !== null) session.reveal(curtain);
  const [bot] = session.botsToDecide();
  const { actor } = screenOf(session);
  const own = actor ?? bot ?? -1;
  const { choices } = actor === null ? session.botJob(own) : session.update([]);
  const [choice] = choices;
  if (choice === undefined) throw new RangeError('nothing to decide');
  session.act(own, choice.action);
}

/** Plays until the secret draft of the first round. */
function toDraft(session: Session): void {
  while (session.update([]).view.decision !== 'draft') decideOnce(session);
}

describe('a person who hands over to a bot', () => {
  it('leaves the screen with what everybody may know, and finds the own secrets on coming back', () => {
    const session = start('ha');
    toDraft(session);
    expect(handsOf(session)).toEqual([2, null]);
    expect(seat(session, 0, BOT)).toBe(true);
    expect(session.update([])).toMatchObject({
      screen: { viewer: null, actor: null, curtain: null },
      choices: [],
      canUndo: false,
      handedOver: [0],
    });
    expect(handsOf(session)).toEqual([null, null]);
    expect(session.botsToDecide()).toContain(0);
    seat(session, 0, PERSON);
    expect(session.update([])).toMatchObject({ screen: { viewer: 0, actor: 0, curtain: null }, handedOver: [] });
    expect(handsOf(session)).toEqual([2, null]);
  });

  it('may have the bot decide meanwhile; who decided what is told for ever, and nothing else changes', () => {
    const session = start('ha');
    toDraft(session);
    const before = session.saved.actions.filter(({ seat: own }) => own === 0).length;
    seat(session, 0, BOT);
    decideOnce(session);
    seat(session, 0, PERSON);
    const { saved } = session;
    expect(deciderOf(saved, 0, before - 1).controller).toEqual(PERSON);
    expect(deciderOf(saved, 0, before).controller).toEqual(BOT);
    expect(deciderOf(saved, 0, before + 1).controller).toEqual(PERSON);
    const judged = decisionsIn(saved).filter(({ place }) => place.seat === 0);
    // A bot's own mind tells why it decided; a person is judged by an adviser.
    expect(judged.map(({ job }) => job.level)).toEqual([...judged.slice(1).map(() => 'regent'), 'regent']);
    expect(new Session(saved).update([]).view).toEqual(session.update([]).view);
  });

  it('leaves who is left behind a curtain, once, and again whenever the game is opened', () => {
    const session = start('hh');
    toDraft(session);
    session.reveal(0);
    expect(handsOf(session)).toEqual([2, null]);
    seat(session, 0, BOT);
    expect(session.update([])).toMatchObject({ screen: { viewer: null, actor: null, curtain: 1 }, choices: [] });
    expect(handsOf(session)).toEqual([null, null]);
    expect(session.reveal(0)).toBe(false);
    expect(session.reveal(1)).toBe(true);
    expect(screenOf(session)).toEqual({ viewer: 1, actor: 1, curtain: null });
    decideOnce(session);
    decideOnce(session);
    expect(screenOf(session)).toEqual({ viewer: 1, actor: 1, curtain: null });
    expect(screenOf(new Session(session.saved))).toEqual({ viewer: null, actor: null, curtain: 1 });
    expect(onlyPerson(session.saved)).toBeNull();
  });

  it('cannot take back what the bot decided, but what a person had decided before', () => {
    const session = start('ha');
    toDraft(session);
    // The wheel was set by whoever leads; the draft's cards have come to light since.
    expect(session.undo()).toBe(false);
    decideOnce(session);
    expect(session.update([]).canUndo).toBe(true);
    seat(session, 0, BOT);
    expect(session.undo()).toBe(false);
    seat(session, 0, PERSON);
    expect(session.undo()).toBe(true);
    expect(session.saved.earlier?.every(({ until }) => until <= 2)).toBe(true);
    const taken = session.saved.actions.filter(({ seat: own }) => own === 0).length;
    expect(deciderOf(session.saved, 0, taken).controller).toEqual(PERSON);
  });
});

describe('the log of a game whose seats change hands', () => {
  const told = (session: Session) => {
    const { log, events } = new Session(session.saved).update([]);
    return [...log.lines.map(({ event }) => event), ...events].filter(({ type }) => type === 'seatTaken');
  };

  it('tells when somebody left, came back, sat down, and when a bot changed, at its place and for good', () => {
    const session = start('ha');
    toDraft(session);
    seat(session, 0, BOT);
    decideOnce(session);
    seat(session, 0, PERSON);
    seat(session, 1, { kind: 'bot', level: 'citizen' });
    seat(session, 1, PERSON, 'Zoë');
    const [ada, ben] = freshGame('ha', 'advanced', 12).players.map(({ name }) => name);
    const lines = [
      { seat: 0, from: { name: ada, level: null }, to: { name: ada, level: 'regent' }, isBack: false },
      { seat: 0, from: { name: ada, level: 'regent' }, to: { name: ada, level: null }, isBack: true },
      { seat: 1, from: { name: ben, level: 'apprentice' }, to: { name: ben, level: 'citizen' }, isBack: false },
      { seat: 1, from: { name: ben, level: 'citizen' }, to: { name: 'Zoë', level: null }, isBack: false },
    ];
    expect(told(session)).toMatchObject(lines);
    const played = replay(session.saved).played.map(({ events }) => events.filter(({ type }) => type === 'seatTaken'));
    expect(played.map(({ length }) => length).slice(-2)).toEqual([1, 3]);
  });

  it('is told at once, and told otherwise where somebody was only away for a moment', () => {
    const session = start('ha');
    toDraft(session);
    session.update([]);
    seat(session, 0, BOT);
    const { log } = session.update([]);
    expect(log.since).toBeNull();
    expect(log.lines.at(-1)?.event).toMatchObject({ type: 'seatTaken', seat: 0, to: { level: 'regent' } });
    for (const controller of [PERSON, BOT, PERSON, BOT]) seat(session, 0, controller);
    expect(told(session)).toHaveLength(1);
    expect(savedGameSchema.parse(session.saved)).toEqual(session.saved);
  });

  it('keeps its lines as a record, and knows none of a game that did not note them', () => {
    const session = start('ha');
    toDraft(session);
    seat(session, 0, BOT);
    while (!session.over) decideOnce(session);
    const text = recordOf(session.saved, false)
      .map((line) => JSON.stringify(line))
      .join('\n');
    const read = importRecords(text, () => session.saved.gameId);
    expect('games' in read && told(new Session(read.games[0] as SavedGame))).toEqual(told(session));
    const unnoted = (session.saved.earlier ?? []).map(({ at: _, ...left }) => left);
    expect(told(new Session({ ...session.saved, earlier: unnoted }))).toEqual([]);
  });
});

describe('a new person at the table', () => {
  it('takes over the seat of a bot behind the curtain', () => {
    const session = start('ha');
    toDraft(session);
    seat(session, 1, PERSON, 'Zoë 雨');
    expect(screenOf(session)).toEqual({ viewer: null, actor: null, curtain: 0 });
    expect(handsOf(session)).toEqual([null, null]);
    decideOnce(session);
    expect(screenOf(session)).toEqual({ viewer: null, actor: null, curtain: 1 });
    expect(session.saved.players[1]?.name).toBe('Zoë 雨');
  });

  it('cannot sit down when the game is over, nor can there be more people than seats', () => {
    const session = start('aa');
    while (!session.over) decideOnce(session);
    const { seq, saved } = session;
    expect(seat(session, 1, PERSON)).toBe(false);
    expect([session.seq, session.saved]).toEqual([seq, saved]);
    expect(() => start('aa').reseat([])).toThrow(RangeError);
  });
});

describe('a bot', () => {
  it('may get another level at any time, and nobody loses the curtain by it', () => {
    const session = start('hha');
    toDraft(session);
    session.reveal(0);
    seat(session, 2, BOT);
    expect(screenOf(session)).toEqual({ viewer: 0, actor: 0, curtain: null });
    expect(session.botJob(2).level).toBe('regent');
  });
});

describe('a game with ever changing players', () => {
  it('shows secrets to nobody who has not lifted the curtain, and is saved, replayed, recorded and read back', () => {
    const luck = luckOf(4);
    const session = start('hhaah');
    let lifted: Seat | null = null;
    for (let steps = 0; !session.over; steps++) {
      if (steps % 5 === 0) {
        const people = String(humanSeats(session.saved.players));
        const own = pick([0, 1, 2, 3, 4], luck);
        seat(session, own, pick([PERSON, BOT, { kind: 'bot', level: 'apprentice' }], luck), pick(['Ann', 'Bo'], luck));
        if (people !== String(humanSeats(session.saved.players))) lifted = null;
      }
      const { curtain, viewer } = screenOf(session);
      if (viewer !== null) expect([lifted, onlyPerson(session.saved)]).toContain(viewer);
      lifted = curtain ?? lifted;
      decideOnce(session);
      const { state } = replay(session.saved);
      expect(session.update([]).view.deciders).toEqual(deciders(state));
    }
    const saved = savedGameSchema.parse(JSON.parse(JSON.stringify(session.saved)));
    expect(saved).toEqual(session.saved);
    expect(saved.earlier?.length).toBeGreaterThan(5);
    const lines = recordOf(saved, false);
    checkRecord(lines);
    const read = importRecords(lines.map((line) => JSON.stringify(line)).join('\n'), () => saved.gameId);
    if ('problem' in read) throw new Error(read.problem.detail);
    expect(read.games[0]).toMatchObject({ players: saved.players, earlier: saved.earlier });
  });
});
