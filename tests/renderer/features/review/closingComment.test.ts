import { expect, it } from 'vitest';
import { closingComment } from '../../../../renderer/features/review/score/Podium.tsx';
import type { Controller, Player } from '../../../../shared/contract/tableSetup.ts';
import { EMBLEMS } from '../../../../shared/vocabulary/seats.ts';
import { scoreLine } from '../../../fixtures/scoreLine.ts';

/** Who speaks after a game with these points; names beginning with B are bots'. */
function speaker(points: Readonly<Record<string, number>>, winner: number): string | undefined {
  const players = Object.keys(points).map((name, seat): Player => {
    const controller: Controller = name.startsWith('B') ? { kind: 'bot', level: 'regent' } : { kind: 'human' };
    return { name, controller, emblem: EMBLEMS[seat] ?? EMBLEMS[0] };
  });
  const lines = Object.values(points).map((total) => ({ ...scoreLine({}), total }));
  return closingComment({ lines, winners: [winner] }, players)?.name;
}

it.each([
  ['the best of the bots after a person has won', { B1: 40, B2: 70, B3: 50, Ada: 90 }, 3, 'B2'],
  ['the winner, also where another has as many points', { B1: 70, B2: 70, Ada: 50 }, 1, 'B2'],
  ['nobody where no bot has played', { Ada: 70, Chen: 50 }, 0, undefined],
])('the last word has %s', (_who, points, winner, name) => expect(speaker(points, winner)).toBe(name));
