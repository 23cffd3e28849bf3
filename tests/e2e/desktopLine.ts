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

interface Line {
  toPage(text: string): void;
  toProgram(text: string): void;
}

/**
 * Listens in on the line between the pages that are loaded from now on and the program, to speak on it, too. As with the
 * desktop's host, what is said before there is a page waits for it.
 */
export async function onDesktopLine(page: Page): Promise<DesktopLine> {
  let line: Line | null = null;
  const waiting: ((line: Line) => void)[] = [];
  const say = (words: (line: Line) => void): void => {
    if (line === null) waiting.push(words);
    else words(line);
  };
  let id = FIRST_ID;
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    const opened: Line = { toPage: (text) => socket.send(text), toProgram: (text) => server.send(text) };
    line = opened;
    for (const words of waiting.splice(0)) words(opened);
  });
  return {
    choose: (payload) => say(({ toPage }) => toPage(JSON.stringify({ event: 'command', payload }))),
    change: (input) => say(({ toProgram }) => toProgram(JSON.stringify({ id: id++, call: 'settings.change', input }))),
  };
}
