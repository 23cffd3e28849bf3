import { WORDS } from '../../shared/words/words.ts';
import type { PageLine } from './devTools.ts';

/** The page is told to speak English (`dataFolder.ts`), so its buttons can be found by their words. */
const { messages } = WORDS.en;
type Message = keyof typeof messages;

/** So many colours a picture of the table has at the least; an empty window has one. */
const COLOURFUL = 200;

const labelled = (message: Message, kind = 'button') => `[...document.querySelectorAll('${kind}')].find((button) =>
  button.offsetParent !== null && !button.disabled && 
  [button.textContent.trim(), button.ariaLabel ?? ''].some((label) => label.startsWith(${JSON.stringify(messages[message])})))`;

const pressing = (message: Message) =>
  `(() => { const button = ${labelled(message)}; button?.click(); return button !== undefined; })()`;

const CHOICE =
  'document.querySelector(".panel-choices[data-waiting=false] button.choice:not(.refused):not(:disabled):not([aria-pressed=true])")';

/** A menu opens by a key, as by a pointer, and not by a click alone. */
const OPEN_MENU = `(() => { const button = ${labelled('bar.menu')};
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })); return button !== undefined; })()`;

/** Counts the colours of a picture, whose address is put in the place of `PICTURE`. */
const COUNT_COLOURS = `(async () => {
  const image = new Image();
  image.src = PICTURE;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return new Set(new Uint32Array(data.buffer)).size;
})()`;

/** What a player does at the page, and sees. */
export class PageHand {
  private readonly line: PageLine;

  constructor(line: PageLine) {
    this.line = line;
  }

  /** Waits for a button and presses it. */
  async press(message: Message): Promise<void> {
    await this.line.until(`the button “${messages[message]}”`, pressing(message));
  }

  /** Chooses something from the menu of the game's bar. */
  async chooseFromMenu(message: Message): Promise<void> {
    await this.line.until(`the button “${messages['bar.menu']}”`, OPEN_MENU);
    const item = labelled(message, '[role=menuitem]');
    const choosing = `(() => { const item = ${item}; item?.click(); return item !== undefined; })()`;
    await this.line.until(`“${messages[message]}” in the menu`, choosing);
  }

  /** As `press`, for a button after which the page may be gone sooner than it can say that it was pressed. */
  async pressLast(message: Message): Promise<void> {
    await this.sees(message);
    await this.line.evaluate(pressing(message)).catch(() => undefined);
  }

  /** Waits for a button. */
  async sees(message: Message): Promise<void> {
    await this.line.until(`the button “${messages[message]}”`, `${labelled(message)} !== undefined`);
  }

  /** What draws the table; `null` where the page has no WebGL 2. */
  graphics(): Promise<string | null> {
    return this.line.evaluate(`(() => {
      const context = document.createElement('canvas').getContext('webgl2');
      if (context === null) return null;
      const extension = context.getExtension('WEBGL_debug_renderer_info');
      const name = String(context.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
      context.getExtension('WEBGL_lose_context')?.loseContext();
      return name;
    })()`);
  }

  /** Waits until the table has been drawn. Resolves to how many colours the window shows then. */
  async firstPicture(): Promise<number> {
    await this.line.until(
      'the first picture of the table',
      'document.querySelector("[data-frames]") !== null',
      120_000,
    );
    const { data } = await this.line.send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
    const picture = JSON.stringify(`data:image/png;base64,${data}`);
    const colours = await this.line.evaluate<number>(COUNT_COLOURS.replace('PICTURE', () => picture));
    if (colours < COLOURFUL) throw new Error(`the window shows ${colours} colours only`);
    return colours;
  }

  /** Waits until the page says in words that there is no 3D table here. */
  async saysThatThereIsNoTable(): Promise<void> {
    const title = JSON.stringify(messages['webgl.title']);
    await this.line.until('the words about the missing 3D table', `document.body.innerText.includes(${title})`);
  }

  /** What of Node the page can get hold of: nothing, if all is well. */
  nodeInPage(): Promise<readonly string[]> {
    return this.line.evaluate(
      "['require', 'process', 'module', 'Buffer', '__dirname'].filter((name) => name in window)",
    );
  }

  /** Waits until the page offers a decision. */
  async offersDecision(): Promise<void> {
    await this.line.until('a decision to take', `${CHOICE} !== null`);
  }

  /** Takes the first decision that is offered, if there is one at the moment. */
  async decide(): Promise<void> {
    await this.line.evaluate(`${CHOICE}?.click()`);
  }
}
