import { type Composition, motifOf } from '../composition.ts';
import { GILT, GILT_DARK, type Shades } from '../palette.ts';
import { ellipse, star } from '../path.ts';
import { paintFigure, paintFigureOf, paintPlate, type Scene } from './figure.ts';

const fillShape = ({ context, shades, height }: Scene, shape: Path2D, fill: string): void => {
  context.fillStyle = fill;
  context.fill(shape);
  context.strokeStyle = shades.ink;
  context.lineWidth = height * 0.016;
  context.stroke(shape);
};

/** Curtains at both sides, drawn back. */
const curtains = (scene: Scene): void => {
  const { width, height, shades } = scene;
  for (const side of [-1, 1]) {
    const x = (part: number): number => width / 2 + side * width * part;
    const shape = new Path2D(
      `M${x(0.5)} 0H${x(0.22)}Q${x(0.26)} ${height * 0.42} ${x(0.42)} ${height * 0.62}Q${x(0.36)} ${height * 0.8} ${x(0.36)} ${height}H${x(0.5)}Z`,
    );
    fillShape(scene, shape, shades.main);
    const folds = new Path2D(
      `M${x(0.3)} 0Q${x(0.34)} ${height * 0.4} ${x(0.45)} ${height * 0.62}M${x(0.38)} 0Q${x(0.42)} ${height * 0.4} ${x(0.47)} ${height * 0.6}M${x(0.44)} ${height * 0.64}V${height}`,
    );
    scene.context.stroke(folds);
    scene.context.fillStyle = GILT;
    scene.context.fill(new Path2D(ellipse(x(0.43), height * 0.62, height * 0.05, height * 0.035)));
  }
};

/** An invention shown on a stand between curtains. */
const paintExhibit = (scene: Scene): void => {
  const { width, height } = scene;
  curtains(scene);
  const middle = width / 2;
  const stand = new Path2D(
    `M${middle - height * 0.56} ${height * 0.86}H${middle + height * 0.56}L${middle + height * 0.5} ${height}H${middle - height * 0.5}Z`,
  );
  fillShape(scene, stand, GILT);
  paintFigureOf(scene, 0.78, 0.06);
};

/** An invention before a great cogwheel. */
const paintGearwork = (scene: Scene): void => {
  const { context, width, height, shades } = scene;
  const middle = width / 2;
  for (const [x, y, radius, teeth] of [
    [middle - height * 0.72, height * 0.78, 0.34, 12],
    [middle + height * 0.72, height * 0.2, 0.3, 11],
    [middle, height * 0.5, 0.56, 18],
  ] as const) {
    const size = radius * height;
    fillShape(scene, new Path2D(star(x, y, teeth, size, size * 0.86)), GILT_DARK);
    fillShape(scene, new Path2D(ellipse(x, y, size * 0.78, size * 0.78)), radius > 0.5 ? shades.light : GILT);
    if (radius < 0.5) fillShape(scene, new Path2D(ellipse(x, y, size * 0.24, size * 0.24)), shades.dark);
  }
  context.strokeStyle = GILT;
  context.lineWidth = height * 0.02;
  context.stroke(new Path2D(ellipse(middle, height * 0.5, height * 0.41, height * 0.41)));
  paintFigureOf(scene, 0.66);
};

/** A noble person in an oval frame. */
const paintPortrait = (scene: Scene): void => {
  const { context, width, height, shades } = scene;
  const oval = new Path2D(ellipse(width / 2, height / 2, height * 0.54, height * 0.485));
  paintPlate(scene, oval, shades.light);
  context.save();
  context.clip(oval);
  context.fillStyle = `${shades.main}44`;
  context.fill(new Path2D(star(width / 2, height * 0.45, 16, height * 0.7, height * 0.3)));
  paintFigureOf(scene, 0.9, -0.05);
  context.restore();
  context.strokeStyle = GILT;
  context.lineWidth = height * 0.045;
  context.stroke(oval);
  context.strokeStyle = shades.ink;
  context.lineWidth = height * 0.012;
  context.stroke(oval);
};

