import { describe, expect, it } from 'vitest';
import { createPress } from '../../../../renderer/features/play/press.ts';

/** A press at a clock that stands still until a test moves it, and what it asked for. */
function pressed() {
  const asked: string[] = [];
  let time = 1000;
  const { begin, end, cancel } = createPress({ send: ({ type }) => void asked.push(type) });
  const press = { begin: () => begin(time), end: () => end(time), cancel };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { press, asked, pass };
}

describe('a press', () => {
  it('that is short skips', () => {
    const { press, asked, pass } = pressed();
    press.begin();
    pass(120);
    press.end();
    expect(asked).toEqual(['fast', 'skipAhead']);
  });

  it('that is held runs through, and only as long as it is held', () => {
    const { press, asked, pass } = pressed();
    press.begin();
    pass(2000);
    press.end();
    expect(asked).toEqual(['fast', 'endFast']);
  });

  it('that is told again while it is held is still one', () => {
    const { press, asked, pass } = pressed();
    press.begin();
    pass(200);
    press.begin();
    pass(200);
    press.end();
    press.end();
    expect(asked).toEqual(['fast', 'endFast']);
  });

  it('that slips off, or whose window loses the focus, skips nothing', () => {
    const { press, asked } = pressed();
    press.begin();
    press.cancel();
    press.end();
    expect(asked).toEqual(['fast', 'endFast']);
  });
});
