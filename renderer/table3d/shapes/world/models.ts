import { DWELLINGS } from './dwellings.ts';
import { type Model, modelOf, type Part, STUFFS } from './kit.ts';
import { LANDMARKS } from './landmarks.ts';
import { PLANTS } from './plants.ts';
import { RUIN_MODELS } from './ruins.ts';
import { SHIPS } from './ships.ts';
import { WORKPLACES } from './workplaces.ts';
import { WORKS } from './works.ts';

const MAKERS = {
  ...DWELLINGS,
  ...LANDMARKS,
  ...PLANTS,
  ...RUIN_MODELS,
  ...SHIPS,
  ...WORKS,
  ...WORKPLACES,
} satisfies Record<string, () => readonly Part[]>;

/** The name of a model of the little world. */
export type ModelName = keyof typeof MAKERS;

const made = new Map<ModelName, Model>();

/** A model of the little world by its name; each is made once. */
export const worldModel = (name: ModelName): Model => {
  const known = made.get(name) ?? modelOf(MAKERS[name]());
  made.set(name, known);
  return known;
};

/** Models of which some faces are left out, by what one of their corners is like; each is made once. */
const without = (isLeftOut: (model: Model, corner: number) => boolean): ((name: ModelName) => Model) => {
  const models = new Map<ModelName, Model>();
  return (name) => {
    const model = worldModel(name);
    const known = models.get(name) ?? { ...model, index: model.index.filter((corner) => !isLeftOut(model, corner)) };
    models.set(name, known);
    return known;
  };
};

const SMOKE = STUFFS.indexOf('smoke');

/** The same without its smoke, for where that is soft (`softSpots.ts`). */
export const clearModel = without(({ stuff }, corner) => stuff[corner] === SMOKE);

/** Faces that look down more than this are not seen from over the table. */
const UNDERSIDE = -0.75;

/** The same without its undersides, for the lands. */
export const landModel = without(({ normal }, corner) => (normal[corner * 3 + 1] ?? 0) < UNDERSIDE);

const sizes = new Map<ModelName, { readonly radius: number; readonly height: number }>();

/** Long things are counted as a little less than the circle round them, or towns would be too loose. */
const SNUG = 0.84;

const measured = ({ position }: Model): { readonly radius: number; readonly height: number } => {
  let [farthest, height] = [0, 0];
  for (let at = 0; at < position.length; at += 3) {
    const x = position[at] ?? 0;
    const z = position[at + 2] ?? 0;
    farthest = Math.max(farthest, x * x + z * z);
    height = Math.max(height, position[at + 1] ?? 0);
  }
  return { radius: Math.sqrt(farthest) * SNUG, height };
};

/** How broad and high a model of size 1 is: the radius that holds nearly all of its ground, and its height. */
export const modelSize = (name: ModelName): { readonly radius: number; readonly height: number } => {
  const known = sizes.get(name) ?? measured(worldModel(name));
  sizes.set(name, known);
  return known;
};

const extents = new Map<ModelName, { readonly across: number; readonly deep: number }>();

/** How far a model of size 1 reaches from its middle, to the side and to the front. */
export const modelExtent = (name: ModelName): { readonly across: number; readonly deep: number } => {
  const { position } = worldModel(name);
  const far = (axis: number): number =>
    position.reduce((most, value, at) => (at % 3 === axis ? Math.max(most, Math.abs(value)) : most), 0);
  const known = extents.get(name) ?? { across: far(0), deep: far(2) };
  extents.set(name, known);
  return known;
};
