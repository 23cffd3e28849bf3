import type { Commands } from '../../app/commands.ts';
import { firstForm } from '../../game/presets.ts';
import { settle } from '../../game/settle.ts';
import { newGameOf } from '../../game/setupForm.ts';
import { showTitle } from '../../game/showTitle.ts';
import { leaveTable, openTable, showUpdate } from '../../game/showUpdate.ts';
import { useLesson } from '../../game/state/lesson.ts';
import { useApp } from '../../platform/app.ts';
import type { Client } from '../../platform/client/client.ts';
import type { LessonCommands } from './lessonCommands.ts';

const AT_BEGINNING = { waiting: false, taken: null, asOurs: false, finished: false } as const;

/** Returns the commands of lessons over a connection to the host; `begin` starts a game of one's own. */
export function makeLessons(client: Client, begin: Commands['start']): LessonCommands {
  return {
    async open() {
      const { screen } = useApp.getState();
      useApp.setState({ screen: 'lessons', panel: null, logOpen: false });
      leaveTable();
      if (screen === 'game') settle(await client.call('game.leave', {}));
      const progress = settle(await client.call('lessons.progress', {}));
      if (progress !== undefined) useLesson.setState({ progress });
    },
    async play() {
      if (useApp.getState().screen === 'game') settle(await client.call('game.leave', {}));
      leaveTable();
      await begin(newGameOf(firstForm(null)));
    },
    async close() {
      await showTitle(client);
    },
    async start(lesson, beat) {
      const scene = settle(await client.call('lessons.start', { lesson, beat }));
      if (scene === undefined) return;
      await openTable(client, scene.update, () => useLesson.setState({ ...AT_BEGINNING, beat: scene.beat }));
    },
    async reach(beat) {
      const progress = settle(await client.call('lessons.reach', { beat }));
      if (progress !== undefined) useLesson.setState({ progress });
    },
    async back(beat) {
      const update = settle(await client.call('lessons.back', { beat }));
      if (update !== undefined) await showUpdate(client, update);
    },
    async finish() {
      const progress = settle(await client.call('lessons.finish', {}));
      if (progress !== undefined) useLesson.setState({ progress });
    },
  };
}
