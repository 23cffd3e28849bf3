import os from 'node:os';
import { median } from '../engine/rounds.ts';
import type { Size } from './builds.ts';
import type { Memory, Round } from './measure.ts';

/** All that was found out about one row; what was not measured for it is left out. */
export interface Row {
  readonly name: string;
  readonly rounds: readonly Round[];
  readonly atRest?: number;
  readonly memory?: { readonly one: Memory; readonly all: Memory };
  readonly bundle?: { readonly first: Size; readonly table: Size };
}

export interface Figures {
  readonly frame: number;
  readonly processor: number;
  readonly first: number;
  readonly calls: number;
  readonly triangles: number;
  readonly textures: number;
}

/** The middle of what the rounds found; draw calls and triangles are those of the fullest picture. */
export function figuresOf(rounds: readonly Round[]): Figures {
  const frames = rounds.flatMap((round) => round.frames);
  return {
    frame: median(rounds.map((round) => median(round.frames.map(({ took }) => took)))),
    processor: median(rounds.map(({ processor }) => processor)),
    first: median(rounds.map(({ first }) => first)),
    calls: Math.max(...frames.map(({ calls }) => calls)),
    triangles: Math.max(...frames.map(({ triangles }) => triangles)),
    textures: median(rounds.map(({ textures }) => textures)),
  };
}

/**
 * How many times as much as the other: the middle of the rounds' own ratios, as what slows the machine down in a round
 * slows all rows.
 */
export function ratioOf(rounds: readonly Round[], base: readonly Round[], of: (round: Round) => number): number {
  return median(rounds.flatMap((round, index) => (base[index] === undefined ? [] : [of(round) / of(base[index])])));
}

const frameOf = ({ frames }: Round): number => median(frames.map(({ took }) => took));
const MIB = 2 ** 20;
const kilobytes = ({ raw, gzip }: Size): string => `${Math.round(raw / 1000)} / ${Math.round(gzip / 1000)} kB`;
const mebibytes = (bytes: number): string => `${(bytes / MIB).toFixed(bytes < 10 * MIB ? 1 : 0)} MiB`;
const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

const COLUMNS = [
  'table',
  'frame, moving',
  'processor a frame',
  'first picture',
  'draw calls',
  'triangles',
  'textures',
  'frames at rest, 5 s',
  'heap, textures after 1 game',
  'after all games',
  'first screen, raw / gzip',
  'table, raw / gzip',
] as const;

const memoryCell = (memory: Memory | undefined): string =>
  memory === undefined ? '' : `${mebibytes(memory.heap)}, ${mebibytes(memory.textures)}`;

function cellsOf({ name, rounds, atRest, memory, bundle }: Row, base: readonly Round[]): readonly string[] {
  const { frame, processor, first, calls, triangles, textures } = figuresOf(rounds);
  return [
    name,
    `${Math.round(frame)} ms, ${times(ratioOf(rounds, base, frameOf))}`,
    `${Math.round(processor)} ms, ${times(ratioOf(rounds, base, (round) => round.processor))}`,
    `${(first / 1000).toFixed(1)} s, ${times(ratioOf(rounds, base, (round) => round.first))}`,
    String(calls),
    `${Math.round(triangles / 1000)} k`,
    mebibytes(textures),
    atRest === undefined ? '' : String(atRest),
    memoryCell(memory?.one),
    memoryCell(memory?.all),
    bundle === undefined ? '' : kilobytes(bundle.first),
    bundle === undefined ? '' : kilobytes(bundle.table),
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table in Markdown; ratios are to the row of the name `base`. */
export function asMarkdown(rows: readonly Row[], base: string): string {
  const measured = rows.find(({ name }) => name === base)?.rounds;
  if (measured === undefined) throw new RangeError(`no row ${base}`);
  return [
    line(COLUMNS),
    line(COLUMNS.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(cellsOf(row, measured))),
  ].join('\n');
}

/** What it was measured on. */
export const machine = (browser: string, drawer: string): string =>
  `${browser}, ${drawer}; ${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, load ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
