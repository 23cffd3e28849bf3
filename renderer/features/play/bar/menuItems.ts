import type { KeyCommand } from '../../../../shared/vocabulary/keys.ts';
import { useGame } from '../../../game/game.ts';
import { toggleForecast, useSheets } from '../../../game/sheets.ts';
import { toggleSound } from '../../../platform/commands.ts';
import { useRoutes } from '../../../platform/feature.ts';
import { openPanel, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useSettings } from '../../../platform/settings.ts';
import type { IconName } from '../../../ui/symbols/Icon.tsx';

/** Something that can be done at any time of a game. */
export interface BarItem {
  readonly icon: IconName;
  readonly words: string;
  /** The command that does the same by its key. */
  readonly command?: KeyCommand;
  /** Whether it is on; left out: it is nothing that stays on. */
  readonly on?: boolean;
  readonly act: () => void;
}

/** Returns what the menu of a game offers, in groups. What cannot be done now is left out. */
export function useMenuItems(): readonly (readonly BarItem[])[] {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const { update, view } = useGame();
  const muted = useSettings((settings) => settings.muted);
  const forecast = useSheets((sheets) => sheets.forecast);
  const isKept = update.kind === 'game';
  const isOver = view.result !== null;
  const ahead: BarItem = {
    icon: 'spyglass',
    words: text('foresight.title'),
    command: 'foresight',
    on: forecast,
    act: toggleForecast,
  };
  const back: BarItem = {
    icon: 'history',
    words: text('replay.open'),
    act: () => void routes.replay(update.gameId),
  };
  const phones: BarItem = { icon: 'phone', words: text('phones.open'), act: () => openPanel(host, 'phones') };
  const seats: BarItem = { icon: 'people', words: text('seats.who.open'), act: () => openPanel(host, 'seats') };
  return [
    [...(isOver ? [] : [ahead]), ...(isKept ? [back] : []), ...(isKept && !isOver ? [seats, phones] : [])],
    [
      { icon: 'card', words: text('gallery.open'), command: 'gallery', act: () => openPanel(host, 'gallery') },
      { icon: 'keyboard', words: text('bar.shortcuts'), command: 'help', act: () => openPanel(host, 'shortcuts') },
      {
        icon: muted ? 'muted' : 'sound',
        words: text(muted ? 'bar.unmute' : 'bar.mute'),
        command: 'sound',
        act: () => void toggleSound(host),
      },
      { icon: 'settings', words: text('bar.settings'), act: () => openPanel(host, 'settings') },
    ],
    [{ icon: 'leave', words: text('bar.leave'), act: () => void routes.leave() }],
  ];
}
