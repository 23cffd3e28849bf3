import { SVGLoader } from 'three/addons/loaders/SVGLoader.js';

/** How many numbers each command takes; the same for its small letter. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 };
const NUMBER = /^-?\d+(\.\d+)?$/;
const FLAG = /^[01]$/;

/** What is wrong with one command, as `Q12 4 5 6`; `null`: nothing. */
function faultOf(command: string): string | null {
  const takes = TAKES[command.charAt(0).toUpperCase()];
  if (takes === undefined) return `is no command: ${command}`;
  const numbers = command
    .slice(1)
    .split(/[ ,]+|(?=-)/)
    .filter(Boolean);
  const count = numbers.length;
  if (takes === 0 ? count > 0 : count === 0 || count % takes > 0) return `has ${count} numbers: ${command}`;
  if (!numbers.every((number) => NUMBER.test(number))) return `has no numbers: ${command}`;
  const flags = takes === 7 ? numbers.filter((_, index) => index % 7 === 3 || index % 7 === 4) : [];
  return flags.every((flag) => FLAG.test(flag)) ? null : `has no flags: ${command}`;
}

/** What is wrong with a path as SVG has them. An empty list: it is one, of commands and plain numbers. */
export function faultsOfPath(path: string): readonly string[] {
  const commands = path.match(/[^\d\s,.-][\d\s,.-]*/g) ?? [];
  if (!/^M/.test(path)) return [`begins without a move: ${path}`];
  return commands.map(faultOf).filter((fault) => fault !== null);
}

/** Whether every outline of a path is closed: what is filled and then lined would have a gap. */
export const isClosed = (path: string): boolean =>
  path.match(/M[^M]*/g)?.every((outline) => /Z *$/.test(outline)) ?? false;

/** How far a path reaches beyond a box of `size` by `size`, in its units; negative: it stays within. */
export function overhangOf(path: string, size: number): number {
  const { paths } = new SVGLoader().parse(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`);
  const points = paths.flatMap(({ subPaths }) => subPaths.flatMap((outline) => outline.getPoints(8)));
  if (points.length === 0) throw new RangeError(`nothing is drawn: ${path}`);
  return Math.max(...points.flatMap(({ x, y }) => [-x, -y, x - size, y - size]));
}
