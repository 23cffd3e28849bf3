import type { Camera, Object3D, Scene } from 'three';

/** Layers of three.js for what is drawn when nothing else is: of a stage that hides the table, by what has it. */
const LAYERS = { statue: 1, diorama: 2 } as const;

type Stage = keyof typeof LAYERS;

/** The stage that has the picture for itself; `null`: all is drawn. */
export const stageOn = ({ userData }: Scene): Stage | null => (userData.stage3D ?? null) as Stage | null;

/**
 * Draws nothing but lights and what belongs to a stage, from when it takes the picture until it gives it back.
 * @param belongs what belongs to it
 */
export const drawOnly = (
  scene: Scene,
  camera: Camera,
  stage: Stage,
  only: boolean,
  belongs: (object: Object3D) => boolean,
): void => {
  const holder = stageOn(scene);
  if (only === (holder === stage)) return;
  scene.userData.stage3D = only ? stage : null;
  const layer = LAYERS[stage];
  if (only) scene.traverse((object) => ('isLight' in object || belongs(object)) && object.layers.enable(layer));
  camera.layers.set(only ? layer : 0);
};
