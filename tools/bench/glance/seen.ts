import type { Page } from '@playwright/test';

/** What is seen of one part of the page: a panel, the bar, the strip of seats, something that floats. */
export interface SeenRegion {
  readonly name: string;
  /** Its texts, as they stand in the page, each with all that is in sight of it. */
  readonly texts: readonly string[];
  /** Symbols with the number beside them, as `coin 5`. */
  readonly figures: readonly string[];
}

/** To be run within a page: the texts that are laid out and neither clipped, covered by a scrolled list, nor see-through. */
function collect(): SeenRegion[] {
  const LEAST = 2;
  const regions = new Map<string, { texts: string[]; figures: string[] }>();
  const inSight = (box: DOMRect, element: Element): boolean => {
    let [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    let [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const clip = around.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return right - left > LEAST && bottom - top > LEAST;
  };
  const isSeen = (node: Text): boolean => {
    const element = node.parentElement;
    if (element === null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return inSight(range.getBoundingClientRect(), element);
  };
  const regionOf = (element: Element): string => {
    const floating = element.closest<HTMLElement>('[data-floats]');
    if (floating !== null) return `floating ${floating.dataset.floats}`;
    return element.closest<HTMLElement>('[data-region]')?.dataset.region ?? 'elsewhere';
  };
  const symbolBefore = (node: Text): string | null => {
    const next = node.previousSibling ?? node.parentElement?.previousElementSibling ?? null;
    return next instanceof SVGElement ? (next.dataset.icon ?? null) : null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const text = node.data.replace(/\s+/g, ' ').trim();
    if (text === '' || node.parentElement === null || !isSeen(node)) continue;
    const name = regionOf(node.parentElement);
    const region = regions.get(name) ?? { texts: [], figures: [] };
    regions.set(name, region);
    region.texts.push(text);
    const symbol = symbolBefore(node);
    if (symbol !== null && /^[+−-]?\d+$/.test(text)) region.figures.push(`${symbol} ${text}`);
  }
  return [...regions].map(([name, region]) => ({ name, ...region }));
}

/** What is seen on a page now, region by region. */
export const seenOn = (page: Page): Promise<readonly SeenRegion[]> => page.evaluate(collect);

const matches = (texts: readonly string[], pattern: RegExp): number => (texts.join(' ').match(pattern) ?? []).length;

export const numeralsOfRegion = ({ texts }: SeenRegion): number => matches(texts, /\d+/g);
export const wordsOfRegion = ({ texts }: SeenRegion): number => matches(texts, /\p{L}[\p{L}’'-]*/gu);

/** Two words at least. */
const isSentence = (text: string): boolean => matches([text], /\p{L}+/gu) > 1;

/** What stands in more than one region: whole texts of at least two words, and symbols with the same number beside them. */
export function toldTwice(regions: readonly SeenRegion[]): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const { name, texts, figures } of regions)
    for (const fact of [...texts.filter(isSentence), ...figures])
      places.set(fact, (places.get(fact) ?? new Set()).add(name));
  return [...places].flatMap(([fact, where]) => (where.size > 1 ? [`“${fact}” (${[...where].join(', ')})`] : []));
}
