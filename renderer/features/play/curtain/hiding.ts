import { useEffect, useEffectEvent } from 'react';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import type { Host } from '../../../platform/host.ts';
import { useSettings } from '../../../platform/settings.ts';
import { hide, reveal } from '../commands.ts';

/** Whether the screen shows what its player can hide again from others who share it. */
export const canHide = ({ privacy, screen, players }: GameUpdate): boolean =>
  privacy !== 'open' &&
  screen.viewer !== null &&
  players.filter(({ controller }) => controller.kind === 'human').length > 1;

/** The seat whose cards are hidden while the table stays visible; `null` if there is none, or a curtain hides them. */
export const hiddenSeat = ({ privacy, screen }: GameUpdate): Seat | null =>
  privacy === 'trust' ? screen.curtain : null;

/** Milliseconds from which a press counts as held. */
const HELD = 350;

/**
 * Shows a seat its cards: permanently after a short press, else as long as it is held. `begun`: the event of the press;
 * `ends`: the kind of event that ends it.
 */
export function peekAtHand(host: Host, seat: Seat, begun: Event, ends: 'keyup' | 'pointerup'): void {
  const shown = reveal(host, seat);
  const letGo = ({ timeStamp }: Event) => {
    window.removeEventListener(ends, letGo, true);
    if (timeStamp - begun.timeStamp >= HELD) void shown.then(() => hide(host));
  };
  window.addEventListener(ends, letGo, true);
}

/** The key's command: hides what is shown, or shows what is hidden. */
export function hideOrLook(host: Host, update: GameUpdate, press: Event): void {
  const seat = hiddenSeat(update);
  if (canHide(update)) void hide(host);
  else if (seat !== null) peekAtHand(host, seat, press, 'keyup');
}

/** Hides what one player was looking at as soon as the window loses the focus, where the player wishes so. */
export function useHidingOnLeave(host: Host, update: GameUpdate): void {
  const hideNow = useEffectEvent(() => {
    if (useSettings.getState().hideOnLeave && canHide(update)) void hide(host);
  });
  useEffect(() => {
    const leave = () => hideNow();
    window.addEventListener('blur', leave);
    return () => window.removeEventListener('blur', leave);
  }, []);
}
