import './styles/all.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { MenuCommand } from '../shared/contract/menuCommand.ts';
import { App } from './app/App.tsx';
import { firstFonts } from './app/firstFonts.ts';
import { followHost, readBeginnings } from './app/followHost.ts';
import { keepInStep } from './app/keepInStep.ts';
import { wantedLanguage } from './app/LanguageProvider.tsx';
import { makeCommands } from './app/makeCommands.ts';
import { skipWhenHidden } from './app/pace.ts';
import { holdWindow } from './app/program/holdWindow.ts';
import { obeyMenu } from './app/program/obeyMenu.ts';
import { listenToProgramKeys } from './app/program/programKeys.ts';
import { takeRestore } from './app/program/restore.ts';
import { watchErrors } from './app/program/watchErrors.ts';
import { startSound } from './app/startSound.ts';
import { connect } from './client/connect.ts';
import { fetchWords } from './i18n/pageWords.ts';
import { useApp } from './store/app.ts';

async function begin(): Promise<void> {
  watchErrors();
  const fonts = firstFonts();
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no root element');
  const client = await connect();
  const commands = client === null ? null : makeCommands(client);
  if (client !== null && commands !== null) {
    followHost(client, commands);
    await readBeginnings(client);
    skipWhenHidden();
    keepInStep(client);
    holdWindow();
    startSound();
    const obey = (command: MenuCommand) => obeyMenu(command, commands);
    listenToProgramKeys(obey, () => useApp.getState().info?.carrier === 'electron');
    if (takeRestore() && useApp.getState().summary?.finished === false) await commands.resume();
  }
  await Promise.all([fonts, fetchWords(wantedLanguage())]);
  createRoot(place).render(
    <StrictMode>
      <App commands={commands} />
    </StrictMode>,
  );
}

void begin();
