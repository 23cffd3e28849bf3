import { describe, expect, it } from 'vitest';
import type { RecordProblem } from '../../../../shared/contract/fileAnswers.ts';
import { RECORD_LIMITS } from '../../../../shared/session/records/recordImport.ts';
import { recordLines as good, type Line, lineWhere, problemOf, spoilt, textOf } from '../../../fixtures/recordFile.ts';

describe('a header is refused', () => {
  const headers: [string, (line: Line) => void, Partial<RecordProblem>][] = [
    ['of another format', (line) => Object.assign(line, { format: 'chess' }), { reason: 'notARecord' }],
    ['of no format', (line) => Reflect.deleteProperty(line, 'format'), { reason: 'notARecord' }],
    ['of a newer version', (line) => Object.assign(line, { version: 2 }), { reason: 'newerVersion', detail: '2' }],
    ['of version 0', (line) => Object.assign(line, { version: 0 }), { reason: 'wrongShape', detail: 'version' }],
    ['without options', (line) => Reflect.deleteProperty(line, 'options'), { reason: 'wrongShape', detail: 'options' }],
    [
      'with an unknown expansion',
      (line) => Object.assign(line, { options: { seats: 3, mode: 'basic', expansions: ['space'] } }),
      { reason: 'wrongShape', detail: 'options.expansions.0' },
    ],
    [
      'with another number of seats',
      (line) => Object.assign(line, { seats: (line.seats as unknown[]).slice(1) }),
      { reason: 'wrongShape', detail: 'options.seats' },
    ],
    [
      'with an emblem twice',
      (line) => Object.assign(line, { seats: (line.seats as Line[]).map((seat) => ({ ...seat, emblem: 'lion' })) }),
      { reason: 'wrongShape', detail: 'seats' },
    ],
    ['without a box', (line) => Reflect.deleteProperty(line, 'box'), { reason: 'wrongShape', detail: 'box' }],
    [
      'with cards that are numbers',
      (line) => Object.assign(line.decks as Line, { 2: { yellow: [7], red: [], blue: [], green: [], purple: [] } }),
      { reason: 'wrongShape', detail: 'decks.2.yellow.0' },
    ],
    [
      'with an unknown content',
      (line) => Object.assign(line, { content: { id: 'f00d' } }),
      { reason: 'unknownContent', detail: 'f00d' },
    ],
    [
      'with an impossible deal',
      (line) => Object.assign(line, { monuments: ['monument-1', 'monument-2', 'monument-2'] }),
      { reason: 'impossibleDeal', detail: 'monuments: monument-2' },
    ],
  ];

  it.each(headers)('%s', (_what, spoil, problem) => {
    expect(problemOf(textOf(spoilt(1, spoil)))).toMatchObject({ line: 1, ...problem });
  });

  it('that is missing', () => {
    expect(problemOf(textOf(good.slice(1)))).toMatchObject({ line: 1, reason: 'notARecord' });
  });
});

const draft = lineWhere((line) => line.step === 'draft' && line.phase === 'A');
const market = lineWhere((line) => line.step === 'market');

