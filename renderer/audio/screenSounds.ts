import type { Cue } from '../game/actions/view.ts';
import { type TableState, useTable } from '../game/state/table.ts';
import { useApp } from '../platform/app.ts';
import { soundsOf } from './eventSounds.ts';
import { isShort, type Play } from './sprites.ts';

/** What can be pressed. */
const PRESSABLE = 'button, [role="switch"], [role="radio"], [role="menuitem"], a[href], summary';

/** What a press on a part of the page sounds like; buying and selling alike. */
function pressCue(target: EventTarget | null): Cue | null {
  const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
  if (pressed === null || (pressed instanceof HTMLButtonElement && pressed.disabled)) return null;
  return pressed.getAttribute('aria-disabled') === 'true' ? 'refused' : 'button';
}

const isSameGame = ({ update }: TableState, before: TableState): boolean =>
  update !== null && update.gameId === before.update?.gameId;

/** Whether a decision was taken back: the log is shorter than before, for the same viewer. */
const isUndone = (state: TableState, before: TableState): boolean =>
  isSameGame(state, before) &&
  state.log.length < before.log.length &&
  state.update?.screen.viewer === before.update?.screen.viewer;

const isCovered = ({ update, playing }: TableState): boolean =>
  update?.screen.curtain != null && update.privacy === 'curtain' && !playing;

/** Whether somebody at this screen is to decide. */
export const isDue = ({ update, playing }: TableState): boolean =>
  update !== null && update.screen.actor !== null && update.choices.length > 0 && !playing;

/** Whether events were taken over without being shown one by one. */
const isInstant = (state: TableState, before: TableState): boolean =>
  isSameGame(state, before) && state.update !== before.update && !state.playing && !before.playing;

/** Of what happened at once only the last thing is heard, and only if that is short. */
const instantCue = ({ update }: TableState): Cue | null => {
  const cues = (update?.events ?? []).flatMap((event) =>
    soundsOf(event, () => true).flatMap(({ begins, lands }) => [begins ?? lands?.[1] ?? null]),
  );
  return cues.findLast((cue) => cue !== null && isShort(cue)) ?? null;
};

/** Whether an event of somebody else has just been shown. */
const isOthers = ({ event, update }: TableState, before: TableState): boolean =>
  event !== null && event !== before.event && 'seat' in event && event.seat !== update?.screen.viewer;

/** What a change of the position sounds like, beside its events. */
function changeCue(state: TableState, before: TableState): Cue | null {
  if (isUndone(state, before)) return 'undo';
  if (isCovered(state) !== isCovered(before)) return 'curtain';
  return isInstant(state, before) && !isCovered(state) ? instantCue(state) : null;
}

/** Plays what belongs to the screen and not to the table. Returns the function that ends it. */
export function followScreen(play: Play): () => void {
  /** Whether somebody else has done something since the last decision here. */
  let othersMoved = false;
  const press = ({ target }: Event): void => {
    const cue = pressCue(target);
    if (cue !== null) play(cue);
  };
  const followGame = (state: TableState, before: TableState): void => {
    othersMoved ||= isOthers(state, before);
    const cue = changeCue(state, before);
    if (cue !== null) play(cue);
    if (!isDue(state) || isDue(before) || !othersMoved) return;
    othersMoved = false;
    play('yourTurn');
  };
  document.addEventListener('click', press, true);
  const endings = [
    useTable.subscribe(followGame),
    useApp.subscribe((app, before) => {
      if (app.failure !== null && app.failure !== before.failure) play('refused');
    }),
    () => document.removeEventListener('click', press, true),
  ];
  return () => {
    for (const end of endings) end();
  };
}
