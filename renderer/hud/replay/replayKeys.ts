import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { openPanel } from '../../store/app.ts';
import { cycleCamera, lookBack } from '../bar/cameraStops.ts';
import { closeBoard } from '../board/boardStore.ts';
import { useCommands } from '../commands.ts';
import type { Game } from '../game.ts';
import { focusNextRegion } from '../keyboard/regions.ts';
import { useKeys } from '../keyboard/useKeys.ts';
import { openBookHere } from '../rulebook/openHere.ts';
import { toggleSound } from '../sound.ts';
import { controlOf, moveBy } from './controls.ts';
import { usePlayback } from './playback.ts';

/** Listens to the keys of the replay screen. */
export function useReplayKeys(timeline: ReplayTimeline, { own, update }: Game): void {
  const commands = useCommands();
  const { replay } = commands;
  const playback = usePlayback(timeline);
  const keys: Readonly<Record<string, () => void>> = {
    ' ': replay.toggle,
    // The first one only leads back to the whole table.
    Escape: () => void (closeBoard() || lookBack() || replay.leave()),
    c: () => cycleCamera(own, update.players.length),
    m: () => toggleSound(commands),
    '?': () => openPanel('shortcuts'),
    F1: openBookHere,
    F6: () => focusNextRegion(1),
    'Shift F6': () => focusNextRegion(-1),
  };
  useKeys((event) => {
    const control = controlOf(event);
    if (control !== undefined) return () => moveBy(control, playback, replay);
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (event.key.length === 1) return keys[event.key.toLowerCase()];
    return keys[event.shiftKey ? `Shift ${event.key}` : event.key];
  });
}
