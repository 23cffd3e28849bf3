import { parseArgs } from 'node:util';
import { print } from '../../../main/shell/command.ts';
import { decide } from '../../../shared/bots/bot.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { EMBLEMS, type Emblem } from '../../../shared/vocabulary/seats.ts';
import { heeding, unheeding, warned } from './learner.ts';

/* Whether the coach helps: a newcomer against three Apprentices, heeding it and not. See ../README.md. */

const { values } = parseArgs({ options: { games: { type: 'string', default: '20' } } });

const SEATS = [0, 1, 2, 3] as const;
const LEARNERS = { 'without the coach': unheeding, 'its warnings alone': warned, 'its words and warnings': heeding };

const gameOf = (seed: number): SavedGame => ({
  gameId: `learner-${seed}`,
  name: null,
  seed,
  mode: 'basic',
  expansions: [],
  content: STANDARD_CONTENT,
  deal: null,
  players: SEATS.map((seat) => ({
    name: `seat ${seat + 1}`,
    emblem: EMBLEMS[seat] as Emblem,
    controller: { kind: 'bot', level: 'apprentice' },
  })),
  actions: [],
});

/** A game in which the learner sits at another seat each time. */
function play(learner: typeof heeding, seed: number) {
  const place = SEATS[seed % SEATS.length];
  const { state } = playBotGame(gameOf(seed), (job) => {
    const { observation: view, choices } = job;
    const { viewer } = view;
    return viewer === place ? (learner({ view, choices, seat: viewer })?.action ?? decide(job)) : decide(job);
  });
  if (state.result === null || place === undefined) throw new RangeError('a finished game has a result');
  const { lines, winners } = state.result;
  const totals = lines.map(({ total }) => total);
  const own = totals[place] ?? 0;
  const others = totals.reduce((sum, total) => sum + total, 0) - own;
  return { won: winners.includes(place), own, others: others / (SEATS.length - 1) };
}

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(1);

print('| newcomer | games | won | mean points | an Apprentice |');
print('|---|--:|--:|--:|--:|');
for (const [name, learner] of Object.entries(LEARNERS)) {
  const games = Array.from({ length: Number(values.games) }, (_, seed) => play(learner, seed + 1));
  const won = games.filter((game) => game.won).length;
  const [own, others] = [mean(games.map((game) => game.own)), mean(games.map((game) => game.others))];
  print(`| ${name} | ${games.length} | ${won} | ${own} | ${others} |`);
}
