// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { scrollingOf } from '../../../renderer/ui/controls/scrollByKey.ts';

afterEach(() => document.body.replaceChildren());

/** A part of the page with a list in it of which a fifth is in sight. */
function partWithList(): { readonly part: HTMLElement; readonly list: HTMLElement; readonly button: HTMLElement } {
  const part = document.createElement('section');
  part.dataset.region = 'log';
  const list = document.createElement('div');
  list.style.overflowY = 'auto';
  Object.defineProperties(list, { clientHeight: { value: 100 }, scrollHeight: { value: 500 } });
  const button = document.createElement('button');
  list.append(button);
  part.append(list);
  document.body.append(part);
  return { part, list, button };
}

/** What a key would do that is pressed on an element. */
function pressedOn(element: HTMLElement, key: string): (() => void) | undefined {
  const event = new KeyboardEvent('keydown', { key });
  element.dispatchEvent(event);
  return scrollingOf(event);
}

describe('a part of the page that has the focus itself', () => {
  it('is scrolled by page keys and arrows', () => {
    const { part, list } = partWithList();
    pressedOn(part, 'PageDown')?.();
    expect(list.scrollTop).toBe(90);
    pressedOn(part, 'ArrowUp')?.();
    expect(list.scrollTop).toBe(78);
  });

  it('leaves other keys alone, and keys that something in it has the focus for', () => {
    const { part, button } = partWithList();
    expect(pressedOn(part, 'l')).toBeUndefined();
    expect(pressedOn(button, 'PageDown')).toBeUndefined();
  });

  it('has no use for them where all of it is in sight', () => {
    const { part, list } = partWithList();
    list.style.overflowY = 'visible';
    expect(pressedOn(part, 'PageDown')).toBeUndefined();
  });
});
