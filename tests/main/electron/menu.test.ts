import type { MenuItemConstructorOptions } from 'electron';
import { expect, it } from 'vitest';
import { menuTemplate } from '../../../main/electron/menu.ts';

/** Every role in a menu, submenus included. */
const roles = (items: readonly MenuItemConstructorOptions[]): (string | undefined)[] =>
  items.flatMap(({ role, submenu }) => [role, ...(Array.isArray(submenu) ? roles(submenu) : [])]);

it('has the menus of each platform', () => {
  expect(menuTemplate('linux', true).map(({ role }) => role)).toEqual(['fileMenu', 'editMenu', 'viewMenu', 'help']);
  expect(menuTemplate('darwin', true).map(({ role }) => role)).toEqual([
    'appMenu',
    'editMenu',
    'viewMenu',
    'windowMenu',
  ]);
});

it.each(['linux', 'win32', 'darwin'] as const)(
  'offers full screen on %s, and the tools of developers only to them',
  (platform) => {
    expect(roles(menuTemplate(platform, true))).toContain('togglefullscreen');
    expect(roles(menuTemplate(platform, true))).not.toContain('toggleDevTools');
    expect(roles(menuTemplate(platform, true))).not.toContain('reload');
    expect(roles(menuTemplate(platform, false))).toContain('toggleDevTools');
  },
);
