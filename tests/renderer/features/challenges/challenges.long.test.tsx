// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { textWithChecksum } from '../../../../main/host/files/checksummedFile.ts';
import { useChallenges } from '../../../../renderer/features/challenges/challengesStore.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { Attempt, ChallengeProgress } from '../../../../shared/contract/challengeAnswers.ts';
import { USUAL_KEYS } from '../../../../shared/vocabulary/keys.ts';
import { MemoryDisk } from '../../../main/host/files/memoryDisk.ts';
import { button, openPage, settled, tableOf, updateNow } from '../../page.tsx';

const TODAY = '1970-01-01';

const attempt = (change: Pick<Attempt, 'gameId' | 'tag'> & Partial<Attempt>): Attempt => ({
  seed: 1,
  finishedAt: 1,
  points: 160,
  others: [150, 140],
  rank: 1,
  stars: [],
  uncounted: null,
  ...change,
});

/** A data folder in which all this was played. */
function played(notes: Pick<ChallengeProgress, 'attempts' | 'pars'>): MemoryDisk {
  const disk = new MemoryDisk();
  disk.put('/data/challenges.json', textWithChecksum({ name: 'challenges.json', version: 1 }, notes));
  return disk;
}

async function openChallenges(disk = new MemoryDisk()) {
  const { seed: _, ...lastTable } = tableOf(['human', 'bot']);
  const page = await openPage({ lastTable }, disk);
  fireEvent.click(button('Challenges'));
  await screen.findByRole('tab', { name: 'Deal of the day' });
  await waitFor(() => expect(useChallenges.getState().progress).not.toBeNull());
  return page;
}

const goTo = (section: string): void => {
  fireEvent.mouseDown(screen.getByRole('tab', { name: section }));
};

beforeEach(() => useChallenges.setState(useChallenges.getInitialState(), true));

describe('the screen of challenges', () => {
  it('shows a day with its result against par, in words that tell nothing of the deal', async () => {
    const daily = attempt({ gameId: 'day', tag: { kind: 'daily', date: TODAY } });
    const disk = played({ attempts: [daily], pars: { [TODAY]: 172 } });
    await openChallenges(disk);
    await screen.findByRole('button', { name: /, Marketplaces: 160 points, −12 against par/ });
    expect(screen.getByRole('group', { name: 'The last five weeks' }).textContent).toMatch(
      /^Mon.*Basic game.*Sun.*Everything/,
    );
    const seats = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(seats).toEqual(['Ada', expect.stringContaining('Governor'), expect.stringContaining('Regent')]);
    const sum = screen.getByText('In a row').closest('dl')?.textContent;
    expect(sum).toBe('In a row1Days1At par or above0Best160');
    expect(button('Copy result')).toBeTruthy();
    // Another game of this day is practice.
    expect(button('Play as practice')).toBeTruthy();
  });

  it('begins a game for a challenge, which says so, and leaves the last table as it was', async () => {
    await openChallenges();
    const before = useSettings.getState().lastTable;
    goTo('Thirty challenges');
    fireEvent.click(await screen.findByRole('button', { name: /^Peaceful realm/ }));
    expect(screen.getByText('At most 2 red cards at the end · Win')).toBeTruthy();
    fireEvent.click(button('Play'));
    await waitFor(() => expect(useApp.getState().screen).toBe('game'));
    await settled();
    expect(updateNow().challenge).toEqual({ kind: 'challenge', id: 'peacefulRealm' });
    expect(updateNow().players[0]?.name).toBe('Ada');
    expect(useSettings.getState().lastTable).toEqual(before);
    await screen.findByRole('button', { name: 'Peaceful realm' });
    fireEvent.keyDown(document.body, { key: USUAL_KEYS.goals });
    expect((await screen.findByRole('dialog', { name: 'Peaceful realm' })).textContent).toContain('At most 1 red card');
  });

  it('counts stars, and leads up the ladder', async () => {
    const tag = { kind: 'challenge', id: 'firstCrown' } as const;
    const rung = { kind: 'ladder', level: 'apprentice' } as const;
    const disk = played({
      attempts: [
        attempt({ gameId: 'a', tag, stars: [0, 2] }),
        attempt({ gameId: 'b', tag: rung, seed: 2 }),
        attempt({ gameId: 'c', tag: rung, seed: 3 }),
      ],
      pars: {},
    });
    await openChallenges(disk);
    goTo('Thirty challenges');
    expect((await screen.findByRole('button', { name: /^First crown/ })).textContent).toContain('2 of 3 stars');
    goTo('Ladder');
    const rungs = (await screen.findAllByRole('listitem')).map(({ dataset }) => dataset.state);
    expect(rungs).toEqual(['locked', 'locked', 'locked', 'due', 'passed']);
  });
});
