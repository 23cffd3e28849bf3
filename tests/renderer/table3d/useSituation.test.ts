// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectionProvider } from '../../../renderer/game/selection/SelectionProvider.tsx';
import { useTable } from '../../../renderer/game/state/table.ts';
import { GAME_SAFE_AREA } from '../../../renderer/game/tableHost/safeArea.ts';
import { useSituation, useTouched } from '../../../renderer/table3d/useSituation.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

const VIEWPORT = { width: 1280, height: 720 };

/** Whether anything that can be chosen is lit, with a decision due at this screen. */
function isLit(playing: boolean): boolean {
  const update = new Session(freshGame('hg')).update([]);
  useTable.setState({ update, shown: update.view, playing });
  const { result } = renderHook(
    () => {
      const layout = useSituation(VIEWPORT, GAME_SAFE_AREA);
      if (layout === null) throw new Error('no game');
      return useTouched(layout, true);
    },
    { wrapper: SelectionProvider },
  );
  return result.current.some(
    ({ id, subject }) => id === 'halo wheel' || (id.startsWith('halo') && subject !== undefined),
  );
}

test('what can be chosen is lit when the player may choose, not while the others’ moves are being shown', () => {
  expect(isLit(false)).toBe(true);
  expect(isLit(true)).toBe(false);
});
