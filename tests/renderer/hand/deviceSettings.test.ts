// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { beginSettings, setOwn, useOwnSettings } from '../../../renderer/hand/deviceSettings.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';

const STORED_AS = 'hadara.hand.settings';

/** A device that has kept this. */
function storageWith(kept: string | null) {
  const stored = new Map(kept === null ? [] : [[STORED_AS, kept]]);
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
}

beforeEach(() => {
  useSettings.setState(useSettings.getInitialState(), true);
  useOwnSettings.setState(useOwnSettings.getInitialState(), true);
});

describe('what a device sets for itself', () => {
  it('holds at once, and when it comes again', () => {
    const storage = storageWith(null);
    beginSettings(storage);
    setOwn(storage, { name: 'Ada’s phone', textScale: 150, sound: false });
    expect(useSettings.getState().textScale).toBe(150);
    useOwnSettings.setState(useOwnSettings.getInitialState(), true);
    beginSettings(storage);
    expect(useOwnSettings.getState()).toMatchObject({ name: 'Ada’s phone', textScale: 150, sound: false, buzz: true });
    expect(useSettings.getState().textScale).toBe(150);
  });

  it.each(['no json', 'null', '[]', '7', '{"textScale":"huge","name":7,"sound":"on","buzz":null}'])(
    'is as usual where it has kept %s',
    (kept) => {
      beginSettings(storageWith(kept));
      expect(useOwnSettings.getState()).toEqual(useOwnSettings.getInitialState());
    },
  );

  it('touches nothing of the table', () => {
    beginSettings(storageWith('{"hidePoints":true,"phoneAdvice":false}'));
    expect(useSettings.getState()).toMatchObject({ hidePoints: false, phoneAdvice: true });
  });
});
