import { CONTENT_ID, HANDICAP, HIGHEST_SEED } from '../vocabulary/limits.ts';
import { EXPANSIONS, type Expansion, MODES, type Mode } from '../vocabulary/options.ts';
import { type ContentId, STANDARD_CONTENT } from '../vocabulary/pieces.ts';
import { BOT_LEVELS, BOT_STYLES, PRIVACIES, type Privacy } from '../vocabulary/preferences.ts';
import { EMBLEMS, FEWEST_SEATS, MOST_SEATS } from '../vocabulary/seats.ts';
import { STRENGTH } from '../vocabulary/strength.ts';
import { cleanName, LONGEST_NAME } from './names.ts';
import type { Controller, Player } from './tableSetup.ts';

/*
 * A table as one line of text, to be sent to somebody and pasted there:
 *
 *     hadara-table?v=1&mode=basic&seed=7&seat=lion.human.0.Ada&seat=dragon.governor-merchant.3.Bo
 *
 * It is encoded like a web address, so that no chat breaks it. A seat is its emblem, who plays it, its handicap and its
 * name. `with` names the expansions, `content` the content and `privacy` what people hide from each other, each only if
 * it is not the usual one; `seed` names the deal.
 * It holds nothing but what the set-up screen shows, and no faces, which belong to the people who sit down. The page
 * loads this file, so it has no schemas.
 */

const VERSION = 1;
const MARK = 'hadara-table?';
/** Characters: many times what the longest table comes to. */
const LONGEST = 4000;
const USUAL_PRIVACY: Privacy = 'curtain';

/** A table that is not played on yet. */
export interface SharedTable {
  readonly mode: Mode;
  readonly expansions: readonly Expansion[];
  readonly content: ContentId;
  readonly players: readonly Player[];
  /** Left out: a curtain. */
  readonly privacy?: Privacy | undefined;
  /** Left out: a new deal. */
  readonly seed?: number | undefined;
}

/** Why a text is no table: it holds no table line, the line is a later program's, or something in it is wrong. */
export type TableLineProblem =
  | { readonly reason: 'tooLong' | 'noTable' | 'newer' }
  | { readonly reason: 'wrong'; readonly place: 'mode' | 'with' | 'content' | 'privacy' | 'seed' | 'seats' | 'emblems' }
  | { readonly reason: 'wrongSeat'; readonly seat: number };

