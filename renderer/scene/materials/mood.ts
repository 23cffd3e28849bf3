import { Color, type ColorRepresentation, type Material, type MeshBasicMaterial, type Scene } from 'three';

const WHITE = new Color('#ffffff');

/** Sets what the hour does to everything in the scene that is not lit. */
export const setTint = (scene: Scene, tint: ColorRepresentation): void => {
  scene.userData.tint = new Color(tint);
};

const tintOf = ({ userData }: Scene): Color => (userData.tint instanceof Color ? userData.tint : WHITE);

/** Lets a material that is not lit take the hour's tint, beside its own colour. */
export const tinted = (material: Material & Pick<MeshBasicMaterial, 'color'>): Material => {
  const own = material.color.clone();
  material.onBeforeRender = (_renderer, scene) => {
    material.color.copy(own).multiply(tintOf(scene));
  };
  return material;
};
