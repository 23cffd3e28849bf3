import { Tooltip } from 'radix-ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { Expansions, PracticeMark } from '../game/bar/GameMarks.tsx';
import { Steps } from '../game/bar/Steps.tsx';
import { useGame } from '../game/game.ts';
import { dueSeats, turnWords } from '../game/words/turn.ts';
import { numeral, useText } from '../platform/i18n/text.ts';
import { HINT_DELAY } from '../ui/controls/Hint.tsx';
import { Emblem } from '../ui/persona/Persona.tsx';

/** Loaded only when a game was played for a challenge: few are. */
const ChallengeBadge = lazy(async () => {
  const { ChallengeBadge: Loaded } = await import('../features/challenges/ChallengeBadge.tsx');
  return { default: Loaded };
});

/** Where the game stands, whose turn it is, and (`children`) what can be done at any time. */
export function TopBar({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const { update, view } = useGame();
  const [first] = dueSeats(update, view);
  const player = first === undefined ? undefined : update.players[first];
  return (
    <header className="bar" data-region="bar">
      <div className="line shrink oneline gap-8">
        <span className="bold engraved bright larger">{text('bar.epoch', { epoch: numeral(view.epoch) })}</span>
        <span className="bar-phase soft pill">{text('bar.phase', { phase: view.phase })}</span>
        {update.practice && <PracticeMark />}
        {update.challenge !== undefined && (
          <Suspense>
            <ChallengeBadge tag={update.challenge} />
          </Suspense>
        )}
        <Expansions expansions={view.options.expansions} />
        {view.decision !== null && <Steps view={view} />}
      </div>
      <div className="bar-turn text-10-5 line cut middle strong gap-6">
        {player !== undefined && <Emblem emblem={player.emblem} />}
        <span>{turnWords(update, view, text)}</span>
      </div>
      {/* Hints stand beside all buttons of the bar, and go with the pointer: on its way to them it would cross other buttons. */}
      <Tooltip.Provider delayDuration={HINT_DELAY} disableHoverableContent>
        {children}
      </Tooltip.Provider>
    </header>
  );
}
