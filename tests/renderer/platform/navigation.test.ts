import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../renderer/platform/app.ts';
import { asksToLeave, asksToQuit, createNavigation, hasQuit } from '../../../renderer/platform/navigation.ts';

beforeEach(() => useApp.setState(useApp.getInitialState(), true));

/** A navigation whose journeys are written down. */
function started(gameGoesOn: boolean) {
  const navigation = createNavigation(() => gameGoesOn);
  const travelled: string[] = [];
  navigation.on('travel', ({ journey }) => travelled.push(journey.name));
  return { navigation, travelled, asks: () => asksToLeave(navigation.getSnapshot()) };
}

const shown = () => {
  const { screen, panel, logOpen } = useApp.getState();
  return [screen, panel, logOpen];
};

describe('entering a screen', () => {
  it('closes the dialog and the log of the screen before', () => {
    const { navigation } = started(true);
    navigation.send({ type: 'enter', route: { screen: 'game' } });
    navigation.send({ type: 'openPanel', panel: 'settings' });
    navigation.send({ type: 'toggleLog' });
    expect(shown()).toEqual(['game', 'settings', true]);
    navigation.send({ type: 'enter', route: { screen: 'games' } });
    expect(shown()).toEqual(['games', null, false]);
  });

  it('once more, as when the host is back, leaves its log open', () => {
    const { navigation } = started(true);
    navigation.send({ type: 'enter', route: { screen: 'game' } });
    navigation.send({ type: 'openPanel', panel: 'settings' });
    navigation.send({ type: 'toggleLog' });
    navigation.send({ type: 'enter', route: { screen: 'game' } });
    expect(shown()).toEqual(['game', null, true]);
  });

  it('ends the question whether to leave', () => {
    const { navigation, asks, travelled } = started(true);
    navigation.send({ type: 'enter', route: { screen: 'game' } });
    navigation.send({ type: 'depart', journey: { name: 'games' } });
    expect(asks()).toBe(true);
    navigation.send({ type: 'enter', route: { screen: 'title' } });
    expect(asks()).toBe(false);
    navigation.send({ type: 'leave' });
    expect(travelled).toEqual([]);
  });
});

describe('a journey', () => {
  it.each([
    ['from a game that is over', 'game', false],
    ['from a screen without a table, whatever lies on it', 'games', true],
  ] as const)('begins at once: %s', (_, screen, gameGoesOn) => {
    const { navigation, asks, travelled } = started(gameGoesOn);
    navigation.send({ type: 'enter', route: { screen } });
    navigation.send({ type: 'openPanel', panel: 'about' });
    navigation.send({ type: 'depart', journey: { name: 'newGame' } });
    expect([asks(), travelled, useApp.getState().panel]).toEqual([false, ['newGame'], null]);
  });

  it('from a game that goes on begins when the player says so, and with the one that was asked for last', () => {
    const { navigation, asks, travelled } = started(true);
    navigation.send({ type: 'enter', route: { screen: 'game' } });
    navigation.send({ type: 'depart', journey: { name: 'newGame' } });
    navigation.send({ type: 'stay' });
    expect([asks(), travelled]).toEqual([false, []]);
    navigation.send({ type: 'depart', journey: { name: 'newGame' } });
    navigation.send({ type: 'depart', journey: { name: 'games' } });
    navigation.send({ type: 'leave' });
    expect([asks(), travelled]).toEqual([false, ['games']]);
  });
});

it('the end of the program is asked about where something is not saved, and leaves the other question alone', () => {
  const { navigation, asks } = started(true);
  const state = () => [hasQuit(navigation.getSnapshot()), asksToQuit(navigation.getSnapshot())];
  navigation.send({ type: 'enter', route: { screen: 'game' } });
  navigation.send({ type: 'depart', journey: { name: 'games' } });
  navigation.send({ type: 'quit' });
  expect(state()).toEqual([true, false]);
  navigation.send({ type: 'unsaved' });
  expect(state()).toEqual([false, true]);
  navigation.send({ type: 'keepOpen' });
  expect([...state(), asks()]).toEqual([false, false, true]);
  navigation.send({ type: 'quit' });
  navigation.send({ type: 'unsaved' });
  navigation.send({ type: 'quit' });
  expect(state()).toEqual([true, false]);
});
