import { describe, expect, it } from 'vitest';
import { standardContent } from '../../shared/content/content.ts';
import { recordOf } from '../../shared/session/records/record.ts';
import { EXPANSIONS } from '../../shared/vocabulary/options.ts';
import { SEAT_COUNTS } from '../../shared/vocabulary/seats.ts';
import { setupWith } from '../fixtures/options.ts';
import { finishedGame } from '../fixtures/savedGame.ts';
import { ownPieces } from './ownPieces.ts';
import { checkRecord, WrongRecord } from './referee/recordCheck.ts';

describe('the referee', () => {
  const lines = JSON.parse(JSON.stringify(recordOf(finishedGame(setupWith(2, 'basic', 3)), true)));

  it.each([
    ['a coin too many', (line: { after: { coins: number[] } }) => (line.after.coins[0] as number)++],
    ['a card too many', (line: { after: { cards: number[] } }) => (line.after.cards[1] as number)++],
    ['an illegal action more', (line: { legal: unknown[] }) => line.legal.push({ type: 'gold' })],
    ['a legal action less', (line: { legal: unknown[] }) => line.legal.pop()],
    ['another seat', (line: { seat: number }) => (line.seat = 1 - line.seat)],
    ['another step', (line: { step: string }) => (line.step = 'colony')],
  ])('sees %s', (_name, spoil) => {
    const spoilt = structuredClone(lines);
    spoil(spoilt[20]);
    expect(() => checkRecord(spoilt)).toThrow(WrongRecord);
    expect(() => checkRecord(lines)).not.toThrow();
  });

  it.each([
    ['a monument that is not dealt', (header: { monuments: string[] }) => header.monuments.pop()],
    [
      'one monument twice',
      (header: { monuments: string[] }) => header.monuments.splice(0, 1, ...header.monuments.slice(1)),
    ],
    ['a card of no set in play', (header: { box: { 1: { red: string[] } } }) => header.box[1].red.push('1-red-n01')],
    ['a back of another level', (header: { colonies: { 3: string[] } }) => (header.colonies[3][0] = 'colony-9-1')],
    ['another setup card', (header: { seats: { setupCard: string }[] }) => header.seats.reverse()],
  ])('sees %s in the deal', (_name, spoil) => {
    const dealt = JSON.parse(JSON.stringify(recordOf(finishedGame(setupWith(3, 'basic', 3, ['monuments'])), false)));
    expect(() => checkRecord(dealt)).not.toThrow();
    spoil(dealt[0]);
    expect(() => checkRecord(dealt)).toThrow(WrongRecord);
  });

  it('sees a wrong result', () => {
    const spoilt = structuredClone(lines);
    spoilt.at(-1).scores[0].market += 1;
    expect(() => checkRecord(spoilt)).toThrow(WrongRecord);
  });

  it.each(SEAT_COUNTS)('reads games of %i that were played with a player’s own pieces', (seats) => {
    const setup = { ...setupWith(seats, 'advanced', 5, EXPANSIONS), content: ownPieces.id };
    const game = { ...finishedGame(setup), content: ownPieces.id };
    const own = JSON.parse(JSON.stringify(recordOf(game, true)));
    expect(() => checkRecord(own, ownPieces.file)).not.toThrow();
    expect(() => checkRecord(own, standardContent.file)).toThrow(WrongRecord);
    expect(() => checkRecord(own)).toThrow(/own content/);
    expect(() => checkRecord(lines)).not.toThrow();
  });

  it('sees a missing line', () => {
    expect(() => checkRecord(lines.toSpliced(30, 1))).toThrow(WrongRecord);
  });
});