/** An invention on a pinned sheet, with the lines of its plan. */
const paintDrawing = (scene: Scene): void => {
  const { context, width, height, shades } = scene;
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(-0.035);
  const [half, tall] = [height * 0.82, height * 0.46];
  fillShape(scene, new Path2D(`M${-half} ${-tall}H${half}V${tall}H${-half}Z`), '#fdf6e2');
  context.strokeStyle = `${shades.main}66`;
  context.lineWidth = height * 0.008;
  context.beginPath();
  for (let x = -half; x <= half; x += height * 0.103) {
    context.moveTo(x, -tall);
    context.lineTo(x, tall);
  }
  for (let y = -tall; y <= tall; y += height * 0.1022) {
    context.moveTo(-half, y);
    context.lineTo(half, y);
  }
  context.stroke();
  context.strokeStyle = shades.dark;
  context.lineWidth = height * 0.014;
  context.stroke(new Path2D(`${ellipse(0, 0, tall * 0.94, tall * 0.94)}M${-half * 0.94} 0H${half * 0.94}`));
  context.restore();
  paintFigureOf(scene, 0.74);
};

const companions = ({ context, width, height, composition, shades }: Scene, scale: number, y: number): void => {
  for (const side of [-1, 1]) {
    paintFigure(context, motifOf(composition.colour, composition.companion), shades, {
      x: width / 2 + side * width * 0.34,
      y: height * y,
      size: height * scale,
      turn: side * 0.12,
    });
  }
};

const roundel = (scene: Scene): void => {
  const { width, height, shades } = scene;
  paintPlate(scene, new Path2D(ellipse(width / 2, height / 2, height * 0.46, height * 0.46)), shades.light);
  paintFigureOf(scene, 0.62);
};

const niche = (scene: Scene): void => {
  const { width, height, shades } = scene;
  const half = height * 0.44;
  const shape = new Path2D();
  shape.moveTo(width / 2 - half, height * 1.1);
  shape.lineTo(width / 2 - half, height * 0.5);
  shape.arc(width / 2, height * 0.5, half, Math.PI, 0);
  shape.lineTo(width / 2 + half, height * 1.1);
  paintPlate(scene, shape, '#fff7e4');
  paintPlate({ ...scene, height: height * 0.5 }, shape, `${shades.main}33`);
  paintFigureOf(scene, 0.68, -0.08);
};

const escutcheon = (scene: Scene): void => {
  const { width, height, shades } = scene;
  const half = height * 0.5;
  const middle = width / 2;
  const shape = new Path2D(
    `M${middle - half} ${height * 0.05}H${middle + half}V${height * 0.46}Q${middle + half * 0.9} ${height * 0.84} ${middle} ${height * 0.98}Q${middle - half * 0.9} ${height * 0.84} ${middle - half} ${height * 0.46}Z`,
  );
  paintPlate(scene, shape, shades.light);
  paintFigureOf(scene, 0.64, 0.05);
};

const wreath = (scene: Scene): void => {
  const { context, width, height, shades } = scene;
  context.lineWidth = height * 0.012;
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < 8; leaf++) {
      const angle = Math.PI / 2 - side * (0.35 + leaf * 0.3);
      const x = width / 2 + Math.cos(angle) * height * 0.52;
      const y = height * 0.5 + Math.sin(angle) * height * 0.45;
      const shape = new Path2D(ellipse(x, y, height * 0.085, height * 0.035, (angle * 180) / Math.PI + side * 66));
      context.fillStyle = shades.main;
      context.fill(shape);
      context.strokeStyle = shades.ink;
      context.stroke(shape);
    }
  }
  paintFigureOf(scene, 0.7);
};

const settings: Readonly<Record<Composition['setting'], (scene: Scene) => void>> = {
  single: (scene) => paintFigureOf(scene, 0.86),
  roundel,
  flanked: (scene) => {
    companions(scene, 0.44, 0.62);
    paintFigureOf(scene, 0.84);
  },
  niche: (scene) => {
    companions(scene, 0.34, 0.7);
    niche(scene);
  },
  escutcheon,
  wreath,
  exhibit: paintExhibit,
  gearwork: paintGearwork,
  portrait: paintPortrait,
  drawing: paintDrawing,
};

/** Sets the card's figure into its picture of `width` by `height`. */
export const paintSetting = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  composition: Composition,
  shades: Shades,
): void => {
  settings[composition.setting]({ context, width, height, composition, shades });
};
