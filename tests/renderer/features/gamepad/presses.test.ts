import { describe, expect, it } from 'vitest';
import { pressedOn, scrollOf } from '../../../../renderer/features/gamepad/buttons.ts';
import { glyphOf } from '../../../../renderer/features/gamepad/PadButtons.tsx';
import { createPresses, modelOf } from '../../../../renderer/features/gamepad/presses.ts';
import { PAD_MODELS } from '../../../../renderer/platform/pad.ts';
import { XBOX } from './fakePad.ts';

/** A pad with some buttons of the standard layout down, and its sticks somewhere. */
const pad = (down: readonly number[], axes: readonly number[] = [0, 0, 0, 0], index = 0, id = XBOX): Gamepad =>
  ({
    id,
    index,
    axes,
    buttons: Array.from({ length: 17 }, (_, place) => ({ pressed: down.includes(place), value: 0 })),
  }) as unknown as Gamepad;

const told = (presses: ReturnType<ReturnType<typeof createPresses>['read']>) =>
  presses.map(({ button, kind }) => `${button} ${kind}`);

describe('what a pad is', () => {
  it.each([
    [XBOX, 'xbox'],
    ['DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)', 'playstation'],
    ['Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)', 'nintendo'],
    ['Microsoft X-Box 360 pad (STANDARD GAMEPAD Vendor: 28de Product: 11ff)', 'deck'],
    ['Some pad that nobody knows', 'xbox'],
  ])('is told by its id: %s', (id, model) => expect(modelOf(id)).toBe(model));

  it('has something written on each button', () => {
    for (const model of PAD_MODELS)
      for (const action of [
        'confirm',
        'back',
        'inspect',
        'advice',
        'earlierPanel',
        'laterView',
        'log',
        'menu',
      ] as const)
        expect(glyphOf(action, model)).not.toEqual({ written: '?' });
  });

  it('confirms with A on every pad that has one, wherever A lies', () => {
    expect(pressedOn(pad([0]), 'xbox')).toEqual(new Set(['confirm']));
    expect(pressedOn(pad([1]), 'nintendo')).toEqual(new Set(['confirm']));
    expect(glyphOf('confirm', 'nintendo')).toEqual(glyphOf('confirm', 'xbox'));
  });
});

describe('a press', () => {
  it('of a button is one, however long it is held', () => {
    const presses = createPresses();
    presses.read([pad([])], 0);
    expect(told(presses.read([pad([0])], 16))).toEqual(['confirm down']);
    for (let at = 32; at < 5000; at += 16) expect(presses.read([pad([0])], at)).toEqual([]);
    expect(told(presses.read([pad([])], 5000))).toEqual(['confirm up']);
  });

  it('of a direction is meant again after a while, and from then on quickly', () => {
    const presses = createPresses();
    presses.read([pad([])], 0);
    const times: number[] = [];
    for (let at = 10; at <= 1000; at += 10) if (presses.read([pad([13])], at).length > 0) times.push(at);
    expect(times).toEqual([10, 430, 560, 690, 820, 950]);
  });

  it('that was held before the pad was seen, or the window had the focus, is none', () => {
    const presses = createPresses();
    expect(presses.read([pad([0, 13])], 0)).toEqual([]);
    expect(presses.read([pad([0, 13])], 5000)).toEqual([]);
    presses.read([pad([])], 5010);
    expect(told(presses.read([pad([0])], 5020))).toEqual(['confirm down']);
    presses.forget();
    expect(presses.read([pad([0])], 5030)).toEqual([]);
  });

  it('of one pad is not one of another', () => {
    const presses = createPresses();
    presses.read([pad([]), pad([], undefined, 1)], 0);
    expect(presses.read([pad([0]), pad([], undefined, 1)], 16).map(({ pad: { index } }) => index)).toEqual([0]);
    expect(presses.read([pad([0]), pad([0], undefined, 1)], 32).map(({ pad: { index } }) => index)).toEqual([1]);
  });

  it('of a stick counts beyond its dead zone, and where it leads one way', () => {
    const towards = (x: number, y: number) => [...pressedOn(pad([], [x, y, 0, 0]), 'xbox')];
    expect(towards(0.3, -0.4)).toEqual([]);
    expect(towards(0.1, -0.9)).toEqual(['up']);
    expect(towards(0.9, 0.2)).toEqual(['right']);
    expect(towards(0.7, 0.7)).toEqual([]);
    expect(scrollOf(pad([], [0, 0, 0, 0.1]))).toBe(0);
    expect(scrollOf(pad([], [0, 0, 0, -0.8]))).toBe(-0.8);
  });
});
