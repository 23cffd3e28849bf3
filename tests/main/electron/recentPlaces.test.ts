import { expect, it, vi } from 'vitest';
import { createResumeWishes, gameToResume } from '../../../main/electron/recentPlaces.ts';

it.each([
  [['C:\\Hadara.exe', '--resume=a-game-1', '--allow-file-access'], 'a-game-1'],
  [['--resume=a', '--resume=b'], 'a'],
  [[], null],
  [['--resume', 'a'], null],
  [['--resume='], null],
  [['--resume=../settings'], null],
  [['--resume=Constructor'], null],
  [['--resume=con'], null],
  [[`--resume=${'a'.repeat(65)}`], null],
])('reads from %j which game to go on with', (args, gameId) => {
  expect(gameToResume(args)).toBe(gameId);
});

it('keeps the wish until the program can be told, and the newest one only', () => {
  const command = vi.fn();
  const wishes = createResumeWishes();
  wishes.wish('a');
  wishes.wish('b');
  wishes.wish(null);
  wishes.deliverTo(command);
  expect(command).toHaveBeenCalledExactlyOnceWith({ name: 'resume', gameId: 'b' });
  wishes.wish('c');
  expect(command).toHaveBeenLastCalledWith({ name: 'resume', gameId: 'c' });
});
