import { observe, pathOf } from '../../../shared/flow/runner.ts';
import type { GameSetup } from '../../../shared/rules/position/newGame.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { type Luck, pick } from '../../fixtures/luck.ts';
import { humansAt } from '../../fixtures/savedGame.ts';
import { UNIVERSE } from '../../fixtures/universe.ts';
import { demand, demandEqual, type Moment, type Obligation, textOf, type Watcher } from '../moment.ts';

/** Actions that are not legal: from another decision, of another seat, or legal but for a field too many. */
function wrongActions({ actions, seat, state, luck }: Moment): [number, Action][] {
  const texts = new Set(actions.map(textOf));
  const strange = [pick(UNIVERSE, luck), pick(UNIVERSE, luck), pick(UNIVERSE, luck)];
  const others = [...state.seats.keys(), -1, state.seats.length].filter(
    (other) => other !== seat && state.turn === seat,
  );
  return [
    ...strange.filter((action) => !texts.has(textOf(action))).map((action): [number, Action] => [seat, action]),
    ...(isSimultaneous(pathOf(state)) ? [] : others.map((other): [number, Action] => [other, pick(actions, luck)])),
    [seat, Object.assign({ extra: 1 }, pick(actions, luck))],
  ];
}

const isSimultaneous = (step: string): boolean => step === 'setup.chooseSide' || step.startsWith('epoch.phaseA.draft');

/** What of a session an outsider can see. */
const facesOf = (session: Session) => ({ seq: session.seq, saved: session.saved, update: session.update([]) });

/** Whatever is not legal is refused, with nothing changed. */
function checkRefusals(session: Session, moment: Moment): void {
  session.update([]);
  const before = facesOf(session);
  for (const [seat, action] of wrongActions(moment)) {
    demand(!session.act(seat, action), `the session takes ${textOf(action)} from seat ${seat}`);
  }
  demandEqual('after refusals', facesOf(session), before);
}

/** A session that has taken a decision back stands where a replay of its log stands, and goes on from there. */
function checkUndo(session: Session): void {
  const { actions } = session.saved;
  if (!session.undo()) return;
  const undone = session.saved.actions.length;
  demandEqual('the log after undo', session.saved.actions, actions.slice(0, undone));
  demand(undone < actions.length, 'undo takes nothing back');
  const { view, log, choices, screen, canUndo } = new Session(session.saved).update([]);
  const now = session.update([]);
  const seen = { view: now.view, log: now.log, choices: now.choices, screen: now.screen, canUndo: now.canUndo };
  demandEqual('undo and replay', seen, { view, log, choices, screen, canUndo });
  for (const { seat, action } of actions.slice(undone)) demand(session.act(seat, action), 'an undone decision fails');
}

const oneIn = (count: number, luck: Luck): boolean => luck(count) === 0;

function watchSession(setup: GameSetup): Watcher {
  const session = new Session(humansAt(setup));
  return {
    see: (moment) => {
      const { seat, action, next, luck } = moment;
      if (oneIn(6, luck)) checkRefusals(session, moment);
      demand(session.act(seat, action), `the session refuses ${textOf(action)}`);
      if (oneIn(10, luck)) checkUndo(session);
      if (oneIn(10, luck)) {
        const { view } = session.update([]);
        demandEqual('the view of the session', view, observe(next, view.viewer));
      }
    },
    end: (saved) => {
      demand(session.over, 'the session does not end');
      demandEqual('the log of the session', session.saved.actions, saved.actions);
    },
  };
}

/** The session takes what is legal, refuses the rest without a trace, and undo is a replay. */
export const sessions: Obligation = { name: 'sessions', watch: watchSession };
