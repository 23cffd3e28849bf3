import type { MenuItemConstructorOptions } from 'electron';

type Items = readonly MenuItemConstructorOptions[];

/** Every item of a menu, submenus included. */
export const flatten = (items: Items): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flatten(item.submenu) : [])]);

/** Presses the first item with this label. */
export function choose(items: Items, label: string): void {
  const item = flatten(items).find((candidate) => candidate.label === label);
  if (item?.click === undefined) throw new Error(`nothing to press: ${label}`);
  // The game's items need none of what Electron hands them.
  (item.click as () => void)();
}
