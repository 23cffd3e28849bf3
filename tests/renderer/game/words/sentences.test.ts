import { describe, expect, it } from 'vitest';
import { latePasses } from '../../../../renderer/game/log/logContext.ts';
import type { LogContext } from '../../../../renderer/game/words/sentence.ts';
import { sentenceOf, sentenceWords } from '../../../../renderer/game/words/sentences.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import { wordsIn } from '../../platform/i18n/words.ts';
import { EVERY_EVENT } from './everyEvent.ts';

const options = { seats: 2, mode: 'advanced', expansions: [] } as const;
const context: LogContext = {
  names: ['Ada', 'Bruno'],
  view: { segments: COLOURS, emblems: [1, 3], options },
  latePasses: new Set(),
};
const events: readonly GameEvent[] = Object.values(EVERY_EVENT).flat();
const tell = (event: GameEvent, language: 'en' | 'de' = 'en') =>
  sentenceWords(sentenceOf(event, context), wordsIn(language));

describe('sentenceOf', () => {
  it.each(events)('tells $type in every language, with nothing left open', (event) => {
    for (const language of ['en', 'de'] as const) {
      const words = tell(event, language);
      expect(words).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
      expect(words.length).toBeGreaterThan(8);
    }
  });

  it.each(events.filter((event) => 'seat' in event))('names who did it: $type', (event) => {
    expect(tell(event)).toContain(context.names['seat' in event ? event.seat : 0]);
  });

  it('never speaks to the reader: several people read the same log', () => {
    for (const event of events) {
      expect(tell(event)).not.toMatch(/\byou(r|rs)?\b/i);
      expect(tell(event, 'de')).not.toMatch(/\b(du|dein\w*|dir|dich)\b/i);
    }
  });

  it('names the side of a set-up card only where there was one to choose', () => {
    const [taken] = EVERY_EVENT.setupTaken;
    if (taken === undefined) throw new Error('no event');
    const basic: LogContext = { ...context, view: { ...context.view, options: { ...options, mode: 'basic' } } };
    expect(tell(taken)).toMatch(/starts with side [AB]: income/);
    expect(sentenceWords(sentenceOf(taken, basic), wordsIn('en'))).toMatch(/starts with income/);
  });

  it('tells every delta', () => {
    const [bought] = EVERY_EVENT.cardBought;
    if (bought === undefined) throw new Error('no event');
    expect(tell(bought)).toBe('Ada buys Singer (blue) for 1 coin. (−2 coins, +1 food)');
  });

  it('names a card only where it is known', () => {
    const [hidden, known] = EVERY_EVENT.cardSold;
    if (hidden === undefined || known === undefined) throw new Error('no event');
    expect(tell(hidden)).toMatch(/^Ada sells a red card\./);
    expect(tell(known)).toMatch(/^Ada sells Swordsman \(red\)\./);
  });

  it('names the colour of every card once, for those who do not see it', () => {
    const colour = new RegExp(COLOURS.join('|'), 'g');
    for (const event of events.filter((each) => ('card' in each && each.card !== null) || 'colour' in each)) {
      if (event.type === 'setupTaken') continue;
      expect(tell(event).match(colour), tell(event)).toHaveLength(1);
    }
    const [discarded] = EVERY_EVENT.cardDiscarded;
    if (discarded === undefined) throw new Error('no event');
    expect(tell(discarded)).toMatch(/ \((yellow|red|blue|green|purple)\) face up\.$/);
  });

  it('says that nothing more is taken only of whoever took something in the same step', () => {
    const passed = { type: 'passed', seat: 0, step: 'medals' } as const;
    const step = { type: 'stepStarted', epoch: 1, phase: 'B', step: 'medals' } as const;
    const bought = (seat: number) => ({ type: 'goldBought', seat, change: { coins: -1, tracks: {} } }) as const;
    const lastOf = (...log: readonly GameEvent[]) =>
      sentenceWords(sentenceOf(passed, { ...context, latePasses: latePasses([...log, passed]) }), wordsIn('en'));
    expect(lastOf(bought(0), step, bought(1))).toBe('Ada buys no medal.');
    expect(lastOf(step, bought(0))).toBe('Ada buys no more medals.');
  });

  it('says where the wheel puts the first player', () => {
    expect(tell({ type: 'wheelSet', seat: 0, rotation: 2 })).toContain(COLOURS[3]);
    expect(tell({ type: 'wheelSet', seat: 1, rotation: 2 })).toContain(COLOURS[0]);
  });
});
