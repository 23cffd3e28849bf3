import type { Answer, Client } from '../platform/client/client.ts';
import type { Commands } from './commands.ts';

/** The calls about who sits at the table and who looks at the screen. */
export type SeatingCall = 'game.lift' | 'game.hide' | 'game.reseat';

type Seating = Pick<Commands, 'lift' | 'hide' | 'reseat'>;

/** Returns the commands of the curtain and of the seats; `show` takes in what the host answers. */
export const makeSeating = (client: Client, show: (answer: Answer<SeatingCall>) => Promise<void>): Seating => ({
  async lift(seat) {
    await show(await client.call('game.lift', { seat }));
  },
  async hide() {
    await show(await client.call('game.hide', {}));
  },
  async reseat(sitters) {
    await show(await client.call('game.reseat', { sitters: [...sitters] }));
  },
});