class NoTable extends Error {
  readonly problem: TableLineProblem;
  constructor(problem: TableLineProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

function demand(holds: boolean, problem: TableLineProblem): asserts holds {
  if (!holds) throw new NoTable(problem);
}

type Field = readonly [key: string, value: string];

/** The apostrophe, too: it may stand around a line. */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll("'", '%27');

/** Decodes one field. Throws a NoTable when it is not valid text. */
function decoded(field: string): Field {
  const end = field.indexOf('=');
  try {
    return [field.slice(0, end), decodeURIComponent(field.slice(end + 1))];
  } catch {
    throw new NoTable({ reason: 'noTable' });
  }
}

const styles = [...BOT_STYLES, 'surprise'] as const;

/**
 * A bot that plays at the strength of the people at the table. Its strength is not written, because other people sit
 * where the line is read.
 */
const MATCH = 'match';

function whoOf(controller: Controller): string {
  if (controller.kind === 'human') return 'human';
  const { level, strength, style } = controller;
  return [strength === undefined ? level : MATCH, ...(style ? [style] : [])].join('-');
}

function controllerFrom(who: string): Controller | undefined {
  if (who === 'human') return { kind: 'human' };
  const [levelName, styleName, ...more] = who.split('-');
  const isMatch = levelName === MATCH;
  const level = BOT_LEVELS.find((one) => isMatch || one === levelName);
  const style = styles.find((one) => one === styleName);
  if (level === undefined || more.length > 0 || (styleName !== undefined && style === undefined)) return undefined;
  return { kind: 'bot', level, ...(style && { style }), ...(isMatch && { strength: STRENGTH.least }) };
}

/** A whole number from 0 to `most` in digits, else undefined. */
function numberFrom(digits: string, most: number): number | undefined {
  const number = Number(digits);
  return /^\d{1,10}$/.test(digits) && number <= most ? number : undefined;
}

/** Returns the line that tells a table. */
export function tableLine({ mode, expansions, content, players, privacy = USUAL_PRIVACY, seed }: SharedTable): string {
  const fields: Field[] = [
    ['v', String(VERSION)],
    ['mode', mode],
  ];
  if (expansions.length > 0) fields.push(['with', expansions.join('.')]);
  if (content !== STANDARD_CONTENT) fields.push(['content', content]);
  if (privacy !== USUAL_PRIVACY) fields.push(['privacy', privacy]);
  if (seed !== undefined) fields.push(['seed', String(seed)]);
  for (const { emblem, controller, handicap = HANDICAP.none, name } of players)
    fields.push(['seat', [emblem, whoOf(controller), handicap, name].join('.')]);
  return MARK + fields.map(([key, value]) => `${key}=${encoded(value)}`).join('&');
}

function seatFrom(text: string, seat: number): Player {
  const [emblemName = '', who = '', coins = '', ...rest] = text.split('.');
  const emblem = EMBLEMS.find((one) => one === emblemName);
  const controller = controllerFrom(who);
  const handicap = numberFrom(coins, HANDICAP.most);
  const name = cleanName(rest.join('.'), LONGEST_NAME.player);
  const problem = { reason: 'wrongSeat', seat } as const;
  demand(emblem !== undefined && controller !== undefined && handicap !== undefined && name !== '', problem);
  return { name, emblem, controller, ...(handicap > HANDICAP.none && { handicap }) };
}

function expansionsFrom(names: string | null): Expansion[] {
  const named = names === null ? [] : names.split('.');
  const known = EXPANSIONS.filter((expansion) => named.includes(expansion));
  demand(known.length === named.length, { reason: 'wrong', place: 'with' });
  return known;
}

function playersFrom(seats: readonly string[]): Player[] {
  const fits = seats.length >= FEWEST_SEATS && seats.length <= MOST_SEATS;
  demand(fits, { reason: 'wrong', place: 'seats' });
  const players = seats.map(seatFrom);
  const emblems = new Set(players.map(({ emblem }) => emblem));
  demand(emblems.size === players.length, { reason: 'wrong', place: 'emblems' });
  return players;
}

function privacyFrom(name: string | null): Pick<SharedTable, 'privacy'> {
  if (name === null) return {};
  const privacy = PRIVACIES.find((one) => one === name);
  demand(privacy !== undefined, { reason: 'wrong', place: 'privacy' });
  return { privacy };
}

function seedFrom(digits: string | null): Pick<SharedTable, 'seed'> {
  if (digits === null) return {};
  const seed = numberFrom(digits, HIGHEST_SEED);
  demand(seed !== undefined, { reason: 'wrong', place: 'seed' });
  return { seed };
}

function tableFrom(fields: readonly Field[]): SharedTable {
  const all = (name: string): string[] => fields.filter(([key]) => key === name).map(([, value]) => value);
  const only = (name: string): string | null => all(name).at(-1) ?? null;
  const version = numberFrom(only('v') ?? '', HIGHEST_SEED) ?? 0;
  demand(version <= VERSION, { reason: 'newer' });
  demand(version === VERSION, { reason: 'noTable' });
  const mode = MODES.find((one) => one === only('mode'));
  demand(mode !== undefined, { reason: 'wrong', place: 'mode' });
  const content = only('content') ?? STANDARD_CONTENT;
  demand(new RegExp(`^${CONTENT_ID}$`).test(content), { reason: 'wrong', place: 'content' });
  const expansions = expansionsFrom(only('with'));
  const players = playersFrom(all('seat'));
  return { mode, expansions, content, players, ...privacyFrom(only('privacy')), ...seedFrom(only('seed')) };
}

/** Reads the first such line in any text, or says why there is none. Never throws. */
export function tableInText(text: string): SharedTable | { readonly problem: TableLineProblem } {
  if (text.length > LONGEST) return { problem: { reason: 'tooLong' } };
  const start = text.indexOf(MARK);
  if (start < 0) return { problem: { reason: 'noTable' } };
  const [line = ''] = text.slice(start + MARK.length).split(/[\s"'<>]/);
  try {
    // Some programs replace `&` by `&amp;`, as web pages have to.
    return tableFrom(line.replaceAll('&amp;', '&').split('&').map(decoded));
  } catch (error) {
    if (error instanceof NoTable) return { problem: error.problem };
    throw error;
  }
}
