import type { Page } from '@playwright/test';
import { playBotGame } from '../../shared/session/bots/botGame.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { DECISIONS, type Decision } from '../../shared/vocabulary/time.ts';
import { gameAwaiting } from '../fixtures/awaitingGame.ts';
import { sampled } from '../thorough.ts';
import { goOnWith, openGames } from './gamesList.ts';
import { makeNotes } from './guidelines.ts';
import { expect, test } from './program.ts';
import { choicesOn, curtain, leave, scoreSheet, unfoldSetup, withoutTable } from './table.ts';
import { lay } from './takeUp.ts';

test.use({ settings: { speed: 'instant', quality: 'low', reducedMotion: 'on', learnOffered: true } });

/** `draft` among them, where more can be opened. */
const LOOKED_AT = [...new Set<Decision>(['draft', ...sampled(DECISIONS, 4)])];

/** A game at each of these decisions, each to be found by the decision's name. */
const atDecisions = (): readonly SavedGame[] =>
  LOOKED_AT.map((decision) => ({ ...gameAwaiting(decision), gameId: decision.toLowerCase(), name: decision }));

/** A game before the last decision of its one person, and one of two people at one screen. */
function others(): readonly SavedGame[] {
  const drafting = gameAwaiting('draft');
  const seated = (people: number, rest: 'governor' | 'apprentice'): SavedGame['players'] =>
    drafting.players.map((player, seat) => ({
      ...player,
      controller: seat < people ? { kind: 'human' } : { kind: 'bot', level: rest },
    }));
  const { actions } = playBotGame({ ...drafting, players: seated(0, 'apprentice'), actions: [] }).saved;
  const last = actions.findLastIndex(({ seat }) => seat === 0);
  return [
    {
      ...drafting,
      players: seated(1, 'apprentice'),
      actions: actions.slice(0, last),
      gameId: 'ending',
      name: 'ending',
    },
    { ...drafting, players: seated(2, 'governor'), gameId: 'shared', name: 'shared' },
  ];
}

/** Decides whatever comes until the game is over. What was just decided may still stand there, and go under the pointer. */
async function playOut(page: Page): Promise<void> {
  const choice = choicesOn(page).first();
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  const unlessGone = (press: Promise<void>): Promise<void> => press.catch(() => undefined);
  for (;;) {
    await expect(choice.or(scoreSheet(page)).first()).toBeVisible();
    if (await scoreSheet(page).isVisible()) return;
    await unlessGone(choice.click({ timeout: 5_000 }));
    await unlessGone(confirm.click({ timeout: 5_000 }));
    await expect(confirm).toBeHidden();
  }
}

test('no screen, no decision and no dialog breaks a guideline for accessibility', { tag: '@long' }, async ({
  page,
  program,
}) => {
  await withoutTable(page);
  const { found, look } = makeNotes(page);
  await lay(program, [...atDecisions(), ...others()]);
  await program.open(page);
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  await look('title');
  // Two people's game is the newest.
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(curtain(page)).toBeVisible();
  await look('curtain');
  await page.reload();
  for (const name of ['Settings', 'Gallery', 'About']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'About' }).click();
  await page.getByRole('button', { name: 'Accessibility' }).click();
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible();
  await look('accessibility');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'About' }).click();
  await page.getByRole('button', { name: 'What is stored, and where' }).click();
  await expect(page.getByRole('dialog', { name: 'What is stored, and where' })).toBeVisible();
  await look('what is stored');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'Rule book' }).locator('h3').first()).toBeVisible();
  await look('rule book');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await look('set-up, folded');
  await unfoldSetup(page);
  await look('set-up');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('games');
  await page.getByRole('button', { name: 'Back to the title' }).click();
  await page.getByRole('button', { name: 'Challenges' }).click();
  for (const name of ['Deal of the day', 'Problems', 'Thirty challenges', 'Ladder']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await look(name);
  }
  await page.getByRole('button', { name: 'Back' }).click();

  for (const decision of LOOKED_AT) {
    await goOnWith(page, decision);
    await expect(choicesOn(page).first()).toBeVisible();
    await choicesOn(page).first().click();
    await look(decision);
    if (decision === 'draft') {
      for (const key of ['l', 'f']) {
        await page.keyboard.press(key);
        await look(`draft with ${key}`);
        await page.keyboard.press(key);
      }
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('keys');
      await page.keyboard.press('Escape');
    }
    await leave(page);
  }
  expect(found).toEqual({});
});

test('nor does anything that comes after a game', async ({ page, program }) => {
  await withoutTable(page);
  const { found, look } = makeNotes(page);
  await lay(program, others());
  await program.open(page);
  await goOnWith(page, 'ending');
  await playOut(page);
  await look('score sheet');
  await page.getByRole('button', { name: 'Open the books' }).click();
  await expect(page.getByRole('dialog', { name: /^The books/ })).toBeVisible();
  await look('books');
  await page.getByRole('radio', { name: 'Analysis' }).click();
  await expect(page.getByRole('dialog', { name: /^Analysis/ })).toBeVisible();
  await look('analysis');
  await page.reload();
  await page.getByRole('button', { name: 'Statistics' }).click();
  for (const name of ['Overview', 'Achievements']) {
    await page.getByRole('tab', { name }).click();
    await look(`statistics: ${name}`);
  }
  await page.getByRole('button', { name: 'Back to the title' }).click();
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await expect(page.getByRole('button', { name: 'Begin' }).first()).toBeVisible();
  await look('lessons');
  await page.getByRole('button', { name: 'Back to the title' }).click();
  await openGames(page);
  await page
    .getByRole('article', { name: /^ending/ })
    .getByRole('button', { name: /^Replay/ })
    .click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await look('replay');
  expect(found).toEqual({});
});
