import type { Page } from '@playwright/test';
import type { MenuCommand } from '../../shared/contract/menuCommand.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';

/** What reaches a page from elsewhere than its own controls: from the desktop's menu bar, and settings that were changed. */
export interface DesktopLine {
  choose(command: MenuCommand): void;
  change(settings: Partial<Settings>): void;
}

/** Above every number that the page gives its own calls: it ignores the answers. */
const FIRST_ID = 1e6;

/** Listens in on the line between the pages that are loaded from now on and the program, to speak on it, too. */
export async function onDesktopLine(page: Page): Promise<DesktopLine> {
  let line: { readonly toPage: (text: string) => void; readonly toProgram: (text: string) => void } | null = null;
  let id = FIRST_ID;
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    line = { toPage: (text) => socket.send(text), toProgram: (text) => server.send(text) };
  });
  return {
    choose: (payload) => line?.toPage(JSON.stringify({ event: 'command', payload })),
    change: (input) => line?.toProgram(JSON.stringify({ id: id++, call: 'settings.change', input })),
  };
}