describe('a line is refused', () => {
  const lines: [string, number, (line: Line) => void, Partial<RecordProblem>][] = [
    ['that is no decision', 5, (line) => Object.assign(line, { type: 'remark' }), { reason: 'wrongShape' }],
    [
      'with a wrong number',
      5,
      (line) => Object.assign(line, { n: 5 }),
      { reason: 'wrongLabel', detail: 'n: 5 instead of 4' },
    ],
    ['of a wrong epoch', draft, (line) => Object.assign(line, { epoch: 2 }), { reason: 'wrongLabel' }],
    ['of a wrong phase', draft, (line) => Object.assign(line, { phase: 'B' }), { reason: 'wrongLabel' }],
    [
      'of a wrong step',
      market,
      (line) => Object.assign(line, { step: 'income' }),
      { reason: 'wrongLabel', detail: 'step: income instead of market' },
    ],
    ['of another seat', draft, (line) => Object.assign(line, { seat: 4 }), { reason: 'notYourTurn' }],
    ['of no seat', draft, (line) => Object.assign(line, { seat: '0' }), { reason: 'wrongShape', detail: 'seat' }],
    [
      'with an illegal action',
      draft,
      (line) => Object.assign(line, { action: { type: 'draft', keep: '3-red-01', action: 'buy' } }),
      { reason: 'illegalAction', detail: 'draft 3-red-01 buy' },
    ],
    [
      'with more in its action',
      draft,
      (line) => Object.assign(line, { action: { ...(line.action as object), twice: true } }),
      { reason: 'illegalAction' },
    ],
    ['with a list for an action', draft, (line) => Object.assign(line, { action: [] }), { reason: 'wrongShape' }],
    ['with an action missing in `legal`', draft, (line) => (line.legal as unknown[]).pop(), { reason: 'wrongLegal' }],
    [
      'with another action in `legal`',
      draft,
      (line) => (line.legal as unknown[]).splice(0, 1, { type: 'pass' }),
      { reason: 'wrongLegal' },
    ],
    [
      'with an action twice in `legal`',
      draft,
      (line) => (line.legal as unknown[]).splice(0, 1, (line.legal as unknown[])[1]),
      { reason: 'wrongLegal' },
    ],
    ['without `after`', draft, (line) => Reflect.deleteProperty(line, 'after'), { reason: 'wrongPosition' }],
    [
      'with a coin too many afterwards',
      market,
      (line) => ((line.after as { coins: number[] }).coins[1] as number)++,
      { reason: 'wrongPosition' },
    ],
    [
      'with another track afterwards',
      market,
      (line) => ((line.after as { tracks: number[][] }).tracks[2] as number[]).reverse(),
      { reason: 'wrongPosition' },
    ],
    [
      'with cards of fewer seats afterwards',
      market,
      (line) => (line.after as { cards: number[] }).cards.pop(),
      { reason: 'wrongPosition', detail: 'after.cards: a list of 2 instead of a list of 3' },
    ],
    [
      'with another score',
      good.length,
      (line) => Object.assign((line.scores as Line[])[1] as Line, { market: 99 }),
      { reason: 'wrongResult', detail: expect.stringMatching(/^scores\.1\.market: 99 instead of \d+$/) },
    ],
    [
      'with another winner',
      good.length,
      (line) => Object.assign(line, { winners: [0, 1, 2] }),
      { reason: 'wrongResult' },
    ],
    [
      'that should be the result',
      good.length,
      (line) => Object.assign(line, { type: 'action' }),
      { reason: 'wrongShape' },
    ],
  ];

  it.each(lines)('%s', (_what, line, spoil, problem) => {
    expect(problemOf(textOf(spoilt(line, spoil)))).toMatchObject({ line, ...problem });
  });

  it('that is missing, doubled, or exchanged with the next', () => {
    expect(problemOf(textOf(good.toSpliced(9, 1)))).toMatchObject({ line: 10, reason: 'wrongLabel' });
    expect(problemOf(textOf(good.toSpliced(9, 0, good[9] as Line)))).toMatchObject({ line: 11, reason: 'wrongLabel' });
    expect(problemOf(textOf(good.toSpliced(9, 2, good[10] as Line, good[9] as Line)))).toMatchObject({ line: 10 });
  });

  it('that is not JSON, or no object, or too long', () => {
    const lines = textOf(good).split('\n');
    expect(problemOf(lines.with(3, '{"type":').join('\n'))).toEqual({ line: 4, reason: 'notJson', detail: '{"type":' });
    expect(problemOf(lines.with(3, 'null').join('\n'))).toMatchObject({ line: 4, reason: 'notJson' });
    const long = `{"type":"action","note":"${'x'.repeat(RECORD_LIMITS.line)}"}`;
    expect(problemOf(lines.with(3, long).join('\n'))).toMatchObject({ line: 4, reason: 'tooLarge' });
  });

  it('in the second record, and then the first is not imported either', () => {
    const second = spoilt(5, (line) => Object.assign(line, { n: 99 }));
    expect(problemOf(textOf(good) + textOf(second))).toMatchObject({ line: good.length + 5, reason: 'wrongLabel' });
  });
});

describe('a file is refused', () => {
  it('that is empty', () => {
    for (const text of ['', '\n\n', ' \r\n', '\uFEFF'])
      expect(problemOf(text)).toEqual({ line: 1, reason: 'empty', detail: '' });
  });

  it('that is cut short: at its end, by a result, by the next record', () => {
    const [lines, last] = [good.slice(0, 40), good.at(-1)];
    expect(problemOf(textOf(lines))).toMatchObject({ line: 40, reason: 'cutShort' });
    expect(problemOf(textOf(good.slice(0, -1)))).toMatchObject({ line: good.length - 1, reason: 'cutShort' });
    expect(problemOf(textOf([...lines, last]))).toMatchObject({ line: 41, reason: 'cutShort', detail: 'decision 40' });
    expect(problemOf(textOf([...lines, ...good]))).toMatchObject({ line: 41, reason: 'cutShort' });
    expect(problemOf(textOf([...good.slice(0, -1), ...good]))).toMatchObject({ line: good.length, reason: 'cutShort' });
  });

  it('that is too large, before it is looked at', () => {
    expect(problemOf('x'.repeat(RECORD_LIMITS.text + 1))).toMatchObject({ line: 1, reason: 'tooLarge' });
  });

  it('that goes on after its last record', () => {
    expect(problemOf(`${textOf(good)}{}\n`)).toMatchObject({ line: good.length + 1, reason: 'notARecord' });
  });
});
