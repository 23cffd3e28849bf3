import type { GameUpdate } from '../../../shared/contract/answers.ts';

/** Whether the game goes on by itself: nobody at this screen has anything to decide, and it is not over. */
export const botsPlay = ({ screen, view }: GameUpdate): boolean =>
  screen.actor === null && screen.curtain === null && view.result === null;

/** Whether bots play among themselves: then nobody at this screen will ever decide. */
export const botsAlone = ({ players }: GameUpdate): boolean =>
  players.every(({ controller }) => controller.kind === 'bot');
