import path from 'node:path';
import { mock } from 'node:test';
import effects from '../../assets/sounds/effects.json' with { type: 'json' };
import { HEADROOM } from '../../renderer/audio/mixer.ts';
import { musician } from '../../renderer/audio/music/musician.ts';
import { occasionOf, PLACES } from '../../renderer/audio/music/occasion.ts';
import { gainOfPlace } from '../../renderer/audio/music/performance.ts';
import type { Manner } from '../../renderer/audio/sprites.ts';
import { followTable } from '../../renderer/audio/tableSounds.ts';
import type { Cue } from '../../renderer/game/actions/view.ts';
import { createPlayback } from '../../renderer/game/playback/playback.ts';
import { onPieceEvent } from '../../renderer/game/state/pieceEvents.ts';
import { useTable } from '../../renderer/game/state/table.ts';
import { Session } from '../../shared/session/live/session.ts';
import { luckOf, pick } from '../../tests/fixtures/luck.ts';
import { freshGame } from '../../tests/fixtures/savedGame.ts';
import { decoded } from './ffmpeg.ts';
import { addBetween, type Ears, louder, playLoop } from './mixdown.ts';
import { offlineOrchestra } from './offlineOrchestra.ts';
import { atSpeed, samplesIn, silence } from './signal.ts';

const EFFECTS = path.resolve(import.meta.dirname, '../../assets/sounds/effects.ogg');
const PACE = { speed: 'normal', reducedMotion: false } as const;
/** Milliseconds. */
const TICK = 5;
const BEAT = 250;
const THINKING = 1200;
const LONGEST = 180_000;
/** Seconds that sound on after the last event. */
const AFTER = 6;
/** Decibels of what is left above all of it. */
const ROOM_ABOVE = 20 * Math.log10(HEADROOM);

interface Heard {
  readonly at: number;
  readonly cue: Cue;
  readonly manner: Manner;
}

const luck = luckOf(2);

/** Lets the seat that is due decide anything. */
function decideSomething(session: Session): void {
  const [seat = 0] = session.update([]).view.deciders;
  const { choices } = session.botsToDecide().includes(seat) ? session.botJob(seat) : session.update([]);
  if (!session.act(seat, pick(choices, luck).action)) throw new Error('an offered choice was refused');
}

/** Plays the first epoch of a game, with its music, by a clock of its own; the milliseconds that it took. */
function playEpoch() {
  const heard: Heard[] = [];
  let clock = 0;
  mock.timers.enable({ apis: ['setTimeout'] });
  const playback = createPlayback();
  const orchestra = offlineOrchestra(() => clock / 1000);
  const players = musician(orchestra, () => 1);
  const heed = () => players.heed(occasionOf({ screen: 'game' }, useTable.getState(), false));
  const play = (cue: Cue, manner: Manner = {}) => heard.push({ at: clock, cue, manner });
  const end = followTable(play, { moves: () => false, onPieceEvent });
  const wait = () => {
    for (let waited = 0; waited < THINKING || useTable.getState().playing; waited += TICK) {
      clock += TICK;
      mock.timers.tick(TICK);
      if (clock % BEAT !== 0) continue;
      heed();
      players.advance();
    }
  };
  const session = new Session(freshGame('haaa', 'advanced'));
  const show = () => playback.send({ type: 'receive', update: session.update([]), pace: PACE });
  show();
  while (session.update([]).view.epoch === 1 && clock < LONGEST) {
    decideSomething(session);
    show();
    wait();
  }
  end();
  playback.stop();
  mock.timers.reset();
  return { heard, orchestra, clock };
}

/** All cues in their places, left and right. */
function mixCues(heard: readonly Heard[], seconds: number): Ears {
  const [file = silence(0)] = decoded(EFFECTS);
  const ears: Ears = [silence(seconds), silence(seconds)];
  for (const { at, cue, manner } of heard) {
    const [start = 0, length = 0] = pick(effects[cue], luck);
    const cut = file.slice(samplesIn(start / 1000), samplesIn((start + length) / 1000));
    addBetween(ears, atSpeed(cut, manner.rate ?? 1), at / 1000, ROOM_ABOVE, manner.pan ?? 0);
  }
  return ears;
}

const sumOf = (all: readonly Ears[]): Ears => {
  const [left, right] = [0, 1].map((ear) => {
    const sum = new Float64Array(all[0]?.[0].length ?? 0);
    for (const ears of all) for (const [at, value] of (ears[ear] ?? sum).entries()) sum[at] = (sum[at] ?? 0) + value;
    return sum;
  });
  return [left ?? silence(0), right ?? silence(0)];
};

/** The first epoch of a game as it is heard at full volume without a picture: its layers, and all of them together. */
export function hearEpoch() {
  const { heard, orchestra, clock } = playEpoch();
  const seconds = clock / 1000 + AFTER;
  const around = occasionOf({ screen: 'game' }, useTable.getState(), false).around;
  const places = PLACES.flatMap((name) => {
    const gain = around[name] ?? 0;
    return gain === 0 ? [] : [playLoop(name, seconds, gain * gainOfPlace(name))];
  });
  const effects = mixCues(heard, seconds);
  const music = louder(orchestra.mix(seconds), ROOM_ABOVE);
  const ambience = louder(sumOf(places), ROOM_ABOVE);
  const together = sumOf([effects, music, ambience]);
  return { cues: heard.length, notes: orchestra.notes.length, effects, music, ambience, together };
}
