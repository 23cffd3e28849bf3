import { useEffect } from 'react';
import { groupChoices } from '../../interaction/subjects.ts';
import type { Interaction } from '../../interaction/useInteraction.ts';
import { openPanel, toggleLog, useApp } from '../../store/app.ts';
import { toggleCoach } from '../../store/coach.ts';
import { useSettings } from '../../store/settings.ts';
import { useStage } from '../../store/stage.ts';
import { useTable } from '../../store/table.ts';
import { cycleCamera, lookAt, lookAtNextOpponent, lookBack } from '../bar/cameraStops.ts';
import { closeBoard } from '../board/boardStore.ts';
import type { Commands } from '../commands.ts';
import { hideOrLook } from '../curtain/hiding.ts';
import { FOLDING, type FoldingPart } from '../folding.ts';
import { closeForesight, toggleForesight } from '../foresight/foresightStore.ts';
import type { Game } from '../game.ts';
import { toggleRecap } from '../log/recap.ts';
import { openBookHere } from '../rulebook/openHere.ts';
import { step, togglePause } from '../run/pausing.ts';
import { useSkipping } from '../run/useSkipping.ts';
import { toggleSound } from '../sound.ts';
import { beginAnew, redo, takeBack } from '../takingBack/wayBack.ts';
import { ignoreHeldKeys } from './heldKeys.ts';
import { focusNextRegion } from './regions.ts';
import { useKeys } from './useKeys.ts';
import { pressAdvice, pressPass, pressVerb } from './verbs.ts';

/** What the keys work on. */
export interface KeyTargets {
  readonly game: Game;
  readonly commands: Commands;
  readonly interaction: Interaction;
  /** Whether a decision is open at this screen. */
  readonly deciding: boolean;
}

type Keys = Readonly<Record<string, (targets: KeyTargets, press: KeyboardEvent) => void>>;

/** Keys that work at any time on the game screen. */
const ALWAYS: Keys = {
  u: ({ game, commands }) => takeBack(game.update, commands),
  y: ({ game, commands }) => redo(game.update, commands),
  r: ({ game, commands, interaction }) => {
    interaction.back();
    beginAnew(game.update, commands);
  },
  e: toggleRecap,
  x: ({ commands }) => togglePause(commands.run),
  t: ({ commands }) => step(commands.run),
  l: toggleLog,
  c: ({ game }) => cycleCamera(game.own, game.update.players.length),
  h: () => lookAt({ name: 'board' }),
  n: ({ game }) => lookAtNextOpponent(game.own, game.update.players.length),
  k: () => lookAt({ name: 'colonies' }),
  w: () => lookAt({ name: 'wheel' }),
  v: () => lookAt({ name: 'above' }),
  m: ({ commands }) => toggleSound(commands),
  o: ({ commands }) => fold('seats', commands),
  d: ({ commands }) => fold('panel', commands),
  f: toggleForesight,
  g: () => openPanel('gallery'),
  j: ({ game, commands }, press) => hideOrLook(game.update, commands, press),
  '?': () => openPanel('shortcuts'),
  F1: openBookHere,
  F6: () => focusNextRegion(1),
  Escape: letGo,
};

/** Lets go of what was reached last: a decision, a selection, a view, the log. */
function letGo({ interaction }: KeyTargets): void {
  const { selected } = useTable.getState();
  if (interaction.considered !== null) interaction.back();
  if (selected !== null) useTable.setState({ selected: null });
  if (interaction.considered !== null || selected !== null) return;
  if (closeBoard() || closeForesight() || lookBack()) return;
  useTable.setState({ recap: null });
  useApp.setState({ logOpen: false });
}

function fold(part: FoldingPart, commands: Commands): void {
  const setting = FOLDING[part];
  if (useStage.getState().shown) void commands.change({ [setting]: !useSettings.getState()[setting] });
}

/** Keys that make a decision. */
const DECIDING: Keys = {
  b: () => pressVerb('buy'),
  s: () => pressVerb('sell'),
  p: pressPass,
  a: pressAdvice,
  q: toggleCoach,
  Enter: ({ interaction }) => interaction.confirm(),
};

/** Digits select the first, second … thing that can be decided about. */
function selectByDigit(digit: number, { game }: KeyTargets): void {
  const group = groupChoices(game.update.choices, game.update.refusals)[digit - 1];
  // A new object each time, so that the same digit selects again.
  if (group !== undefined) useTable.setState({ selected: { ...group.subject } });
}

/** The same keys as in any other program. */
function wayBack(key: string, targets: KeyTargets, press: KeyboardEvent): (() => void) | undefined {
  if (key === 'y' || (key === 'z' && press.shiftKey)) return () => ALWAYS.y?.(targets, press);
  return key === 'z' ? () => ALWAYS.u?.(targets, press) : undefined;
}

function handlerOf(event: KeyboardEvent, targets: KeyTargets): (() => void) | undefined {
  // Whoever holds a key has pressed it once.
  if (event.repeat) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return wayBack(key, targets, event);
  if (event.altKey) return undefined;
  // Whoever speaks to the machine, or whose hands slip, types letters that were not meant (WCAG 2.1.4).
  if (key.length === 1 && !useSettings.getState().letterKeys) return undefined;
  if (key === 'F6' && event.shiftKey) return () => focusNextRegion(-1);
  const always = ALWAYS[key];
  if (always !== undefined) return () => always(targets, event);
  if (!targets.deciding) return undefined;
  if (/^[1-9]$/.test(key)) return () => selectByDigit(Number(key), targets);
  const decide = DECIDING[key];
  return decide === undefined ? undefined : () => decide(targets, event);
}

/** Listens to the keys of the game screen. */
export function useShortcuts(targets: KeyTargets): void {
  useEffect(ignoreHeldKeys, []);
  useKeys((event) => handlerOf(event, targets));
  useSkipping(targets.game, targets.commands);
}
