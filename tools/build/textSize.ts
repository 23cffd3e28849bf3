/** What of a declaration of a style sheet is read and changed here. */
interface Declaration {
  value: string;
}

/** How much larger than the panels around it what is read is; the page sets it. */
const FACTOR = 'var(--text-factor)';

/** A size of text in the page's own measure, wherever in the value of `font-size` or `font` it stands. */
const enlarge = (declaration: Declaration): void => {
  if (declaration.value.includes(FACTOR)) return;
  declaration.value = declaration.value.replace(/[\d.]+rem/g, `calc($& * ${FACTOR})`);
};

/**
 * Gives text a size of its own: the style sheets measure everything by the root's font size, which is the size of the
 * panels, and what is read is larger or smaller than they say. Done here, so that no rule can forget it.
 */
export const textSize = { postcssPlugin: 'text-size', Declaration: { 'font-size': enlarge, font: enlarge } };
