import type { Ensemble, Orchestra } from './musician.ts';
import { PARTS, type Part } from './note.ts';
import { glide, type Outlet } from './outlet.ts';
import { gainOfPiece, type Played, panOf, ROOM, WALLS, WET } from './performance.ts';

/** Samples a second that the strength of the room's answer is meant for. */
const ROOM_RATE = 48_000;

/** The answer of the room, at the rate of the context, as it must be. */
function roomAt(context: BaseAudioContext, notes: AudioBuffer): AudioBuffer {
  const { sampleRate } = context;
  const kept = notes.getChannelData(0);
  const room = context.createBuffer(1, Math.floor(ROOM.length * sampleRate), sampleRate);
  const answer = room.getChannelData(0);
  for (let at = 0; at < answer.length; at++) {
    const place = (ROOM.start + at / sampleRate) * notes.sampleRate;
    const before = Math.floor(place);
    const [low, high] = [kept[before] ?? 0, kept[before + 1] ?? 0];
    answer[at] = ((low + (high - low) * (place - before)) * ROOM_RATE) / sampleRate;
  }
  return room;
}

/** The room: what goes into it comes back to both ears. One answer for both, for it costs more than all else. */
function makeRoom(context: BaseAudioContext, notes: AudioBuffer, outlet: AudioNode): AudioNode {
  const room = new ConvolverNode(context, {
    buffer: roomAt(context, notes),
    disableNormalization: true,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const wet = new GainNode(context, { gain: WET });
  const ears = context.createChannelMerger(WALLS.length);
  for (const [ear, walls] of WALLS.entries()) {
    let last: AudioNode = room;
    for (const frequency of walls) last = last.connect(new BiquadFilterNode(context, { type: 'allpass', frequency }));
    last.connect(ears, 0, ear);
  }
  ears.connect(wet).connect(outlet);
  return room;
}

function playNote(context: BaseAudioContext, notes: AudioBuffer, played: Played, at: number, into: AudioNode): void {
  const { start, length, rate, gain, held, release } = played;
  const source = context.createBufferSource();
  const volume = context.createGain();
  source.buffer = notes;
  source.playbackRate.value = rate;
  const begins = Math.max(at, context.currentTime);
  volume.gain.setValueAtTime(gain, begins);
  volume.gain.setValueAtTime(gain, begins + held);
  volume.gain.linearRampToValueAtTime(0, begins + held + release);
  source.connect(volume).connect(into);
  source.start(begins, start, length);
  source.stop(begins + held + release);
  source.onended = () => volume.disconnect();
}

/**
 * Plays on Web Audio: each note from its recording, through its part, its piece, and the room that all of them sound in.
 * @param notes the file of the music
 */
export function webOrchestra(
  context: BaseAudioContext,
  notes: AudioBuffer,
  { node: outlet }: Pick<Outlet, 'node'>,
): Orchestra {
  const room = makeRoom(context, notes, outlet);
  const enter: Orchestra['enter'] = (piece, seconds): Ensemble => {
    const bus = context.createGain();
    bus.gain.value = 0;
    bus.connect(outlet);
    bus.connect(room);
    glide(bus, gainOfPiece(piece), seconds);
    const parts = new Map<Part, GainNode>(PARTS.map((part) => [part, context.createGain()]));
    for (const [part, node] of parts)
      node.connect(new StereoPannerNode(context, { pan: panOf(piece, part) })).connect(bus);
    /** Parts that rest are not played at all. */
    let resting: readonly Part[] = [];
    return {
      play: (played, at) => {
        const node = parts.get(played.part);
        if (node !== undefined && !resting.includes(played.part)) playNote(context, notes, played, at, node);
      },
      balance: (gains, over) => {
        resting = PARTS.filter((part) => gains[part] === undefined);
        for (const [part, node] of parts) glide(node, gains[part] ?? 0, over);
      },
      leave: (over) => {
        resting = PARTS;
        glide(bus, 0, over);
        setTimeout(() => bus.disconnect(), over * 1000 + 100);
      },
    };
  };
  return { now: () => context.currentTime, enter };
}
