import { lazy, Suspense } from 'react';
import { useAppearance } from '../app/appearance.ts';
import { LanguageProvider } from '../app/LanguageProvider.tsx';
import { useText } from '../platform/i18n/text.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { useHand } from './handState.ts';
import { NameField } from './NameField.tsx';

const AtTable = lazy(async () => ({ default: (await import('./AtTable.tsx')).AtTable }));

/** The whole page of a device: on its way to the table, or at it. */
export function HandApp() {
  useAppearance();
  return (
    <LanguageProvider>
      <Stage />
    </LanguageProvider>
  );
}

function Stage() {
  const { stage, host } = useHand();
  if (stage.name === 'code' || stage.name === 'ended')
    return <CodeScreen end={stage.name === 'ended' ? stage.end : null} />;
  if (host === null || stage.name !== 'in') return <OnTheWay waits={stage.name === 'waiting'} />;
  return (
    <Suspense fallback={<OnTheWay waits={false} />}>
      <AtTable host={host} />
    </Suspense>
  );
}

function OnTheWay({ waits }: { readonly waits: boolean }) {
  const text = useText();
  return (
    <main className="hand-way stack inmiddle">
      <h1 className="engraved bright">{text('app.name')}</h1>
      <p role="status">{text(waits ? 'hand.waits' : 'hand.connecting')}</p>
      {waits && <NameField />}
    </main>
  );
}
