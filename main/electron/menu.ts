import type { MenuItemConstructorOptions } from 'electron';

const view = (isPackaged: boolean): MenuItemConstructorOptions[] => [
  { role: 'resetZoom' },
  { role: 'zoomIn' },
  { role: 'zoomOut' },
  { type: 'separator' },
  // F11, on macOS Control-Command-F.
  { role: 'togglefullscreen' },
  ...(isPackaged ? [] : ([{ type: 'separator' }, { role: 'toggleDevTools' }] as const)),
];

/**
 * The menu bar of a platform. Undo and redo are there for text fields; Ctrl+Z at the table is the page's own and
 * reaches the page first.
 */
export function menuTemplate(platform: NodeJS.Platform, isPackaged: boolean): MenuItemConstructorOptions[] {
  const edit: MenuItemConstructorOptions = { role: 'editMenu' };
  const viewMenu: MenuItemConstructorOptions = { role: 'viewMenu', submenu: view(isPackaged) };
  if (platform === 'darwin') return [{ role: 'appMenu' }, edit, viewMenu, { role: 'windowMenu' }];
  return [
    { role: 'fileMenu', submenu: [{ role: 'quit' }] },
    edit,
    viewMenu,
    { role: 'help', submenu: [{ role: 'about' }] },
  ];
}
