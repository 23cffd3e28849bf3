const PAINT = 'first-contentful-paint';

/** Resolves when something of the page has reached the screen, as far as the browser tells. */
export function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    // Said by the process that draws, after it has. Without such a word, a frame that was asked for has to do.
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      requestAnimationFrame(() => resolve());
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(PAINT).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
