import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { ScoreSheet } from '../../../../shared/vocabulary/score.ts';
import { PracticeMark } from '../../../game/bar/GameMarks.tsx';
import { startGame } from '../../../game/commands.ts';
import { type Count, countAt, countedIn } from '../../../game/counting.ts';
import { namesOf, useGame } from '../../../game/game.ts';
import { ScoreRows } from '../../../game/ScoreRows.tsx';
import { useTable } from '../../../game/state/table.ts';
import { verdictWords, victoryWords } from '../../../game/words/victory.ts';
import { useRoutes } from '../../../platform/feature.ts';
import { useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useSettings } from '../../../platform/settings.ts';
import { Modal } from '../../../ui/controls/Modal.tsx';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { Podium } from './Podium.tsx';
import { PointsOverTime } from './PointsOverTime.tsx';
import { Review } from './Review.tsx';
import { type SheetItem, SheetMenu } from './SheetMenu.tsx';
import { tableOf } from './tableOf.ts';
import { useWinnersCity, WinnersCity } from './WinnersCity.tsx';

/** Whether anything may move: the page says so on its root element. */
const isStill = (): boolean => document.hidden || document.documentElement.dataset.motion === 'reduced';

/** Whether the points are to be counted one by one: once, at the end of a game that was played to it just now. */
function useCountWanted({ gameId, events }: GameUpdate): boolean {
  const instant = useSettings(({ speed }) => speed === 'instant');
  const ended = events.some(({ type }) => type === 'gameScored');
  const [wanted] = useState(() => ended && useTable.getState().countedGame !== gameId && !instant && !isStill());
  useEffect(() => {
    if (ended) useTable.setState({ countedGame: gameId });
  }, [ended, gameId]);
  return wanted;
}

/** How many times as fast as usual. */
const useCountTempo = (): number => useSettings(({ speed }) => (speed === 'fast' ? 2 : 1));

/** Milliseconds: a frame that takes longer counts as this long, so that slow machines skip nothing, the winner least of all. */
const LONGEST_FRAME = 300;

/** What a press is, until it is over. */
const PRESSES = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click'] as const;

/**
 * Counts the points, frame by frame. Returns how far the count is, `null` when it is over or was not wanted. Any press
 * completes it, and does nothing else.
 */
function useCount(wanted: boolean, categories: number, seats: number, tempo: number): Count | null {
  const [count, setCount] = useState<Count | null>(() => (wanted ? countAt(0, categories, seats) : null));
  const running = count !== null;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    let elapsed = 0;
    let request = requestAnimationFrame(function step() {
      const now = performance.now();
      elapsed += Math.min(now - last, LONGEST_FRAME) * tempo;
      last = now;
      const next = countAt(elapsed, categories, seats);
      setCount(next);
      if (next !== null) request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [running, categories, seats, tempo]);
  useEffect(() => {
    if (!running) return;
    const complete = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      // Also on release: the press must not reach what appears below it.
      if (event.type === 'keydown' || event.type === 'click') setCount(null);
    };
    for (const press of PRESSES) window.addEventListener(press, complete, { capture: true });
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, complete, { capture: true });
    };
  }, [running]);
  return count;
}

interface ScoreSheetDialogProps {
  readonly sheet: ScoreSheet;
  readonly onClose: () => void;
  /** What the game has brought to its players. */
  readonly honours?: ReactNode;
  /** What it has earned of what it was played for. */
  readonly outcome?: ReactNode;
  /** How it can be kept. */
  readonly keeping?: readonly SheetItem[];
}

/** The final score by category and seat (rules §8), counted one by one for a player who has just finished the game. */
export function ScoreSheetDialog({ sheet, onClose, honours, outcome, keeping = [] }: ScoreSheetDialogProps) {
  const text = useText();
  const routes = useRoutes();
  const { update, view } = useGame();
  const { expansions } = view.options;
  const categories = useMemo(() => countedIn(sheet, expansions), [sheet, expansions]);
  const count = useCount(useCountWanted(update), categories.length, sheet.lines.length, useCountTempo());
  const said = verdictWords(sheet, update.players, text);
  const city = useWinnersCity(sheet);
  return (
    <Modal
      title={text('score.title')}
      className={count === null ? 'score' : 'score counting'}
      onClose={onClose}
      returnTo={opener}
    >
      {count !== null && <Podium sheet={sheet} categories={categories} count={count} verdict={said} />}
      <p className="score-verdict bold engraved bright centred dense">{said}</p>
      {update.practice && <PracticeMark />}
      <p className="score-why soft centred large">
        {victoryWords(sheet, namesOf(update), view.options.expansions, text)}
      </p>
      <div className="score-halves stack">
        <ScoreRows
          sheet={sheet}
          backdrop={count === null && city !== null && <WinnersCity picture={city} className="score-city" />}
        />
        {count === null && (
          <div className="score-beside column gap-7">
            <PointsOverTime gameId={update.gameId} players={update.players} />
            <Review />
            {honours}
          </div>
        )}
      </div>
      {count === null && outcome}
      <footer className="modal-foot">
        <SheetMenu keeping={keeping} />
        <button type="button" className="button button-quiet" onClick={() => void routes.replay(update.gameId)}>
          <Icon name="history" />
          {text('library.replay')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void routes.leave()}>
          {text('score.toTitle')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {text('score.table')}
        </button>
        <Again update={update} />
      </footer>
    </Modal>
  );
}

/** The same once more: for what the game was played for, or at the same table. */
function Again({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const { challenge } = update;
  if (challenge !== undefined) {
    return (
      <button type="button" className="button button-main" onClick={() => void routes.challenge(challenge)}>
        {text('challenges.again')}
      </button>
    );
  }
  return (
    <button type="button" className="button button-main" onClick={() => void startGame(host, tableOf(update))}>
      {text('score.rematch')}
    </button>
  );
}

/**
 * The button that opens the sheet again. The sheet opens by itself first, and the choice that had the focus then is
 * gone.
 */
const opener = (): HTMLElement | null => document.querySelector('[data-region="decision"] .panel-foot button');
