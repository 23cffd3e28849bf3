import { makeChallenges } from '../features/challenges/makeChallenges.ts';
import { makeProblems } from '../features/challenges/makeProblems.ts';
import { makeCoach } from '../features/lessons/makeCoach.ts';
import { makeLessons } from '../features/lessons/makeLessons.ts';
import { makeLibrary } from '../features/library/makeLibrary.ts';
import { makeReplay } from '../features/replay/makeReplay.ts';
import { makeSupport } from '../features/settings/makeSupport.ts';
import { makeStatistics } from '../features/statistics/makeStatistics.ts';
import { skip } from '../game/playback/director.ts';
import { settle } from '../game/settle.ts';
import { showTitle } from '../game/showTitle.ts';
import { openTable, showUpdate } from '../game/showUpdate.ts';
import { useLesson } from '../game/state/lesson.ts';
import { useTable } from '../game/state/table.ts';
import { openSetup, useApp } from '../platform/app.ts';
import type { Answer, Client } from '../platform/client/client.ts';
import type { Commands } from './commands.ts';
import { makeQuestions } from './makeQuestions.ts';
import { makeRun } from './makeRun.ts';
import { makeSeating, type SeatingCall } from './makeSeating.ts';
import { makeSettings } from './makeSettings.ts';
import { type BackCall, makeWayBack } from './makeWayBack.ts';

/**
 * Asks for the game to go on with. A page that was loaded anew does not know how far the lesson or the problem on the
 * table was: it leaves that, and goes on with the game that it offers.
 */
async function reopen(client: Client): Promise<Answer<'game.open'>> {
  const answer = await client.call('game.open', {});
  if (!answer.ok || answer.value.kind === 'game' || useApp.getState().screen === 'game') return answer;
  settle(await client.call('game.leave', {}));
  return client.call('game.open', {});
}

/** Returns the commands of the page over a connection to its host. */
export function makeCommands(client: Client): Commands {
  const openGame = async (answer: Answer<'game.start' | 'game.open'>) => {
    const update = settle(answer);
    if (update !== undefined) await openTable(client, update);
  };
  const showAnswer = async (answer: Answer<BackCall | SeatingCall>) => {
    const update = settle(answer);
    if (update !== undefined) await showUpdate(client, update);
  };
  const { change, forgetOwn } = makeSettings(client);
  const library = makeLibrary(client);
  const start: Commands['start'] = async (game) => {
    await openGame(await client.call('game.start', game));
    const { seed: _, challenge: _challenge, ...lastTable } = game;
    await change({ lastTable });
  };
  const lessons = makeLessons(client, start);
  const problems = makeProblems(client);
  return {
    ...makeQuestions(client),
    ...makeSeating(client, showAnswer),
    ...makeWayBack(client, showAnswer),
    library,
    lessons,
    coach: makeCoach(client),
    challenges: makeChallenges(client),
    problems,
    replay: makeReplay(client, library),
    run: makeRun(client),
    statistics: makeStatistics(client),
    support: makeSupport(client),
    start,
    resume: async () => openGame(await reopen(client)),
    async leave() {
      const kind = useTable.getState().update?.kind;
      if (kind === 'lesson') return lessons.open();
      if (kind === 'problem') return problems.open();
      settle(await client.call('game.leave', {}));
      await showTitle(client);
    },
    async act(request) {
      // Who acts has seen enough of what happened before.
      skip();
      const before = useTable.getState().update;
      if (before?.kind === 'problem') return problems.answer(request.action);
      const answer = await client.call('game.act', request);
      if (!answer.ok) return answer.code;
      if (before?.kind === 'lesson') useLesson.setState({ taken: { action: request.action, before } });
      await showUpdate(client, answer.value);
      return null;
    },
    async setUpAgain({ seed: _, challenge: _challenge, ...lastTable }) {
      await change({ lastTable });
      settle(await client.call('game.leave', {}));
      await showTitle(client);
      openSetup();
    },
    change,
    forgetOwn,
    async copyContent() {
      return settle(await client.call('content.copy', {})) ?? null;
    },
    async quit(evenUnsaved = false) {
      // At once: the program may be gone before its answer is here.
      useApp.setState({ quit: true, quitUnsaved: false });
      const answer = await client.call('app.quit', evenUnsaved ? { evenUnsaved } : {});
      if (!answer.ok && answer.code === 'unsaved') useApp.setState({ quit: false, quitUnsaved: true });
      else client.end();
    },
  };
}
