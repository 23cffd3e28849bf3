// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, chooseFromMenu, openPage } from '../../page.tsx';

const panel = (): HTMLElement => document.querySelector<HTMLElement>('.panel') as HTMLElement;

async function openSection(): Promise<void> {
  await openPage({ confirmActions: false });
  fireEvent.click(button('Challenges'));
  const tab = await screen.findByRole('tab', { name: 'Problems' });
  // As radix hears it.
  fireEvent.mouseDown(tab);
  await screen.findByText('Problem of the day');
}

describe('problems', () => {
  it('are asked in the panel, answered once, and say why', async () => {
    await openSection();
    fireEvent.click(button('Solve it'));
    const asked = await screen.findByText(/You have one try\.$/);
    expect(panel().contains(asked)).toBe(true);
    expect(within(panel()).queryByRole('button', { name: /advice/i })).toBeNull();
    fireEvent.click(within(panel()).getByRole('button', { name: 'Show it' }));
    await screen.findByText('This is the best move');
    const moves = screen.getByRole('table', { name: /^What each move is worth/ });
    expect(within(moves).getAllByRole('row').length).toBeGreaterThan(2);
    expect(within(moves).getAllByText('the best')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Next'));
    fireEvent.click(button('Next'));
    await screen.findByText(/You have one try\.$/);
    chooseFromMenu(/^Leave/);
    await screen.findByText('Problem of the day');
    expect(screen.getByText('Missed')).toBeTruthy();
  });

  it('are answered by deciding as ever, and played on from', async () => {
    await openSection();
    fireEvent.click(button(/^Easy: 0 of/));
    await screen.findByText(/You have one try\.$/);
    const choice = panel().querySelector<HTMLElement>('.panel-choices [data-verb]');
    fireEvent.click(choice as HTMLElement);
    await screen.findByText(/^What each move is worth/);
    expect(screen.getByText('your move')).toBeTruthy();
    fireEvent.click(button('Play on from here'));
    await screen.findAllByText('Practice');
    expect(document.querySelector('.problem-answer')).toBeNull();
  });
});
