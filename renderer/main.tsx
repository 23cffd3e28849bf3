import './styles/all.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followHost, readBeginnings } from './app/followHost.ts';
import { makeCommands } from './app/makeCommands.ts';
import { connect } from './client/connect.ts';

async function begin(): Promise<void> {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no root element');
  const client = await connect();
  const commands = client === null ? null : makeCommands(client);
  if (client !== null && commands !== null) {
    followHost(client, commands);
    await readBeginnings(client);
  }
  createRoot(place).render(
    <StrictMode>
      <App commands={commands} />
    </StrictMode>,
  );
}

void begin();
