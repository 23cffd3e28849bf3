import { WHEEL } from '../../cards/layout/dimensions.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { WHEEL_FACE } from '../shapes/wheel.ts';
import { paintWood, type Wood } from './grounds.ts';

/** Paints the wheel's face: wood with a brass pointer for each emblem; the picture spans the wheel's circle. */
export const paintWheelFace = (size: number, wood: Wood): Drawing => {
  const drawing = makeDrawing(size, size);
  const { context } = drawing;
  context.drawImage(paintWood(wood, 256).canvas, 0, 0, size, size);
  context.translate(size / 2, size / 2);
  context.scale(size / 2, size / 2);
  const shade = context.createRadialGradient(0, 0, 0.2, 0, 0, 1);
  shade.addColorStop(0, 'rgba(255,230,170,0.22)');
  shade.addColorStop(1, 'rgba(30,12,2,0.5)');
  context.fillStyle = shade;
  context.fillRect(-1, -1, 2, 2);
  for (let ray = 0; ray < 30; ray++) {
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, 1, (ray * Math.PI) / 15, ((ray + 1) * Math.PI) / 15);
    context.closePath();
    context.fillStyle = ray % 2 === 0 ? 'rgba(255,214,150,0.16)' : 'rgba(40,14,4,0.28)';
    context.fill();
  }
  for (let position = 0; position < 5; position++) {
    const { x, z } = pointAt(bearingOf(position), WHEEL.medallionsAt / WHEEL.radius / WHEEL_FACE);
    const r = WHEEL.medallion / WHEEL.radius / WHEEL_FACE;
    const shade = context.createRadialGradient(x, z, r * 0.9, x, z, r * 1.35);
    shade.addColorStop(0, 'rgba(18,6,2,0.7)');
    shade.addColorStop(1, 'rgba(18,6,2,0)');
    context.fillStyle = shade;
    context.beginPath();
    context.arc(x, z, r * 1.4, 0, Math.PI * 2);
    context.fill();
  }
  return drawing;
};
