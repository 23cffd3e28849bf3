import { WHEEL } from '../layout/dimensions.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { GILT, GILT_DARK } from '../palette.ts';
import { type Drawing, makeDrawing } from './canvas.ts';
import { CHERRY, paintWood } from './wood.ts';

type Context = CanvasRenderingContext2D;

const paintSpokes = (context: Context): void => {
  for (let position = 0; position < 5; position++) {
    const bearing = bearingOf(position);
    const tip = pointAt(bearing, 0.99);
    const left = pointAt(bearing - 0.13, 0.86);
    const right = pointAt(bearing + 0.13, 0.86);
    const root = [pointAt(bearing - Math.PI / 2, 0.05), pointAt(bearing + Math.PI / 2, 0.05)] as const;
    context.beginPath();
    context.moveTo(root[0].x, root[0].z);
    context.lineTo(left.x * 0.9, left.z * 0.9);
    context.lineTo(left.x, left.z);
    context.lineTo(tip.x, tip.z);
    context.lineTo(right.x, right.z);
    context.lineTo(right.x * 0.9, right.z * 0.9);
    context.lineTo(root[1].x, root[1].z);
    context.closePath();
    context.fillStyle = GILT;
    context.fill();
    context.strokeStyle = '#3a2408';
    context.lineWidth = 0.014;
    context.stroke();
  }
};

const paintInlay = (context: Context): void => {
  context.lineWidth = 0.012;
  for (let ray = 0; ray < 40; ray++) {
    const bearing = (ray * Math.PI) / 20;
    const from = pointAt(bearing, 0.24);
    const to = pointAt(bearing, ray % 2 === 0 ? 0.78 : 0.7);
    context.strokeStyle = 'rgba(250,220,150,0.35)';
    context.beginPath();
    context.moveTo(from.x, from.z);
    context.lineTo(to.x, to.z);
    context.stroke();
  }
  for (const [radius, width] of [
    [0.8, 0.022],
    [0.9, 0.03],
    [0.24, 0.03],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = GILT;
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.stroke();
  }
};

/** Paints the wheel's face: cherry wood with a brass pointer for each emblem; the picture spans the wheel's circle. */
export const paintWheelFace = (size: number): Drawing => {
  const drawing = makeDrawing(size, size);
  const { context } = drawing;
  context.drawImage(paintWood(CHERRY, 256).canvas, 0, 0, size, size);
  context.translate(size / 2, size / 2);
  context.scale(size / 2, size / 2);
  const shade = context.createRadialGradient(0, 0, 0.2, 0, 0, 1);
  shade.addColorStop(0, 'rgba(255,230,170,0.22)');
  shade.addColorStop(1, 'rgba(30,12,2,0.5)');
  context.fillStyle = shade;
  context.fillRect(-1, -1, 2, 2);
  paintInlay(context);
  paintSpokes(context);
  context.fillStyle = GILT_DARK;
  for (let position = 0; position < 5; position++) {
    const { x, z } = pointAt(bearingOf(position), WHEEL.medallionsAt / WHEEL.radius);
    context.beginPath();
    context.arc(x, z, (WHEEL.medallion / WHEEL.radius) * 1.1, 0, Math.PI * 2);
    context.fill();
  }
  return drawing;
};
