import { COLOURS } from '../vocabulary/colours.ts';
import { EXPANSIONS } from '../vocabulary/options.ts';
import { COLONY_LEVELS, STATUES } from '../vocabulary/pieces.ts';
import { BOT_LEVELS, BOT_STYLES, type BotLevel, type BotStyle } from '../vocabulary/preferences.ts';
import { TRACKS } from '../vocabulary/tracks.ts';
import type { FinishedSeat } from './facts.ts';
import { counted, type Entry, isWon } from './history.ts';

/*
 * Achievements. None is earned by playing much, and none in practice: only games that count are considered, in which
 * the person had no additional coins.
 */

/** The history before a game: the person's games that counted and had no additional coins. */
interface Before {
  /** The last ones, oldest first. */
  readonly last: readonly Entry[];
  /** Levels and styles of bots that sat at a table at which the person won. */
  readonly levels: ReadonlySet<BotLevel>;
  readonly styles: ReadonlySet<BotStyle | null>;
}

type Condition = (entry: Entry, before: Before) => boolean;

const won =
  (condition: Condition = () => true): Condition =>
  (entry, before) =>
    isWon(entry) && condition(entry, before);

const bestOther = ({ others }: Entry): number => Math.max(...others.map(({ score }) => score.total));
const lead = (entry: Entry): number => entry.own.score.total - bestOther(entry);

/** Whether every other seat stands to the own one like this at the end of an epoch. */
const everyOther = ({ own, others }: Entry, epoch: number, stands: (other: number, own: number) => boolean): boolean =>
  others.every(({ totals }) => stands(totals[epoch - 1] ?? 0, own.totals[epoch - 1] ?? 0));

const bots = ({ others }: Entry) => others.flatMap(({ player }) => (player.kind === 'bot' ? [player] : []));
const beat = (level: BotLevel) => (entry: Entry) => bots(entry).some((bot) => bot.level === level);
const atLeast = (entry: Entry, level: BotLevel): boolean =>
  bots(entry).some((bot) => BOT_LEVELS.indexOf(bot.level) >= BOT_LEVELS.indexOf(level));

const plundered = ({ colonies }: FinishedSeat): number => colonies.filter(({ integrated }) => !integrated).length;

const isManyAtTable = ({ others }: Entry): boolean => others.length >= 2;

/** Games that are to be won one after the other. */
const RUN = 3;

/** Every achievement, in the order in which they are shown. Points and counts are such as strong players reach now and then. */
const CONDITIONS = {
  firstLaurels: won(),
  fullLadder: won((entry, { levels }) => BOT_LEVELS.every((level) => levels.has(level) || beat(level)(entry))),
  masterstroke: won(beat('hadara')),
  fiveTempers: won((entry, { styles }) =>
    BOT_STYLES.every((style) => styles.has(style) || bots(entry).some((bot) => bot.style === style)),
  ),
  threeInARow: won((entry, { last }) => {
    const run = [...last.slice(1 - RUN), entry];
    return run.length === RUN && run.every((game) => isWon(game) && atLeast(game, 'governor'));
  }),
  roundTable: won(({ others }) => others.filter(({ player }) => player.kind === 'person').length >= 2),
  wholeWorld: won(({ game }) => EXPANSIONS.every((expansion) => game.expansions.includes(expansion))),
  generousHost: won(({ others }) => others.some(({ handicap }) => handicap >= 10)),
  landslide: won((entry) => lead(entry) >= 40),
  photoFinish: won((entry) => lead(entry) <= 1),
  comeback: won((entry) => isManyAtTable(entry) && everyOther(entry, 2, (other, own) => other > own)),
  allTheWay: won(
    (entry) =>
      isManyAtTable(entry) && [1, 2, 3].every((epoch) => everyOther(entry, epoch, (other, own) => other < own)),
  ),
  fiveColonies: ({ own }) => own.colonies.length === COLONY_LEVELS.length,
  peacemaker: ({ own }) => own.colonies.length >= 4 && plundered(own) === 0,
  raider: won(({ own }) => own.colonies.length >= 3 && plundered(own) === own.colonies.length),
  fourStatues: ({ own }) => own.statues.length === STATUES.length,
  swordAndLyre: ({ own }) => own.colonies.length === COLONY_LEVELS.length && own.statues.length === STATUES.length,
  nobodyHungry: won(({ own }) => own.feedings.every(({ unfed }) => unfed === 0)),
  banquet: ({ own }) => (own.feedings.at(-1)?.fed ?? 0) >= 25,
  goldenAge: ({ own }) => own.score.gold >= 70,
  silverShine: ({ own }) => own.score.silver >= 55,
  rainbow: ({ own }) => COLOURS.every((colour) => own.cards[colour] >= 5),
  court: ({ own }) => own.purple.length >= 7,
  summit: ({ own }) => TRACKS.some((track) => own.tracks[track] >= 42),
  lastCoin: won(({ own }) => own.coins === 0),
} as const satisfies Readonly<Record<string, Condition>>;

export type AchievementId = keyof typeof CONDITIONS;
export const ACHIEVEMENTS = Object.keys(CONDITIONS) as readonly AchievementId[];

export interface Achieved {
  readonly id: AchievementId;
  /** The game by which it was achieved. */
  readonly entry: Entry;
}

/** What a person has achieved, in the order of time; of `entries`, all of that person's games, oldest first. */
export function achievedIn(entries: readonly Entry[]): readonly Achieved[] {
  const own = counted(entries).filter((entry) => entry.own.handicap === 0);
  const open = new Set(ACHIEVEMENTS);
  const levels = new Set<BotLevel>();
  const styles = new Set<BotStyle | null>();
  return own.flatMap((entry, index) => {
    const before = { last: own.slice(Math.max(0, index - RUN), index), levels, styles };
    const reached = [...open].filter((id) => CONDITIONS[id](entry, before));
    for (const { level, style } of isWon(entry) ? bots(entry) : []) {
      levels.add(level);
      styles.add(style);
    }
    for (const id of reached) open.delete(id);
    return reached.map((id) => ({ id, entry }));
  });
}
