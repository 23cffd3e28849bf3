import type { Page } from '@playwright/test';
import effects from '../../assets/sounds/effects.json' with { type: 'json' };
import { expect, HURRIED, test } from './program.ts';
import { decide, sitDown, withoutPixels } from './table.ts';

/** What the page does with sound: contexts made, files decoded, and where in the file it began to play, in seconds. */
interface Heard {
  contexts: number;
  decoded: number;
  readonly starts: number[];
}

declare global {
  interface Window {
    heard: Heard;
  }
}

const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: Heard = { contexts: 0, decoded: 0, starts: [] };
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
      heard.starts.push(given[1] ?? 0);
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
    if (/\/(sound|effects)-[^/]+\.(js|ogg)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('with sound', () => {
  test.use({ settings: { ...HURRIED, speed: 'normal' } });

  test('nothing of it is there before a gesture; then the table is heard', async ({ page, program }) => {
    await withoutPixels(page);
    await listen(page);
    const asked = soundFiles(page);
    await page.goto(program.address);
    await expect(page.locator('[data-frames]')).toBeAttached();
    expect(asked).toEqual([]);
    expect(await heardOn(page)).toEqual({ contexts: 0, decoded: 0, starts: [] });

    // The first gesture lets it be loaded; what happens before that is not heard.
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await heardOn(page)).decoded).toBe(1);
    await sitDown(page, ['Human', 'Apprentice'], 'Basic', 4);
    await decide(page);
    const missing = async () => {
      const heard = new Set(cuesAt((await heardOn(page)).starts));
      return ['button', 'epoch1', 'wheelClick', 'wheelStop', 'cardSlide'].filter((cue) => !heard.has(cue));
    };
    await expect.poll(missing).toEqual([]);
    const { contexts, decoded } = await heardOn(page);
    expect({ contexts, decoded, files: asked.length }).toEqual({ contexts: 1, decoded: 1, files: 2 });
  });

  test('the key M mutes it, and lets it be heard again', async ({ page, program }) => {
    await withoutPixels(page);
    await listen(page);
    await page.goto(program.address);
    await expect(page.locator('[data-frames]')).toBeAttached();
    await sitDown(page, ['Human', 'Apprentice'], 'Basic', 4);
    await decide(page);
    await page.keyboard.press('m');
    const button = page.getByRole('button', { name: 'Sound on' });
    await expect(button).toBeVisible();
    const { starts } = await heardOn(page);
    await decide(page);
    expect((await heardOn(page)).starts).toEqual(starts);
    await page.keyboard.press('m');
    await expect(button).toBeHidden();
    await expect.poll(async () => (await heardOn(page)).decoded).toBeGreaterThan(0);
    await decide(page);
    await expect.poll(async () => (await heardOn(page)).starts.length).toBeGreaterThan(starts.length);
  });
});

test.describe('muted', () => {
  test.use({ settings: { ...HURRIED, speed: 'normal', muted: true } });

  test('nothing is asked for, decoded or played', async ({ page, program }) => {
    await withoutPixels(page);
    await listen(page);
    const asked = soundFiles(page);
    await page.goto(program.address);
    await expect(page.locator('[data-frames]')).toBeAttached();
    await sitDown(page, ['Human', 'Apprentice'], 'Basic', 4);
    await decide(page);
    await decide(page);
    expect(asked).toEqual([]);
    expect(await heardOn(page)).toEqual({ contexts: 0, decoded: 0, starts: [] });
  });
});
