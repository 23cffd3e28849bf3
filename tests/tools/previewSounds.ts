import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { mock } from 'node:test';
import effects from '../../assets/sounds/effects.json' with { type: 'json' };
import { receiveUpdate } from '../../renderer/director/director.ts';
import type { Cue, Manner } from '../../renderer/sound/cue.ts';
import { HEADROOM } from '../../renderer/sound/mixer.ts';
import { followTable } from '../../renderer/sound/tableSounds.ts';
import { onContact } from '../../renderer/store/contacts.ts';
import { useTable } from '../../renderer/store/table.ts';
import { Session } from '../../shared/session/live/session.ts';
import { luckOf, pick } from '../fixtures/luck.ts';
import { freshGame } from '../fixtures/savedGame.ts';
import { decoded, encode } from './sounds/ffmpeg.ts';
import { integrated, momentary, truePeak } from './sounds/loudness.ts';
import { addTo, atSpeed, RATE, type Signal, samplesIn, silence } from './sounds/signal.ts';

/**
 * Writes the first epoch of a game as it is heard without a picture, `out/sounds/preview.ogg`, and its spectrogram
 * beside it, and says what it measures. Needs `ffmpeg`.
 */

const ASSETS = path.resolve(import.meta.dirname, '../../assets/sounds');
const FOLDER = path.resolve(import.meta.dirname, '../../out/sounds');
const PACE = { speed: 'normal', reducedMotion: false } as const;
/** Milliseconds. */
const TICK = 5;
const THINKING = 400;
const LONGEST = 180_000;

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

/** Everything that is heard of an epoch, with its milliseconds since the beginning. */
function playEpoch(): readonly Heard[] {
  const heard: Heard[] = [];
  let clock = 0;
  mock.timers.enable({ apis: ['setTimeout'] });
  const play = (cue: Cue, manner: Manner = {}) => heard.push({ at: clock, cue, manner });
  const end = followTable(play, { moves: () => false, onContact });
  const session = new Session(freshGame('haaa', 'advanced'));
  receiveUpdate(session.update([]), PACE);
  while (session.update([]).view.epoch === 1 && clock < LONGEST) {
    decideSomething(session);
    receiveUpdate(session.update([]), PACE);
    for (let waited = 0; waited < THINKING || useTable.getState().playing; waited += TICK) {
      clock += TICK;
      mock.timers.tick(TICK);
    }
  }
  end();
  mock.timers.reset();
  return heard;
}

/** All cues in their places, left and right. */
function mixDown(heard: readonly Heard[]): readonly [Signal, Signal] {
  const [file = silence(0)] = decoded(path.join(ASSETS, 'effects.ogg'));
  const seconds = (heard.at(-1)?.at ?? 0) / 1000 + 5;
  const ears = [silence(seconds), silence(seconds)] as const;
  for (const { at, cue, manner } of heard) {
    const [start = 0, length = 0] = pick(effects[cue], luck);
    const cut = file.slice(samplesIn(start / 1000), samplesIn((start + length) / 1000));
    const sound = atSpeed(cut, manner.rate ?? 1);
    const angle = (((manner.pan ?? 0) + 1) * Math.PI) / 4;
    for (const [ear, gain] of [Math.cos(angle), Math.sin(angle)].entries())
      addTo(ears[ear] ?? silence(0), [sound, at / 1000, 20 * Math.log10(gain * HEADROOM)]);
  }
  return ears;
}

const heard = playEpoch();
const ears = mixDown(heard);
mkdirSync(FOLDER, { recursive: true });
const file = path.join(FOLDER, 'preview.ogg');
const picture = path.join(FOLDER, 'preview.png');
encode(ears, file, 96);
const figures = {
  seconds: (ears[0].length / RATE).toFixed(0),
  cues: heard.length,
  'loudness (LUFS)': integrated(ears).toFixed(1),
  'loudest minute (LUFS)': momentary(ears, 60).toFixed(1),
  'loudest 400 ms (LUFS)': momentary(ears).toFixed(1),
  'true peak (dBTP)': truePeak(ears).toFixed(1),
};
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name}: ${value}\n`);
const drawing = 'aformat=channel_layouts=mono,aresample=24000,showspectrumpic=s=1200x400:legend=1';
execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', file, '-lavfi', drawing, '-frames:v', '1', picture]);
process.stdout.write(`${file}\n${picture}\n`);
