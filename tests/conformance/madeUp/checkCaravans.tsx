// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../../renderer/app/LanguageProvider.tsx';
import { Expansions } from '../../../renderer/game/bar/GameMarks.tsx';
import { expansionSupplies } from '../../../renderer/table3d/layout/expansions.ts';
import { haloPieces } from '../../../renderer/table3d/layout/haloPieces.ts';
import { placesOf } from '../../../renderer/table3d/layout/places.ts';
import { applyAction, choicesOf, observe } from '../../../shared/flow/runner.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { gameAt } from '../../fixtures/sketch.ts';
import { prepareDom } from '../../renderer/dom.ts';
import { openPanelAt } from '../../renderer/features/play/panelAt.tsx';
import { SYMBOL } from './caravans.ts';

/*
 * The caravans before a player's eyes. Run where the expansion is a part of the game: in the copy that
 * `madeUpExpansion.long.test.ts` makes.
 */

// What the game that is compiled here does not know yet.
const SEND = { type: 'caravan' } as unknown as Action;
const gameWithCaravans = () =>
  gameAt('caravan' as 'statue', { expansions: ['caravans' as 'market'], seats: [{ coins: 8 }, {}] });

test('the panel offers a caravan, says what it costs and brings, and sends it', async () => {
  const { acted } = openPanelAt(gameWithCaravans());
  expect(screen.getByRole('region', { name: 'Decision' }).textContent).toMatch(/You may send a caravan for coins/);
  const send = screen.getByRole('button', { name: /^Send a caravan/ });
  expect(send.getAttribute('aria-label')).toMatch(/coins 8 → 2; points \+2/);
  fireEvent.click(send, { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
  await waitFor(() => expect(acted).toEqual([SEND]));
});

test('the table lights where a caravan comes from, and shows those that are sent', () => {
  const game = gameWithCaravans();
  const before = observe(game, 0);
  const lights = haloPieces(before, placesOf(2, 0), 0, choicesOf(game, 0), []).map(({ id }) => id);
  expect(lights).toContain('halo caravan');
  expect(expansionSupplies(before, true)).toEqual([]);
  applyAction(game, 0, SEND);
  expect(expansionSupplies(observe(game, 0), true).map(({ id }) => id)).toEqual(['caravan 0 0']);
});

test('the bar shows its symbol, and says its name', () => {
  cleanup();
  prepareDom();
  render(<Expansions expansions={['caravans' as 'market']} />, { wrapper: LanguageProvider });
  expect(screen.getByRole('listitem').textContent).toBe('Caravans');
  expect(document.querySelector('.bar-expansion path')?.getAttribute('d')).toBe(SYMBOL);
});
