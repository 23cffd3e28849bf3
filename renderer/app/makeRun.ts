import type { BotPace } from '../../shared/vocabulary/preferences.ts';
import type { Client } from '../client/client.ts';
import { botsAlone, botsPlay } from '../director/awaited.ts';
import { goOn, pause, playThrough, skipAhead, stepOn } from '../director/director.ts';
import type { RunCommands } from '../hud/run/runCommands.ts';
import { useTable } from '../store/table.ts';
import { settle } from './settle.ts';

/** Returns the commands for the pace of the game: the director's part of it at once, and the bots' over the connection. */
export function makeRun(client: Client): RunCommands {
  const tell = async (pace: BotPace) => void settle(await client.call('bots.pace', { pace }));
  return {
    skip() {
      const { update } = useTable.getState();
      skipAhead();
      if (update !== null && botsPlay(update)) void tell(botsAlone(update) ? 'usual' : 'rush');
    },
    through(on) {
      const { going } = useTable.getState();
      playThrough(on);
      if (on || going === 'through') void tell(on ? 'rush' : 'usual');
    },
    pause() {
      pause();
      void tell('pause');
    },
    goOn() {
      goOn();
      void tell('usual');
    },
    step() {
      if (!stepOn()) void tell('step');
    },
  };
}
