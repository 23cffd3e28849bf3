/** Small helpers that write SVG path data; a path can be used by a 2D canvas (`Path2D`) and by an SVG alike. */

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** A full circle around (`x`, `y`). */
export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

/** A full ellipse, turned by `degrees` clockwise. */
const ellipse = (x: number, y: number, radiusX: number, radiusY: number, degrees = 0): string => {
  const angle = (degrees * Math.PI) / 180;
  const dx = Math.cos(angle) * radiusX;
  const dy = Math.sin(angle) * radiusX;
  const arc = `a${round(radiusX)} ${round(radiusY)} ${degrees} 1 0`;
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${round(2 * dx)} ${round(2 * dy)}${arc} ${round(-2 * dx)} ${round(-2 * dy)}Z`;
};

/** A star of `spikes` points between two radii; the first points up. */
export const star = (x: number, y: number, spikes: number, outer: number, inner: number): string => {
  const corners = Array.from({ length: spikes * 2 }, (_, index) => {
    const angle = (index * Math.PI) / spikes - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
};

/** What a drawing may name instead of writing it as commands. */
const SHAPES = { circle, ellipse, star };

/**
 * The path data of a drawing of `assets/cards`: commands of SVG, between which `circle(x y radius)`,
 * `ellipse(x y radiusX radiusY degrees?)` and `star(x y spikes outer inner)` may stand.
 */
export const pathOf = (drawing: string): string =>
  drawing.replace(/ ?(circle|ellipse|star)\(([^)]*)\) ?/g, (_, name: keyof typeof SHAPES, numbers: string) => {
    const write: (...numbers: number[]) => string = SHAPES[name];
    return write(...numbers.split(' ').map(Number));
  });
