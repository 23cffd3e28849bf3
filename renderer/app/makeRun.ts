import type { BotPace } from '../../shared/vocabulary/preferences.ts';
import type { RunCommands } from '../features/play/runCommands.ts';
import { botsAlone, botsPlay } from '../game/playback/awaited.ts';
import { goOn, pause, playThrough, skipAhead, stepOn } from '../game/playback/director.ts';
import { settle } from '../game/settle.ts';
import { useTable } from '../game/state/table.ts';
import type { Client } from '../platform/client/client.ts';

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
