import { makeChallenges } from '../features/challenges/makeChallenges.ts';
import { makeProblems } from '../features/challenges/makeProblems.ts';
import { makeCoach } from '../features/lessons/makeCoach.ts';
import { makeLessons } from '../features/lessons/makeLessons.ts';
import { makeLibrary } from '../features/library/makeLibrary.ts';
import { makeReplay } from '../features/replay/makeReplay.ts';
import { makeSupport } from '../features/settings/makeSupport.ts';
import { makeStatistics } from '../features/statistics/makeStatistics.ts';
import type { Page } from '../game/page.ts';
import { settle } from '../game/settle.ts';
import { showTitle } from '../game/showTitle.ts';
import { openTable, showUpdate } from '../game/showUpdate.ts';
import { useLesson } from '../game/state/lesson.ts';
import { useTable } from '../game/state/table.ts';
import { openSetup, useApp } from '../platform/app.ts';
import type { Answer } from '../platform/client/client.ts';
import type { Commands } from './commands.ts';
import { makeQuestions } from './makeQuestions.ts';
import { makeSeating, type SeatingCall } from './makeSeating.ts';
import { makeSettings } from './makeSettings.ts';
import { type BackCall, makeWayBack } from './makeWayBack.ts';

/**
 * Asks for the game to go on with. A page that was loaded anew does not know how far the lesson or the problem on the
 * table was: it leaves that, and goes on with the game that it offers.
 */
async function reopen(page: Page): Promise<Answer<'game.open'>> {
  const answer = await page.call('game.open', {});
  if (!answer.ok || answer.value.kind === 'game' || useApp.getState().screen === 'game') return answer;
  settle(await page.call('game.leave', {}));
  return page.call('game.open', {});
}

/** Returns the commands of the page over a connection to its host. */
export function makeCommands(page: Page): Commands {
  const openGame = async (answer: Answer<'game.start' | 'game.open'>) => {
    const update = settle(answer);
    if (update !== undefined) await openTable(page, update);
  };
  const showAnswer = async (answer: Answer<BackCall | SeatingCall>) => {
    const update = settle(answer);
    if (update !== undefined) await showUpdate(page, update);
  };
  const { change, forgetOwn } = makeSettings(page);
  const library = makeLibrary(page);
  const start: Commands['start'] = async (game) => {
    await openGame(await page.call('game.start', game));
    const { seed: _, challenge: _challenge, ...lastTable } = game;
    await change({ lastTable });
  };
  const lessons = makeLessons(page, start);
  const problems = makeProblems(page);
  return {
    ...makeQuestions(page),
    ...makeSeating(page, showAnswer),
    ...makeWayBack(page, showAnswer),
    library,
    lessons,
    coach: makeCoach(page),
    challenges: makeChallenges(page),
    problems,
    replay: makeReplay(page, library),
    statistics: makeStatistics(page),
    support: makeSupport(page),
    start,
    resume: async () => openGame(await reopen(page)),
    async leave() {
      const kind = useTable.getState().update?.kind;
      if (kind === 'lesson') return lessons.open();
      if (kind === 'problem') return problems.open();
      settle(await page.call('game.leave', {}));
      await showTitle(page);
    },
    async act(request) {
      // Who acts has seen enough of what happened before.
      page.playback.send({ type: 'skip' });
      const before = useTable.getState().update;
      if (before?.kind === 'problem') return problems.answer(request.action);
      const answer = await page.call('game.act', request);
      if (!answer.ok) return answer.code;
      if (before?.kind === 'lesson') useLesson.setState({ taken: { action: request.action, before } });
      await showUpdate(page, answer.value);
      return null;
    },
    async setUpAgain({ seed: _, challenge: _challenge, ...lastTable }) {
      await change({ lastTable });
      settle(await page.call('game.leave', {}));
      await showTitle(page);
      openSetup();
    },
    change,
    forgetOwn,
    async copyContent() {
      return settle(await page.call('content.copy', {})) ?? null;
    },
    async quit(evenUnsaved = false) {
      // At once: the program may be gone before its answer is here.
      useApp.setState({ quit: true, quitUnsaved: false });
      const answer = await page.call('app.quit', evenUnsaved ? { evenUnsaved } : {});
      if (!answer.ok && answer.code === 'unsaved') useApp.setState({ quit: false, quitUnsaved: true });
      else page.end();
    },
  };
}
