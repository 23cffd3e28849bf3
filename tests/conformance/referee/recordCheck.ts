import { createHash } from 'node:crypto';
import type { ContentFile } from '../../../shared/content/content.ts';
import { ownedCards, tracksOf } from './holdings.ts';
import { cardOf, cardsInPlay, layOut, monumentOf } from './printed.ts';
import { type ActionLine, actionLineSchema, type Header, headerSchema, resultSchema } from './recordShape.ts';
import { Referee } from './referee.ts';

/** A record says something that rules.md does not. */
export class WrongRecord extends Error {}

/** JSON text with sorted keys: equal values have equal texts. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort())
      : inner,
  );

function demandEqual(what: string, recorded: unknown, expected: unknown): void {
  if (textOf(recorded) !== textOf(expected)) {
    throw new WrongRecord(`${what}: recorded ${textOf(recorded)}, but the rules say ${textOf(expected)}`);
  }
}

const sortedTexts = (values: readonly unknown[]): string[] => values.map(textOf).sort();

/** §1.2, §10.3, §3.1: every card in play lies in one deck or box of its epoch and colour. */
function checkCards({ options, decks, box }: Header): void {
  const dealt: string[] = [];
  for (const part of [decks, box]) {
    for (const [epoch, colours] of Object.entries(part)) {
      for (const [colour, ids] of Object.entries(colours)) {
        if (part === decks) demandEqual(`deck ${epoch} ${colour}`, ids.length, 2 * options.seats);
        for (const id of ids) demandEqual(id, [String(cardOf(id).epoch), cardOf(id).colour], [epoch, colour]);
        dealt.push(...ids);
      }
    }
  }
  demandEqual(
    'cards',
    dealt.sort(),
    cardsInPlay(options)
      .map(({ id }) => id)
      .sort(),
  );
}

/** §2, §10.1: every seat, segment and stack is as it must be. */
function checkLayout(header: Header): void {
  const { seats, expansions } = header.options;
  demandEqual('seats', header.seats.length, seats);
  demandEqual('emblems', new Set(header.seats.map(({ emblem }) => emblem)).size, seats);
  demandEqual('setup cards', new Set(header.seats.map(({ setupCard }) => setupCard)).size, seats);
  demandEqual('expansions', new Set(expansions).size, expansions.length);
  demandEqual('segments', [...header.segments].sort(), ['blue', 'green', 'purple', 'red', 'yellow']);
  for (const [level, tiles] of Object.entries(header.colonies)) {
    demandEqual(
      `colonies ${level}`,
      [new Set(tiles).size, tiles.every((tile) => tile.startsWith(`colony-${level}-`))],
      [seats, true],
    );
  }
  const monuments = new Set(header.monuments.map((id) => monumentOf(id).id));
  demandEqual(
    'monuments',
    [monuments.size, header.monuments.length],
    Array(2).fill(expansions.includes('monuments') ? seats : 0),
  );
  checkCards(header);
}

const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'] as const;

/** The promise of a deal, put together from what a record says of it, and hashed. */
function checkPromise(header: Header): void {
  const { commitment, options, seed, seats, segments, colonies, monuments, decks, box } = header;
  if (commitment === undefined) return;
  const stacks = (part: Header['decks']) =>
    ([1, 2, 3] as const).map((epoch) => COLOURS.map((colour) => part[epoch][colour]));
  const promised = [
    commitment.salt,
    seed,
    options.mode,
    options.expansions,
    options.seats,
    header.content?.id ?? 'standard',
    segments,
    seats.map(({ setupCard }) => setupCard),
    (['3', '9', '15', '21', '30'] as const).map((level) => colonies[level]),
    monuments,
    stacks(decks),
    stacks(box),
    commitment.after ?? 0,
  ];
  const hash = createHash('sha256').update(JSON.stringify(promised), 'utf8').digest('hex');
  demandEqual('commitment', commitment.sha256, hash);
}

/**
 * Checks the lines of one game record against rules.md §13 by playing the game along. `own`: the player's own pieces
 * that it was played with.
 * Throws a WrongRecord that says what is wrong, or a ZodError for a line of the wrong shape.
 */
export function checkRecord(lines: readonly unknown[], own?: ContentFile): void {
  const header = headerSchema.parse(lines[0]);
  demandEqual('own content', header.content !== undefined, own !== undefined);
  layOut(own);
  const result = resultSchema.parse(lines.at(-1));
  const actions = lines.slice(1, -1).map((line) => actionLineSchema.parse(line));
  checkLayout(header);
  checkPromise(header);

  let next = 0;
  /** The position that the last line must show: the one at which the next decision is asked for. */
  const checkAfter = (last: ActionLine | undefined): void => {
    if (last === undefined) return;
    demandEqual(`after ${last.n}`, last.after, {
      coins: referee.seats.map((seat) => seat.coins),
      tracks: referee.seats.map((seat) => Object.values(tracksOf(seat))),
      cards: referee.seats.map((seat) => ownedCards(seat).length),
    });
  };
  const referee = new Referee(header, (seat, epoch, phase, step, permitted) => {
    checkAfter(actions[next - 1]);
    const line = actions[next];
    if (line === undefined) throw new WrongRecord(`decision ${next + 1} is missing`);
    const what = `line ${line.n}`;
    demandEqual(what, [line.n, line.seat, line.epoch, line.phase, line.step], [next + 1, seat, epoch, phase, step]);
    if (line.legal !== undefined) demandEqual(`${what} legal`, sortedTexts(line.legal), sortedTexts(permitted));
    const chosen = permitted.find((action) => textOf(action) === textOf(line.action));
    if (chosen === undefined) throw new WrongRecord(`${what}: ${textOf(line.action)} is not permitted`);
    next += 1;
    return chosen;
  });
  referee.play();
  checkAfter(actions[next - 1]);
  demandEqual('lines', actions.length, next);
  demandEqual('result', result, referee.result());
}
