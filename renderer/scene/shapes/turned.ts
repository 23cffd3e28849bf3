import { type BufferGeometry, LatheGeometry, SplineCurve, Vector2 } from 'three';
import { COIN, PEG } from '../layout/dimensions.ts';

const turned = (profile: readonly (readonly [number, number])[], segments: number, smooth = 0): BufferGeometry => {
  const points = profile.map(([radius, height]) => new Vector2(radius, height));
  return new LatheGeometry(smooth > 0 ? new SplineCurve(points).getPoints(smooth) : points, segments);
};

/** A coin with a raised rim. */
export const coinShape = (): BufferGeometry => {
  const { radius, thickness } = COIN;
  const rim = radius * 0.84;
  return turned(
    [
      [radius * 0.96, 0],
      [radius, thickness * 0.2],
      [radius, thickness * 0.8],
      [radius * 0.96, thickness],
      [rim, thickness],
      [rim - 0.006, thickness * 0.78],
      [0.0001, thickness * 0.78],
    ],
    22,
  );
};

/** A marker of the tracks: a low draughtsman with a bead on top. */
export const pegShape = (): BufferGeometry => {
  const { radius, height } = PEG;
  return turned(
    [
      [radius, 0],
      [radius * 1.06, height * 0.12],
      [radius, height * 0.42],
      [radius * 0.66, height * 0.56],
      [radius * 0.62, height * 0.7],
      [radius * 0.72, height * 0.9],
      [radius * 0.6, height * 1.15],
      [radius * 0.3, height * 1.3],
      [0.0001, height * 1.34],
    ],
    20,
  );
};

/** A bust on a plinth. */
export const statueShape = (): BufferGeometry =>
  turned(
    [
      [0.105, 0],
      [0.105, 0.045],
      [0.085, 0.055],
      [0.08, 0.12],
      [0.095, 0.13],
      [0.095, 0.15],
      [0.05, 0.16],
      [0.085, 0.2],
      [0.098, 0.235],
      [0.07, 0.265],
      [0.032, 0.28],
      [0.034, 0.295],
      [0.062, 0.325],
      [0.068, 0.36],
      [0.055, 0.395],
      [0.03, 0.415],
      [0.0001, 0.42],
    ],
    18,
  );

/** The turning disc of the wheel, and the brass ring round it. */
export const hubShape = (): BufferGeometry =>
  turned(
    [
      [0.2, 0],
      [0.2, 0.03],
      [0.15, 0.05],
      [0.1, 0.06],
      [0.085, 0.1],
      [0.1, 0.13],
      [0.085, 0.17],
      [0.045, 0.195],
      [0.0001, 0.2],
    ],
    28,
    24,
  );
