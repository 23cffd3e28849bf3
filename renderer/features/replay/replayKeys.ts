import { useEffect, useEffectEvent } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';
import { cycleCamera, showWholeTable } from '../../game/bar/cameraStops.ts';
import type { Game } from '../../game/game.ts';
import { openBookHere } from '../../game/openHere.ts';
import { closeBoard, closeBook } from '../../game/sheets.ts';
import { toggleSound } from '../../platform/commands.ts';
import { useRoutes } from '../../platform/feature.ts';
import { openPanel, useHost } from '../../platform/host.ts';
import { scrollingOf } from '../../ui/controls/scrollByKey.ts';
import { focusNextRegion, isBackwards } from '../../ui/keyboard/focus.ts';
import { commandOf, isSearch } from '../../ui/keyboard/keyTable.ts';
import { offerCommands, useKeys } from '../../ui/keyboard/useKeys.ts';
import { leaveReplay, toggle } from './commands.ts';
import { controlOf, moveBy, usePlayback } from './controls.ts';

/** Listens to the keys of the replay screen. */
export function useReplayKeys(timeline: ReplayTimeline, { own, update }: Game): void {
  const host = useHost();
  const routes = useRoutes();
  const playback = usePlayback(timeline);
  const acts: Readonly<Partial<Record<KeyCommand, (press: Event) => void>>> = {
    camera: (press) => cycleCamera(own, update.players.length, isBackwards(press) ? -1 : 1),
    sound: () => void toggleSound(host),
    help: () => openPanel(host, 'shortcuts'),
    rules: openBookHere,
    region: (press) => focusNextRegion(isBackwards(press) ? -1 : 1),
  };
  const fixed: Readonly<Record<string, () => void>> = {
    ' ': () => toggle(),
    // The first Esc only closes what is open, or leads back to the whole table.
    Escape: () => void (closeBook() || closeBoard() || showWholeTable() || leaveReplay(host, routes.games)),
  };
  useKeys((event) => {
    if (isSearch(event)) return () => openPanel(host, 'commands');
    const control = controlOf(event);
    if (control !== undefined) return () => moveBy(host, control, playback);
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const command = commandOf(event);
    const act = command === undefined ? undefined : acts[command];
    return act === undefined ? (fixed[event.key] ?? scrollingOf(event)) : () => act(event);
  });
  const run = useEffectEvent((command: KeyCommand, press: Event) => acts[command]?.(press));
  useEffect(() => offerCommands((command, press) => run(command, press)), []);
}
