// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { PosterDialog } from '../../../../renderer/features/library/PosterDialog.tsx';
import { PosterContext, type PosterPainter, type PosterSubject } from '../../../../renderer/game/poster.ts';
import { pageContent, showContent } from '../../../../renderer/platform/pageContent.ts';
import { prepareContent, registerContent, standardContent } from '../../../../shared/content/content.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import { timelineOf, viewAt } from '../../../../shared/session/replay/replayTimeline.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

const { saved } = playBotGame({ ...freshGame('cc'), gameId: 'poster' });

/** The host answers when this is over. */
let held: Promise<void> = Promise.resolve();

const HOST = fakeHost({
  'replay.open': async () => {
    await held;
    return timelineOf(saved, null, true);
  },
  'replay.view': ({ position }) => viewAt(saved, null, position),
});

async function openPoster(painter: Partial<PosterPainter>): Promise<void> {
  cleanup();
  prepareDom();
  const whole: PosterPainter = {
    poster: async () => document.createElement('canvas'),
    city: async () => document.createElement('canvas'),
    film: async () => new Blob(),
    ...painter,
  };
  render(
    <LanguageProvider>
      <Connected host={HOST}>
        <PosterContext value={whole}>
          <Tooltip.Provider>
            <PosterDialog gameId="poster" onClose={() => undefined} />
          </Tooltip.Provider>
        </PosterContext>
      </Connected>
    </LanguageProvider>,
  );
  await screen.findByRole('dialog', { name: 'Poster and film' });
}

const said = () => screen.getByRole('status').textContent;

describe('the poster of a finished game', () => {
  it('tells how everything lay at the end of each of six phases, who won, when, and from which seed', async () => {
    let told: PosterSubject | undefined;
    await openPoster({
      poster: async (subject) => {
        told = subject;
        return document.createElement('canvas');
      },
    });
    await waitFor(() => expect(said()).toBe('Nothing is sent anywhere.'));
    expect(told?.views.map(({ epoch, phase }) => `${epoch}${phase}`)).toHaveLength(6);
    expect(told?.views.at(-1)?.result).not.toBeNull();
    expect(told?.title).toMatch(/ wins with | share the victory /);
    expect(told?.foot[0]).toContain(`Seed ${saved.seed}`);
    expect(screen.getByRole('img', { name: told?.title ?? '' })).toBeDefined();
  });

  it('says in words that this machine cannot draw it, and offers nothing that cannot be done', async () => {
    await openPoster({ poster: () => Promise.reject(new Error('no WebGL')) });
    await waitFor(() => expect(said()).toMatch(/could not draw the picture/));
    expect(screen.getByRole('button', { name: 'Save picture' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is painted anew in the other shape', async () => {
    const poster = vi.fn(async () => document.createElement('canvas'));
    await openPoster({ poster });
    await waitFor(() => expect(poster).toHaveBeenLastCalledWith(expect.anything(), 'wide'));
    fireEvent.click(screen.getByRole('radio', { name: 'Tall' }));
    await waitFor(() => expect(poster).toHaveBeenLastCalledWith(expect.anything(), 'tall'));
  });

  it('says how far the film is, and films once at a time', async () => {
    let tell: (share: number) => void = () => undefined;
    const film = vi.fn<PosterPainter['film']>((_subject, _kind, told) => {
      tell = told;
      return new Promise(() => undefined);
    });
    await openPoster({ film });
    await waitFor(() => expect(said()).toBe('Nothing is sent anywhere.'));
    fireEvent.click(screen.getByRole('button', { name: 'Small film (GIF)' }));
    act(() => tell(0.42));
    expect(said()).toMatch(/42/);
    fireEvent.click(screen.getByRole('button', { name: 'Film' }));
    expect(film).toHaveBeenCalledTimes(1);
  });

  it('lets the film go, and the content of the page be, once it is closed', async () => {
    let ends: AbortSignal | undefined;
    await openPoster({
      film: (_subject, _kind, _told, signal) => {
        ends = signal;
        return new Promise(() => undefined);
      },
    });
    await waitFor(() => expect(said()).toBe('Nothing is sent anywhere.'));
    fireEvent.click(screen.getByRole('button', { name: 'Film' }));
    expect(ends?.aborted).toBe(false);
    cleanup();
    expect(ends?.aborted).toBe(true);
    let answer = (): void => undefined;
    held = new Promise((resolve) => {
      answer = resolve;
    });
    await openPoster({});
    cleanup();
    const other = prepareContent({ ...standardContent.file, coinsPerPoint: 2 }, 'p0ster');
    registerContent(other);
    showContent(other);
    answer();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(pageContent()).toBe(other);
    showContent(standardContent);
  });
});
