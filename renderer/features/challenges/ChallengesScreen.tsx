import { Tabs } from 'radix-ui';
import { useEffect } from 'react';
import { BackButton } from '../../game/Buttons.tsx';
import { showTitle } from '../../game/commands.ts';
import { useApp } from '../../platform/app.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useChallenges } from './challengesStore.ts';
import { readChallenges } from './commands.ts';
import { SECTIONS } from './sections.ts';

/** Reasons to come back: the deal of the day, challenges with stars, the ladder; one section at a time. */
export function ChallengesScreen() {
  const text = useText();
  const host = useHost();
  const isHere = useApp(({ screen }) => screen === 'challenges');
  const unknown = useChallenges(({ progress }) => progress === null);
  // Only the title's button loads the progress: from elsewhere it is loaded here.
  useEffect(() => {
    if (isHere && unknown) void readChallenges(host);
  }, [isHere, unknown, host]);
  const section = useChallenges((state) => state.section) ?? SECTIONS[0].id;
  return (
    <main className="library centre tall wood">
      <Tabs.Root
        className="library-frame column tall anchor gap-7 sheet challenges"
        value={section}
        onValueChange={(chosen) => useChallenges.setState({ section: chosen })}
      >
        <header className="library-head flex anchor gap-10 sheet-title">
          <h1>{text('challenges.title')}</h1>
          <span className="quiet">{text('challenges.about')}</span>
        </header>
        <Tabs.List className="challenges-tabs wrap" aria-label={text('challenges.sections')}>
          {SECTIONS.map(({ id, word, icon }) => (
            <Tabs.Trigger key={id} value={id} className="challenges-tab tab line soft large gap-6">
              <Icon name={icon} means={null} />
              {text(word)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {SECTIONS.map(({ id, component: Shown }) => (
          <Tabs.Content key={id} value={id} className="challenges-body scroll fill">
            <Shown />
          </Tabs.Content>
        ))}
        <footer className="library-foot line gap-10">
          <BackButton words={text('challenges.back')} onPress={() => void showTitle(host)} />
        </footer>
      </Tabs.Root>
    </main>
  );
}
