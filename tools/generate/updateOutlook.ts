import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { outlookOf } from '../../shared/analysis/outlook/outlook.ts';
import type { Outlook } from '../../shared/contract/analysis.ts';
import { playBotGame } from '../../shared/session/bots/botGame.ts';
import { EXPANSIONS } from '../../shared/vocabulary/options.ts';
import { STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
import { EMBLEMS, type Emblem, SEAT_COUNTS } from '../../shared/vocabulary/seats.ts';

/*
 * How far the outlook is from the end of the game, and how far a lead makes a winner: `shared/analysis/figures.json`.
 * Tables of bots of different strength, as people's tables are; every second game with all expansions.
 */

const FILE = path.resolve(import.meta.dirname, '../../shared/analysis/figures.json');
const GAMES = 80;
const SEED = 5000;
const TENTHS = 10;
const LEVELS = ['citizen', 'governor', 'regent', 'governor'] as const;

function play(seats: number, game: number): Outlook {
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `Bot ${seat + 1}`,
    emblem: EMBLEMS[seat] as Emblem,
    controller: { kind: 'bot', level: LEVELS[(seat + game) % LEVELS.length] as (typeof LEVELS)[number] } as const,
  }));
  const expansions = game % 2 === 0 ? [] : EXPANSIONS;
  const rules = { mode: 'advanced', expansions, content: STANDARD_CONTENT, deal: null } as const;
  return outlookOf(playBotGame({ gameId: 'g', name: null, seed: SEED + game, ...rules, players, actions: [] }).saved);
}

/** What was to be expected at a moment, and how it ended. */
interface Moment {
  readonly tenth: number;
  readonly before: readonly number[];
  readonly end: Outlook;
}

const momentsOf = (end: Outlook): readonly Moment[] =>
  end.decisions.map(({ before }, place) => ({
    tenth: Math.floor((place / end.decisions.length) * TENTHS),
    before,
    end,
  }));

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const errorOf = (moments: readonly Moment[]): number =>
  Math.sqrt(
    meanOf(
      moments.flatMap(({ before, end }) =>
        before.map((points, seat) => (points - (end.sheet.lines[seat]?.total ?? 0)) ** 2),
      ),
    ),
  );

/** How surprised one is by the winners, in nats a moment, where this many points make winning e times as likely. */
function surprise(moments: readonly Moment[], spread: number): number {
  return meanOf(
    moments.map(
      ({
        before,
        end: {
          sheet: { winners },
        },
      }) => {
        const best = Math.max(...before);
        const all = before.reduce((sum, points) => sum + Math.exp((points - best) / spread), 0);
        return meanOf(winners.map((seat) => Math.log(all) - ((before[seat] ?? 0) - best) / spread));
      },
    ),
  );
}

const SPREADS = Array.from({ length: 200 }, (_, place) => 1 + place / 4);

const spreadOf = (moments: readonly Moment[]): number =>
  SPREADS.reduce((best, spread) => (surprise(moments, spread) < surprise(moments, best) ? spread : best));

const rounded = (value: number): number => Math.round(value * 10) / 10;

function figuresFor(seats: number) {
  const moments = Array.from({ length: GAMES }, (_, game) => play(seats, game)).flatMap(momentsOf);
  const tenths = Array.from({ length: TENTHS }, (_, tenth) => moments.filter((moment) => moment.tenth === tenth));
  const figures = { error: tenths.map(errorOf).map(rounded), spread: tenths.map(spreadOf).map(rounded) };
  process.stdout.write(`${seats} seats: error ${figures.error.join(' ')}, spread ${figures.spread.join(' ')}\n`);
  return figures;
}

const source = `npm run outlook:update: ${GAMES} games a number of seats from seed ${SEED}, levels ${LEVELS.join(', ')} in turn, every second one with all expansions`;
const bySeats = Object.fromEntries(SEAT_COUNTS.map((seats) => [seats, figuresFor(seats)]));
writeFileSync(FILE, `${JSON.stringify({ source, bySeats }, null, 2)}\n`);
