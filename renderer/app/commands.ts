import { createContext, useContext } from 'react';
import type { Analysis, AnalysisPart } from '../../shared/contract/analysis.ts';
import type { Advice, Books, ContentFolder, PhaseEnd, Why } from '../../shared/contract/answers.ts';
import type { GameCheck } from '../../shared/contract/fairness.ts';
import type { NewGame, Settings, Sitter } from '../../shared/contract/tableSetup.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { ChallengeCommands } from '../features/challenges/challengeCommands.ts';
import type { ProblemCommands } from '../features/challenges/problemCommands.ts';
import type { CoachCommands, LessonCommands } from '../features/lessons/lessonCommands.ts';
import type { LibraryCommands } from '../features/library/libraryCommands.ts';
import type { RunCommands } from '../features/play/runCommands.ts';
import type { ReplayCommands } from '../features/replay/replayCommands.ts';
import type { SupportCommands } from '../features/settings/supportCommands.ts';
import type { StatisticsCommands } from '../features/statistics/statisticsCommands.ts';
import type { Outcome, Request } from '../game/selection/selection.ts';

/** Everything that the page can ask of its host, and what then happens on the screen. Failures show as a message. */
export interface Commands {
  start(game: NewGame): Promise<void>;
  /** Goes on with the saved game, or back to the host's position after a broken connection. */
  resume(): Promise<void>;
  leave(): Promise<void>;
  /** Advice on the decision at position `seq`; `null` when it cannot be had, or is not wanted any more. */
  advise(seq: number): Promise<Advice | null>;
  /** Decisions of a finished game and why, from a position on; `null` when they cannot be told. */
  books(gameId: string, from: number): Promise<Books | null>;
  /** Checks some of a finished game's decisions, when so many were before; `null` when it cannot be done. */
  check(gameId: string, from: number): Promise<GameCheck | null>;
  /** A finished game looked back at, as far as its decisions are judged; `null` when it cannot be told. */
  analysis(gameId: string): Promise<Analysis | null>;
  /** Some more of its decisions judged, those of a seat first; `null` when nobody waits any more or it cannot be told. */
  analyseFurther(gameId: string, seat: Seat): Promise<AnalysisPart | null>;
  /** How everybody's points grew in a finished game, half epoch by half epoch; `null` when it cannot be told. */
  course(gameId: string): Promise<readonly PhaseEnd[] | null>;
  /** Why a bot did what a line of the log (from 0) tells; `null` when it cannot be told. */
  why(line: number): Promise<Why | null>;
  act(request: Request): Promise<Outcome>;
  /** Takes the last decision back, where nobody has learned anything since. */
  undo(): Promise<void>;
  /** The same with all of this turn. */
  reset(): Promise<void>;
  /** Takes once more what was taken back. */
  redo(): Promise<void>;
  /** Takes the last decision back whatever was learned since: the game is practice from then on. */
  takeBack(): Promise<void>;
  lift(seat: Seat): Promise<void>;
  /** Lowers the curtain that was lifted. */
  hide(): Promise<void>;
  /** Puts others on the seats of the game from now on, one for each. */
  reseat(sitters: readonly Sitter[]): Promise<void>;
  /** Leaves the game for the set-up, with this table to be changed. */
  setUpAgain(table: NewGame): Promise<void>;
  /** Changes settings: of the person whom the screen serves what follows the seat, else the table's. */
  change(settings: Partial<Settings>): Promise<void>;
  /** Gives the person whom the screen serves the table's settings again. */
  forgetOwn(): Promise<void>;
  /** The player's own content files; `null` when they cannot be told. */
  contentFolder(): Promise<ContentFolder | null>;
  /** Writes the game's own numbers into the folder of those files. */
  copyContent(): Promise<ContentFolder | null>;
  quit(evenUnsaved?: boolean): Promise<void>;
  readonly lessons: LessonCommands;
  readonly coach: CoachCommands;
  readonly challenges: ChallengeCommands;
  readonly problems: ProblemCommands;
  readonly library: LibraryCommands;
  readonly replay: ReplayCommands;
  readonly run: RunCommands;
  readonly statistics: StatisticsCommands;
  readonly support: SupportCommands;
}

export const CommandsContext = createContext<Commands | null>(null);

/** Returns the commands. Throws outside of the connected page. */
export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (commands === null) throw new Error('not connected');
  return commands;
}
