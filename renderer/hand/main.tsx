import './hand.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wantedLanguage } from '../app/LanguageProvider.tsx';
import { fetchWords } from '../platform/i18n/pageWords.ts';
import { come } from './come.ts';
import { beginSettings } from './deviceSettings.ts';
import { HandApp } from './HandApp.tsx';
import { keyAtHand } from './keyAtHand.ts';

async function begin(): Promise<void> {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no root element');
  beginSettings(localStorage);
  const key = keyAtHand({ location, history, storage: localStorage });
  if (key !== null) come(key);
  await fetchWords(wantedLanguage());
  createRoot(place).render(
    <StrictMode>
      <HandApp />
    </StrictMode>,
  );
}

void begin();
