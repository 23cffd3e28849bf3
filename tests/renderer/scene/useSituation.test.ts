// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GAME_SAFE_AREA } from '../../../renderer/scene/safeArea.ts';
import { useSituation } from '../../../renderer/scene/useSituation.ts';
import { useTable } from '../../../renderer/store/table.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

const VIEWPORT = { width: 1280, height: 720 };

/** Whether anything that can be chosen is lit, with a decision due at this screen. */
function isLit(playing: boolean): boolean {
  const update = new Session(freshGame('hg')).update([]);
  useTable.setState({ update, shown: update.view, playing });
  const { result } = renderHook(() => useSituation(VIEWPORT, GAME_SAFE_AREA, true));
  const lights = result.current?.pieces.filter(({ id, subject }) => id.startsWith('halo') && subject !== undefined);
  return (lights?.length ?? 0) > 0 || result.current?.pieces.some(({ id }) => id === 'halo wheel') === true;
}

test('what can be chosen is lit when the player may choose, not while the others’ moves are being shown', () => {
  expect(isLit(false)).toBe(true);
  expect(isLit(true)).toBe(false);
});
