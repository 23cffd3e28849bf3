import { vi } from 'vitest';

/** Pixels. */
const ROW_HEIGHT = 100;

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** No preference of the system holds, and none changes. */
export function preferNothing(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
}

/** What a page without a screen has not: sizes, scrolling, pictures and WebGL. */
export function prepareDom(): void {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
  preferNothing();
  Element.prototype.scrollIntoView = () => {};
  // Some things are built only where they are in sight: here all have one height, and ten of them find room.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => ROW_HEIGHT });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 10 * ROW_HEIGHT });
  HTMLCanvasElement.prototype.getContext = () => null;
}
