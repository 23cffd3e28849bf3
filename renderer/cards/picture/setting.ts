import { type Composition, motifOf } from '../composition.ts';
import type { Shades } from '../palette.ts';
import { ellipse } from '../path.ts';
import { paintFigure } from './figure.ts';
import { paintDrawing, paintExhibit, paintGearwork, paintPortrait } from './ownFigureSetting.ts';
import { paintFigureOf, paintPlate, type Scene } from './scene.ts';

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
