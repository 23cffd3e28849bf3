import { useEffect, useEffectEvent } from 'react';
import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';
import { FOLDING, type FoldingPart } from '../../game/Buttons.tsx';
import { cycleCamera, lookAt, lookAtNextOpponent, showWholeTable } from '../../game/bar/cameraStops.ts';
import type { Game } from '../../game/game.ts';
import { closeInspection, inspectFocused, usePressInspection } from '../../game/inspect/inspectFocused.ts';
import { openBookHere } from '../../game/openHere.ts';
import type { SelectionActor } from '../../game/selection/selection.ts';
import { groupChoices } from '../../game/selection/subjects.ts';
import { closeBoard, closeBook, closeForecast, toggleCoach, toggleForecast } from '../../game/sheets.ts';
import { useStage } from '../../game/state/stage.ts';
import { useTable } from '../../game/state/table.ts';
import { pressAdvice, pressPass, pressVerb } from '../../game/verbs.ts';
import { toggleRecap } from '../../game/words/recap.ts';
import { changeSettings, toggleSound } from '../../platform/commands.ts';
import { closeLog, type Host, openPanel, toggleLog } from '../../platform/host.ts';
import { useSettings } from '../../platform/settings.ts';
import { scrollingOf } from '../../ui/controls/scrollByKey.ts';
import { focusNextRegion, isBackwards } from '../../ui/keyboard/focus.ts';
import { commandOf, isSearch, keyName } from '../../ui/keyboard/keyTable.ts';
import { offerCommands, useKeys } from '../../ui/keyboard/useKeys.ts';
import { redo, resetTurn, takeBack } from './commands.ts';
import { hideOrLook } from './curtain/hiding.ts';
import { useSkipping } from './useSkipping.ts';

/** What the keys work on. */
export interface KeyTargets {
  readonly game: Game;
  readonly host: Host;
  readonly selection: SelectionActor;
  /** Whether a decision is open at this screen. */
  readonly deciding: boolean;
}

type Handler = (targets: KeyTargets, press: Event) => void;

/** What works at any time on the game screen. */
const ALWAYS: Readonly<Partial<Record<KeyCommand, Handler>>> = {
  undo: ({ game, host }) => takeBack(host, game.update),
  redo: ({ game, host }) => redo(host, game.update),
  reset: ({ game, host, selection }) => {
    selection.send({ type: 'back' });
    resetTurn(host, game.update);
  },
  recap: ({ host }) => toggleRecap(host),
  pause: ({ host }) => host.playback.send({ type: 'togglePause' }),
  step: ({ host }) => host.playback.send({ type: 'step' }),
  log: ({ host }) => toggleLog(host),
  camera: ({ game }, press) => cycleCamera(game.own, game.update.players.length, isBackwards(press) ? -1 : 1),
  board: () => lookAt({ name: 'board' }),
  opponent: ({ game }) => lookAtNextOpponent(game.own, game.update.players.length),
  colonies: () => lookAt({ name: 'colonies' }),
  wheel: () => lookAt({ name: 'wheel' }),
  above: () => lookAt({ name: 'above' }),
  sound: ({ host }) => void toggleSound(host),
  seats: ({ host }) => fold('seats', host),
  panel: ({ host }) => fold('panel', host),
  foresight: toggleForecast,
  gallery: ({ host }) => openPanel(host, 'gallery'),
  hide: ({ game, host }, press) => hideOrLook(host, game.update, press),
  inspect: ({ game, selection }) => inspectFocused(game, selection),
  help: ({ host }) => openPanel(host, 'shortcuts'),
  rules: openBookHere,
  region: (_, press) => focusNextRegion(isBackwards(press) ? -1 : 1),
};

/** What makes a decision, or helps with it. */
const DECIDING: Readonly<Partial<Record<KeyCommand, Handler>>> = {
  buy: ({ selection }) => pressVerb('buy', selection.getSnapshot().context.selected),
  sell: ({ selection }) => pressVerb('sell', selection.getSnapshot().context.selected),
  pass: pressPass,
  advice: pressAdvice,
  coach: toggleCoach,
};

/** Closes what was opened last: a decision, a selection, the rule book, a sheet, a view, the log. */
function cancelSelection({ selection, host }: KeyTargets): void {
  const { considered, selected } = selection.getSnapshot().context;
  selection.send({ type: 'cancel', by: 'key' });
  if (considered !== null || selected !== null) return;
  if (closeInspection(selection) || closeBook() || closeBoard() || closeForecast() || showWholeTable()) return;
  useTable.setState({ recap: null });
  closeLog(host);
}

function fold(part: FoldingPart, host: Host): void {
  const setting = FOLDING[part];
  if (useStage.getState().shown) void changeSettings(host, { [setting]: !useSettings.getState()[setting] });
}

/** Digits select the first, second … thing that can be decided about. */
function selectByDigit(digit: number, { game, selection }: KeyTargets): void {
  const group = groupChoices(game.update.choices, game.update.refusals)[digit - 1];
  if (group !== undefined) selection.send({ type: 'select', subject: group.subject });
}

/** The same keys as in any other program. */
function undoCommand(key: string, press: KeyboardEvent): KeyCommand | undefined {
  if (key === 'y' || (key === 'z' && press.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}

/** What a command does now; `undefined` for nothing. */
function doing(command: KeyCommand | undefined, targets: KeyTargets, press: Event): (() => void) | undefined {
  if (command === undefined) return undefined;
  const act = ALWAYS[command] ?? (targets.deciding ? DECIDING[command] : undefined);
  return act === undefined ? undefined : () => act(targets, press);
}

function handlerOf(event: KeyboardEvent, targets: KeyTargets): (() => void) | undefined {
  // A held key acts only once, but scrolls on.
  if (event.repeat) return scrollingOf(event);
  const key = keyName(event.key);
  if (event.ctrlKey || event.metaKey) {
    if (isSearch(event)) return () => openPanel(targets.host, 'commands');
    return doing(undoCommand(key, event), targets, event);
  }
  if (event.altKey) return undefined;
  if (key === 'Escape') return () => cancelSelection(targets);
  if (targets.deciding && key === 'Enter') return () => targets.selection.send({ type: 'confirm' });
  const digits = targets.deciding && useSettings.getState().letterKeys && /^[1-9]$/.test(key);
  if (digits) return () => selectByDigit(Number(key), targets);
  return doing(commandOf(event), targets, event) ?? scrollingOf(event);
}

/** Listens to the keys of the game screen. */
export function useShortcuts(targets: KeyTargets): void {
  useKeys((event) => handlerOf(event, targets));
  const run = useEffectEvent((command: KeyCommand, press: Event) => doing(command, targets, press)?.());
  useEffect(() => offerCommands((command, press) => run(command, press)), []);
  usePressInspection(targets.game);
  useSkipping(targets.game, targets.host, targets.selection);
}
