import type { Page } from '@playwright/test';
import effects from '../../assets/sounds/effects.json' with { type: 'json' };
import { expect, HURRIED, poll, test } from './program.ts';
import { choicesOn, decide, sitDown, withoutPixels, withoutTable } from './table.ts';

/** Where effects are the subject. */
const NO_MUSIC = { musicVolume: 0, ambienceVolume: 0 };

/**
 * What the page does with sound: contexts made, files decoded, where in the file of effects it began to play, in
 * seconds, at which milliseconds, and how many notes of music.
 */
interface Heard {
  contexts: number;
  decoded: number;
  notes: number;
  readonly starts: number[];
  readonly times: number[];
}

declare global {
  interface Window {
    heard: Heard;
  }
}

const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: Heard = { contexts: 0, decoded: 0, notes: 0, starts: [], times: [] };
    window.heard = heard;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts += 1;
      }
    };
    const { decodeAudioData } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.decodeAudioData = function (...given) {
      heard.decoded += 1;
      return decodeAudioData.apply(this, given);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...given) {
      // Music is kept at half the rate, and is not timed by when it is asked for.
      if (this.buffer !== null && this.buffer.sampleRate < this.context.sampleRate) heard.notes += 1;
      else {
        heard.starts.push(given[1] ?? 0);
        heard.times.push(performance.now());
      }
      start.apply(this, given);
    };
  });

const heardOn = (page: Page): Promise<Heard> => page.evaluate(() => window.heard);

/** The cues whose variants begin at these seconds of the file. */
const cuesAt = (starts: readonly number[]): string[] =>
  starts.flatMap((second) => {
    const cue = Object.entries(effects).find(([, variants]) =>
      variants.some(([start]) => Math.abs((start ?? 0) / 1000 - second) < 0.001),
    );
    return cue === undefined ? [] : [cue[0]];
  });

/** The files of sound that the page has asked for. */
function soundFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    // Scripts of other rooms may be called `effects`, as the effects of cards are.
    if (/\/(sound|music)-[^/]+\.js$|\.ogg$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('with sound', () => {
  test.use({ settings: { ...HURRIED, ...NO_MUSIC, muted: false, speed: 'normal' } });

  test('nothing of it is there before a gesture; then the table is heard, and the key M mutes it', async ({
    page,
    program,
  }) => {
    await withoutPixels(page);
    await listen(page);
    const asked = soundFiles(page);
    await program.open(page);
    await expect(page.locator('[data-frames]')).toBeAttached();
    expect(asked).toEqual([]);
    expect(await heardOn(page)).toEqual({ contexts: 0, decoded: 0, notes: 0, starts: [], times: [] });

    // The first gesture lets it be loaded; what happens before that is not heard.
    await page.keyboard.press('ArrowDown');
    await poll(async () => (await heardOn(page)).decoded).toBe(1);
    await sitDown(page, ['Human', 'Apprentice'], 'Basic', 4);
    await decide(page);
    const missing = async () => {
      const heard = new Set(cuesAt((await heardOn(page)).starts));
      return ['button', 'epoch1', 'wheelClick', 'wheelStop', 'cardSlide'].filter((cue) => !heard.has(cue));
    };
    await poll(missing).toEqual([]);
    const { contexts, decoded } = await heardOn(page);
    expect({ contexts, decoded, files: asked.length }).toEqual({ contexts: 1, decoded: 1, files: 2 });

    await page.keyboard.press('m');
    const button = page.getByRole('button', { name: 'Sound on' });
    await expect(button).toBeVisible();
    const { starts } = await heardOn(page);
    await decide(page);
    expect((await heardOn(page)).starts).toEqual(starts);
    await page.keyboard.press('m');
    await expect(button).toBeHidden();
    await poll(async () => (await heardOn(page)).decoded).toBeGreaterThan(0);
    await decide(page);
    await poll(async () => (await heardOn(page)).starts.length).toBeGreaterThan(starts.length);
  });
});

test.describe('with music', () => {
  test.use({ settings: { ...HURRIED, muted: false, speed: 'normal' } });

  test('a round is heard in its order, each thing at its time, over the music', { tag: '@measured' }, async ({
    page,
    program,
  }) => {
    await withoutTable(page);
    await listen(page);
    const asked = soundFiles(page);
    await program.open(page);
    // A gesture that nobody listened to yet is none.
    await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await poll(async () => (await heardOn(page)).decoded).toBe(2);
    await sitDown(page, ['Human', 'Apprentice'], 'Basic', 4);
    /** The cues of the round so far, with the milliseconds at which they began. */
    const cues = async () => {
      const { starts, times } = await heardOn(page);
      return starts.map((second, index) => ({ cue: cuesAt([second])[0] ?? '', at: times[index] ?? 0 }));
    };
    const isHeard = async (cue: string) => (await cues()).some((one) => one.cue === cue);
    while (!(await isHeard('reveal'))) {
      await decide(page);
      await expect(choicesOn(page).first()).toBeVisible();
    }
    await poll(() => isHeard('yourTurn')).toBe(true);
    const round = await cues();
    // Each is looked for after the one before.
    let last = -1;
    const found = ['epoch1', 'cardSlide', 'button', 'cardEdge', 'reveal', 'cardSlide', 'yourTurn'].map((cue) => {
      last = round.findIndex((one, index) => index > last && one.cue === cue);
      return { cue, at: round[last]?.at ?? Number.NaN };
    });
    const steps = found.slice(1).map(({ at }, index) => at - (found[index]?.at ?? Number.NaN));
    expect(
      steps.filter((step) => !(step >= 0)),
      JSON.stringify(found),
    ).toEqual([]);
    // The reveal has its time before anybody is asked again.
    const [reveal, , turn] = found.slice(-3).map(({ at }) => at);
    expect((turn ?? 0) - (reveal ?? 0)).toBeGreaterThan(500);
    expect((await heardOn(page)).notes).toBeGreaterThan(5);
    expect(asked).toHaveLength(3);
  });
});

test.describe('muted', () => {
  test.use({ settings: { ...HURRIED, speed: 'normal' } });

  test('nothing is asked for, decoded or played', async ({ page, program }) => {
    await withoutTable(page);
    await listen(page);
    const asked = soundFiles(page);
    await program.open(page);
    await sitDown(page, ['Human', 'Apprentice'], 'Basic', 4);
    await decide(page);
    await decide(page);
    expect(asked).toEqual([]);
    expect(await heardOn(page)).toEqual({ contexts: 0, decoded: 0, notes: 0, starts: [], times: [] });
  });
});
