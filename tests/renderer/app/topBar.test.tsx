// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../renderer/app/LanguageProvider.tsx';
import { TopBar } from '../../../renderer/app/TopBar.tsx';
import { GameContext } from '../../../renderer/game/game.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { freshGame } from '../../fixtures/savedGame.ts';
import { prepareDom } from '../dom.ts';

afterEach(cleanup);

it('shows the emblem of the seat that it names, also while the moves before the player’s own are shown', () => {
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  const update = new Session(freshGame('hg')).update([]);
  expect(update.screen.actor).toBe(0);
  for (const seat of [0, 1]) {
    const view = { ...update.view, deciders: [seat] };
    render(
      <LanguageProvider>
        <Tooltip.Provider>
          <GameContext value={{ update, view, playing: seat === 1, own: 0 }}>
            <TopBar>{null}</TopBar>
          </GameContext>
        </Tooltip.Provider>
      </LanguageProvider>,
    );
    const { name, emblem } = update.players[seat] ?? { name: '', emblem: '' };
    expect(screen.getByText(`${name} decides`)).toBeDefined();
    expect(document.querySelector('.bar-turn .emblem')?.className).toContain(emblem);
    cleanup();
  }
});
