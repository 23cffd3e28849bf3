import { cleanup, render } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Decision } from '../../../../renderer/app/GameScreen.tsx';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { GameContext } from '../../../../renderer/game/game.ts';
import { Inspector } from '../../../../renderer/game/inspect/Inspector.tsx';
import { SelectionProvider } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import type { Request } from '../../../../renderer/game/selection/selection.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { Advice, GameUpdate } from '../../../../shared/contract/answers.ts';
import { NEW_LOG, NO_UNDO } from '../../../../shared/contract/gameLog.ts';
import { choicesOf, type GameState, observe, refusalsOf } from '../../../../shared/flow/runner.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { EMBLEMS } from '../../../../shared/vocabulary/seats.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost, Refusal } from '../../fakeHost.tsx';

const NAMES = ['Ada', 'Bruno', 'Chen'];

/** What the host would send to seat 0 in this position; `decision`: which of the game's it is. */
export const updateAt = (state: GameState, decision = 1): GameUpdate => ({
  kind: 'game',
  gameId: 'sketch',
  seq: 1,
  decision,
  players: state.seats.map((_, seat) => ({
    name: NAMES[seat] ?? '',
    emblem: EMBLEMS[seat] ?? 'monkey',
    controller: { kind: 'human' },
  })),
  screen: { viewer: 0, actor: 0, curtain: null },
  view: observe(state, 0),
  events: [],
  log: NEW_LOG,
  choices: choicesOf(state, 0),
  refusals: refusalsOf(state, 0),
  // Nobody has to hide anything again: that would take a host.
  privacy: 'open',
  ...NO_UNDO,
  thinking: [],
  handedOver: [],
  seed: null,
  dealCommitment: null,
});

/** The words of an element, with plain spaces: figures keep to what they count by others. */
export const read = (element: Node | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ');

interface PanelProps {
  readonly update: GameUpdate;
  readonly act: (request: Request) => Promise<null>;
}

function Panel({ update, act }: PanelProps) {
  const game = useMemo(() => ({ update, view: update.view, playing: false, own: 0 }), [update]);
  useLayoutEffect(() => useTable.setState({ update }), [update]);
  useEffect(() => () => useTable.setState(useTable.getInitialState(), true), []);
  return (
    <SelectionProvider act={act}>
      <GameContext value={game}>
        <Decision />
        <Inspector />
      </GameContext>
    </SelectionProvider>
  );
}

/** Answers for the host what is advised; `null` when it cannot be had. */
export type Advise = () => Promise<Advice | null>;

const noAdvice: Advise = async () => null;

interface OpenPanel {
  /** What the player has done, oldest first. */
  readonly acted: readonly Action[];
  /** Goes on to another position of the same game, and another decision. */
  readonly goTo: (state: GameState) => void;
}

/** Opens the decision panel of seat 0 in a position of the real engine. */
export function openPanelAt(state: GameState, advise = noAdvice): OpenPanel {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  const acted: Action[] = [];
  const act = async ({ action }: Request) => {
    acted.push(action);
    return null;
  };
  let decision = 0;
  const host = fakeHost({ 'advice.ask': async () => (await advise()) ?? new Refusal() });
  const page = (now: GameState) => (
    <LanguageProvider>
      <Tooltip.Provider>
        <Connected host={host}>
          <Panel update={updateAt(now, decision)} act={act} />
        </Connected>
      </Tooltip.Provider>
    </LanguageProvider>
  );
  const { rerender } = render(page(state));
  const goTo = (next: GameState) => {
    decision += 1;
    rerender(page(next));
  };
  return { acted, goTo };
}
