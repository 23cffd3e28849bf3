import { beforeEach, expect, it } from 'vitest';
import { openGames, removeGame } from '../../../../renderer/features/library/commands.ts';
import { useLibrary } from '../../../../renderer/features/library/library.ts';
import { createPage } from '../../../../renderer/game/page.ts';
import { clientOver } from '../../../../renderer/platform/client/client.ts';
import type { GameSummary } from '../../../../shared/contract/answers.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

const summary = summaryOf(freshGame('hga'), 0);
const gamesOf = (count: number): GameSummary[] =>
  Array.from({ length: count }, (_, index) => ({ ...summary, gameId: `game-${index}` }));

beforeEach(() => useLibrary.setState(useLibrary.getInitialState(), true));

/** A page before a host with so many games, and what the list was whenever something was asked for. Any may be refused. */
function page(count: number, refuses: readonly string[] = []) {
  const asked: unknown[] = [];
  const client = createPage(
    clientOver({
      call: async (name, input) => {
        if (refuses.includes(name)) return { ok: false, code: 'internal', detail: '' };
        if (name === 'games.delete') return { ok: true, value: gamesOf(count).slice(1) };
        if (name !== 'games.list') return { ok: true, value: null };
        const { games, isWhole } = useLibrary.getState();
        asked.push([input, games?.length ?? null, isWhole]);
        const { newest } = input as { readonly newest?: number };
        return { ok: true, value: gamesOf(count).slice(0, newest) };
      },
      on: () => () => undefined,
      onLink: () => () => undefined,
      end: () => undefined,
    }),
  );
  return { asked, client };
}

it('shows the newest games of many before it asks for all', async () => {
  const { asked, client } = page(1000);
  await openGames(client);
  expect(asked).toEqual([
    [{ newest: 30 }, null, false],
    [{}, 30, false],
  ]);
  expect(useLibrary.getState()).toMatchObject({ isWhole: true, games: gamesOf(1000) });
  await openGames(client);
  expect(asked.slice(2)).toEqual([[{}, 1000, true]]);
});

it('asks once for few games', async () => {
  const { asked, client } = page(29);
  await openGames(client);
  expect(asked).toHaveLength(1);
  expect(useLibrary.getState()).toMatchObject({ isWhole: true, games: gamesOf(29) });
});

it('keeps a game that was deleted, so that it can be brought back, and none that was not', async () => {
  const [game] = gamesOf(1);
  if (game === undefined) throw new Error('there is a game');
  await removeGame(page(3, ['games.delete']).client, game);
  expect(useLibrary.getState()).toMatchObject({ deleted: [], games: null });
  await removeGame(page(3).client, game);
  expect(useLibrary.getState()).toMatchObject({ deleted: [game], games: gamesOf(3).slice(1) });
});
