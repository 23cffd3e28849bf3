import './all.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { MenuCommand } from '../../shared/contract/menuCommand.ts';
import { continueGame } from '../game/commands.ts';
import { createPage } from '../game/page.ts';
import { skipWhenHidden } from '../game/playback/playback.ts';
import { syncBotPace } from '../game/playback/syncBotPace.ts';
import { useApp } from '../platform/app.ts';
import { connect } from '../platform/client/connect.ts';
import type { Host } from '../platform/host.ts';
import { fetchWords } from '../platform/i18n/pageWords.ts';
import { App } from './App.tsx';
import { firstFonts } from './appearance.ts';
import { followHost, readBeginnings } from './followHost.ts';
import { wantedLanguage } from './LanguageProvider.tsx';
import { startSound } from './lateParts.ts';
import { handleMenuCommand } from './program/handleMenuCommand.ts';
import { confirmUnload, takeRestore, watchErrors, whenDrawn } from './program/pageLife.ts';
import { listenToProgramKeys } from './program/programKeys.ts';

/** Goes straight back to the table where the page was loaded for that, and the game goes on. */
async function restoreTable(host: Host): Promise<void> {
  if (takeRestore() && useApp.getState().summary?.finished === false) await continueGame(host);
}

async function begin(): Promise<void> {
  watchErrors();
  const fonts = firstFonts();
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no root element');
  const client = await connect();
  const host = client === null ? null : createPage(client);
  if (host !== null) {
    skipWhenHidden(host.playback);
    syncBotPace(host);
    const begun = readBeginnings(host).then(() => restoreTable(host));
    followHost(host, begun);
    await begun;
    confirmUnload(host);
    startSound();
    const obey = (command: MenuCommand) => handleMenuCommand(command, host);
    listenToProgramKeys(obey, () => useApp.getState().info?.carrier === 'electron');
  }
  await Promise.all([fonts, fetchWords(wantedLanguage())]);
  createRoot(place).render(
    <StrictMode>
      <App host={host} />
    </StrictMode>,
  );
  if (host !== null) void whenDrawn().then(() => host.call('app.drawn', {}));
}

void begin();
