import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Two levels of the guidelines for web content, up to their version 2.2. */
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The checker, which only tells what is amiss; its script is sent to a page once. */
async function checker(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const nothing = ';';
  const builder = isThere ? new AxeBuilder({ page, axeSource: nothing }) : new AxeBuilder({ page });
  return builder.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What is amiss on the page, one line for each element: the rule, the place, and what it is about. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await (await checker(page)).withTags(GUIDELINES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1]}`),
  );
}

/**
 * Whatever has a name that lacks the words written on it: who speaks to the computer says what is written. Figures beside
 * symbols stand aside meanwhile: they are hidden from assistive technology, and told in words by the name.
 */
async function misnamed(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const aside = new CSSStyleSheet();
    aside.replaceSync('[aria-hidden="true"], .sr-only { display: none !important; }');
    document.adoptedStyleSheets = [aside];
  });
  const { violations } = await (await checker(page)).withRules('label-content-name-mismatch').analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `the name lacks what is written: ${html}`));
}

/** Notes what is amiss on one screen after another, so that all of it is told at once. */
export const makeNotes = (page: Page) => {
  const found: Record<string, string[]> = {};
  return {
    found,
    look: async (screen: string) => {
      const amiss = [...(await faults(page)), ...(await misnamed(page))];
      if (amiss.length > 0) found[screen] = amiss;
    },
  };
};
