import { CubicBezierCurve, ShapePath } from 'three';

/** Numbers that each command takes; `a` draws half an ellipse whose ends lie level, as our round signs do. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, a: 7, Z: 0 };

/** Draws one command from the point where the pen is; returns where it is then. */
const draw = (
  path: ShapePath,
  command: string,
  n: readonly number[],
  x: number,
  y: number,
): readonly [number, number] => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
  switch (command) {
    case 'M':
      path.moveTo(a, b);
      return [a, b];
    case 'L':
      path.lineTo(a, b);
      return [a, b];
    case 'H':
      path.lineTo(a, y);
      return [a, y];
    case 'V':
      path.lineTo(x, a);
      return [x, a];
    case 'Q':
      path.quadraticCurveTo(a, b, c, d);
      return [c, d];
    case 'C':
      path.bezierCurveTo(a, b, c, d, e, f);
      return [e, f];
    case 'S': {
      const before = path.currentPath?.curves.at(-1);
      const handle = before instanceof CubicBezierCurve ? before.v2 : { x, y };
      path.bezierCurveTo(2 * x - handle.x, 2 * y - handle.y, a, b, c, d);
      return [c, d];
    }
    case 'a':
      // From the left end round below to the right one, or from the right one round above.
      path.currentPath?.absellipse(x + f / 2, y, a, b, f > 0 ? Math.PI : 0, f > 0 ? 0 : -Math.PI, true, 0);
      return [x + f, y];
    default:
      return [x, y];
  }
};

/**
 * The outlines of a drawing of the icons (`assets/symbols`), by calculation alone. It knows the commands
 * M L H V Q C S Z and `a` with half an ellipse whose ends are level. Throws a RangeError for any other.
 */
export const glyphPath = (d: string): ShapePath => {
  const path = new ShapePath();
  let pen: readonly [number, number] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const takes = TAKES[command];
    if (takes === undefined) throw new RangeError(`a sign's path has an unknown command: ${command}`);
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let at = 0; at < numbers.length || at === 0; at += Math.max(1, takes)) {
      const name = command === 'M' && at > 0 ? 'L' : command;
      pen = draw(path, name, numbers.slice(at, at + takes), pen[0], pen[1]);
    }
  }
  return path;
};
