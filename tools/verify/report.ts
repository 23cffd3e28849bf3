import Table from 'cli-table3';
import type { CheckedDecision, Verdict } from '../../shared/contract/fairness.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import { STEPS } from '../../shared/vocabulary/time.ts';
import { type CheckedFile, type CheckedGame, outcomeOf, outcomeOfAll } from './verify.ts';

const DIFFERENT: Readonly<Record<Extract<Verdict, { kind: 'different' }>['why'], string>> = {
  action: 'another action',
  length: 'not as long a thought as is noted',
  luck: 'other luck than the seed gives',
  bot: 'another bot than the one that sat there',
  person: 'noted as a bot’s, but a person sat there',
  notSafe: 'not the safe choice that is made for a bot that failed',
};

const UNKNOWN: Readonly<Record<Extract<Verdict, { kind: 'unknown' }>['why'], string>> = {
  nothingNoted: 'nothing is noted of it',
  otherBots: 'other bots decided: another version or other weights',
  failed: 'the bot failed',
};

/** An action in short: `draft 1-red-01 buy`. */
const inShort = (action: Action): string => Object.values(action).join(' ');

function wordsFor(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'different': {
      const instead = verdict.instead === null ? '' : `, ${inShort(verdict.instead)}`;
      return `NOT the same: ${DIFFERENT[verdict.why]}${instead}`;
    }
    case 'unknown':
      return `cannot be checked: ${UNKNOWN[verdict.why]}`;
    default:
      return verdict.kind === 'same' ? 'the same' : 'the safe choice, for the bot had failed';
  }
}

const isFine = ({ verdict }: CheckedDecision): boolean => verdict.kind === 'same' || verdict.kind === 'safe';

function lineOf({ saved }: CheckedGame, decision: CheckedDecision): string {
  const { position, seat, epoch, phase, step, action, verdict } = decision;
  const who = saved.players[seat]?.name ?? `seat ${seat + 1}`;
  return `  ${position + 1} (${epoch}${phase} ${step}, ${who}): ${inShort(action)}: ${wordsFor(verdict)}`;
}

/** The decisions of all games, by their kind. */
function tableOf(decisions: readonly CheckedDecision[]): string {
  const table = new Table({
    head: ['decisions of bots', 'all', 'the same', 'safe choice', 'NOT the same', 'cannot be checked'],
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  const row = (name: string, some: readonly CheckedDecision[]) => {
    const count = (kind: Verdict['kind']) => some.filter(({ verdict }) => verdict.kind === kind).length;
    return [name, some.length, count('same'), count('safe'), count('different'), count('unknown')];
  };
  for (const step of STEPS) {
    const some = decisions.filter((decision) => decision.step === step);
    if (some.length > 0) table.push(row(step, some));
  }
  table.push(row('all', decisions));
  return table.toString();
}

function dealWords({ keepsDealCommitment, saved: { commitment } }: CheckedGame): string {
  if (commitment === undefined) return 'its deal was not promised: whether it was dealt anew cannot be checked';
  const since = commitment.after === undefined ? '' : ` after decision ${commitment.after} of the game it branched off`;
  const verdict = keepsDealCommitment ? 'its deal is the one' : 'its deal is NOT the one';
  return `${verdict} that was promised${since} (${commitment.sha256.slice(0, 12)}…)`;
}

function decisionWords({ decisions, left }: CheckedGame): string {
  const fine = decisions.filter(isFine).length;
  const more = left === 0 ? '' : `; ${left} others, left by lot, were not repeated`;
  return `${fine} of ${decisions.length} decisions of bots are the same${more}`;
}

const OUTCOMES = {
  fair: 'Everything is as it should be.',
  wrong: 'Something is NOT as it should be.',
  unchecked: 'Nothing is wrong, but not everything could be checked.',
} as const;

function gameLines(game: CheckedGame, index: number, all: boolean): string[] {
  const { mode, expansions, players, engine } = game.saved;
  const table = `${[mode, ...expansions].join(' + ')}, ${players.length} seats`;
  const by = engine === undefined ? '' : `, bots of version ${engine.version}`;
  return [
    `Game ${index + 1} (${table}${by}): ${dealWords(game)}; ${decisionWords(game)}.`,
    ...game.decisions.filter((decision) => all || !isFine(decision)).map((decision) => lineOf(game, decision)),
  ];
}

const linesOf = (checked: CheckedFile, all: boolean): string[] =>
  'games' in checked
    ? checked.games.flatMap((game, index) => gameLines(game, index, all))
    : [`This file cannot be checked: ${checked.problem}`];

/** What was found, for people. `all`: every decision has its line. */
export function asText(files: readonly CheckedFile[], all: boolean): string {
  const decisions = files.flatMap((file) => ('games' in file ? file.games.flatMap((game) => game.decisions) : []));
  return [
    ...files.flatMap((checked) => [checked.file, ...linesOf(checked, all)]),
    ...(decisions.length > 0 ? [tableOf(decisions)] : []),
    OUTCOMES[outcomeOfAll(files)],
  ].join('\n');
}

function gameFacts(game: CheckedGame): object {
  const { mode, expansions, players, engine, commitment } = game.saved;
  return {
    options: { seats: players.length, mode, expansions },
    engine: engine ?? null,
    commitment: commitment ?? null,
    keepsDealCommitment: game.keepsDealCommitment,
    outcome: outcomeOf(game),
    left: game.left,
    decisions: game.decisions.map(({ position, verdict, ...decision }) => ({
      n: position + 1,
      ...decision,
      ...verdict,
    })),
  };
}

/** The same as one JSON object. */
export function asJson(files: readonly CheckedFile[]): string {
  const facts = files.map((checked) =>
    'games' in checked
      ? { file: checked.file, games: checked.games.map(gameFacts) }
      : { file: checked.file, problem: checked.problem },
  );
  return JSON.stringify({ outcome: outcomeOfAll(files), files: facts }, null, 2);
}
