import { expect, it } from 'vitest';
import effects from '../../../assets/sounds/effects.json';
import { soundOf, soundsOf } from '../../../renderer/audio/eventSounds.ts';
import type { GameEventType } from '../../../shared/vocabulary/events.ts';
import { EVERY_EVENT } from '../game/words/everyEvent.ts';

const won = () => true;
const lost = () => false;
const cuesOf = (type: GameEventType) =>
  EVERY_EVENT[type].flatMap((event) =>
    [won, lost].flatMap((is) => soundsOf(event, is).flatMap(({ begins, lands, still }) => [begins, lands?.[1], still])),
  );

const types = Object.keys(EVERY_EVENT) as GameEventType[];
const SILENT: readonly GameEventType[] = ['stepStarted', 'seatTaken'];

it.each(types.filter((type) => !SILENT.includes(type)))('%s is heard, by sounds that there are', (type) => {
  const cues = cuesOf(type).filter((cue) => cue !== undefined);
  expect(cues).not.toEqual([]);
  expect(cues.filter((cue) => !(cue in effects))).toEqual([]);
});

it.each(SILENT)('%s is not heard', (type) => {
  expect(cuesOf(type)).toEqual([]);
});

it('every contact but a landing has a sound of its own', () => {
  const contact = { layer: 'peg', id: 'peg 0 food', left: 0, x: 0 };
  expect((['steps', 'clicks', 'stops', 'rises'] as const).map((kind) => soundOf({ kind, ...contact })?.cue)).toEqual([
    'pegStep',
    'wheelClick',
    'wheelStop',
    'stone',
  ]);
  expect(soundOf({ kind: 'lands', ...contact })).toBe(null);
});

it('a higher value of a track is a higher step', () => {
  const rate = (left: number) =>
    soundOf({ kind: 'steps', layer: 'peg', id: 'peg 0 food', left, x: 0 })?.manner.rate ?? 0;
  expect(rate(0)).toBeGreaterThan(rate(3));
});

it('more coins are another sound', () => {
  const coins = (count: number) =>
    soundsOf({ type: 'feedingPaid', seat: 0, change: { coins: count, tracks: {} } }, won).at(-1)?.lands;
  expect([1, -2, 3, -6, 7, 40].map((count) => coins(count)?.[1])).toEqual([
    'coins1',
    'coins1',
    'coins3',
    'coins3',
    'coins10',
    'coins10',
  ]);
});
