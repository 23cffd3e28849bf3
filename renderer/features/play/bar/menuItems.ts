import type { KeyCommand } from '../../../../shared/vocabulary/keys.ts';
import { toggleForesight, useForesight } from '../../../game/foresightStore.ts';
import { useGame } from '../../../game/game.ts';
import { openPanel } from '../../../platform/app.ts';
import { toggleSound } from '../../../platform/commands.ts';
import { useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useRoutes } from '../../../platform/routes.ts';
import { useSettings } from '../../../platform/settings.ts';
import type { IconName } from '../../../ui/symbols/Icon.tsx';

/** Something that can be done at any time of a game. */
export interface MenuItem {
  readonly icon: IconName;
  readonly words: string;
  /** The command that does the same by its key. */
  readonly command?: KeyCommand;
  /** Whether it is on; left out: it is nothing that stays on. */
  readonly on?: boolean;
  readonly act: () => void;
}

/** Returns what the menu of a game offers, in groups. What cannot be done now is left out. */
export function useMenuItems(): readonly (readonly MenuItem[])[] {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const { update, view } = useGame();
  const muted = useSettings((settings) => settings.muted);
  const foresight = useForesight(({ open }) => open);
  const isKept = update.kind === 'game';
  const isOver = view.result !== null;
  const ahead: MenuItem = {
    icon: 'spyglass',
    words: text('foresight.title'),
    command: 'foresight',
    on: foresight,
    act: toggleForesight,
  };
  const back: MenuItem = {
    icon: 'history',
    words: text('replay.open'),
    act: () => void routes.replay(update.gameId),
  };
  const seats: MenuItem = { icon: 'people', words: text('seats.who.open'), act: () => openPanel('seats') };
  return [
    [...(isOver ? [] : [ahead]), ...(isKept ? [back] : []), ...(isKept && !isOver ? [seats] : [])],
    [
      { icon: 'card', words: text('gallery.open'), command: 'gallery', act: () => openPanel('gallery') },
      { icon: 'keyboard', words: text('bar.shortcuts'), command: 'help', act: () => openPanel('shortcuts') },
      {
        icon: muted ? 'muted' : 'sound',
        words: text(muted ? 'bar.unmute' : 'bar.mute'),
        command: 'sound',
        act: () => void toggleSound(host),
      },
      { icon: 'settings', words: text('bar.settings'), act: () => openPanel('settings') },
    ],
    [{ icon: 'leave', words: text('bar.leave'), act: () => void routes.leave() }],
  ];
}
