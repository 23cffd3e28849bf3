import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import {
  BufferGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  HemisphereLight,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  SpotLight,
  WebGLRenderer,
  type WebGLRendererParameters,
} from 'three';
import { clothOf } from '../materials/cloth.ts';
import { layOut } from '../materials/oneLayout.ts';
import { BLANK, PlainMaterial } from '../materials/plain.ts';
import { makeSoft } from '../materials/soft.ts';
import type { TierSettings } from '../materials/tier.ts';
import { moving } from '../materials/vertexMotion.ts';
import { wheelMotion } from './Wheel.tsx';
import { makeGrowth, springing } from './World.tsx';

/** A triangle of no size, with what the table's shapes have. */
const pointShape = (): BufferGeometry => {
  const shape = new BufferGeometry();
  for (const [name, size] of Object.entries({ position: 3, growth: 4, ride: 2, edge: 3, tint: 4 }))
    shape.setAttribute(name, new Float32BufferAttribute(new Float32Array(size * 3), size));
  return shape;
};

/** One of each surface that the table of the low tier is drawn with. */
const surfacesOf = (settings: TierSettings) => {
  const growth = makeGrowth(1);
  const over = { blends: 'over' } as const;
  return [
    new PlainMaterial({}),
    new PlainMaterial({ map: BLANK }),
    new PlainMaterial(over),
    moving(new PlainMaterial({}), springing(growth)),
    moving(new PlainMaterial(over), springing(growth)),
    moving(new PlainMaterial({ map: BLANK }), wheelMotion({ value: 0 })),
    clothOf(document.createElement('canvas'), null, settings),
    makeSoft(growth.grown),
  ];
};

/** Rehearsals whose shaders are being joined: each draws nothing with them. */
const begun = new WeakMap<WebGLRenderer, () => void>();

/**
 * Has the shaders of the low tier made where the processor draws: that goes on beside the page, which paints and builds the table
 * meanwhile.
 */
const rehearse = (gl: WebGLRenderer, settings: TierSettings): void => {
  const [shape, camera] = [pointShape(), new PerspectiveCamera()];
  const scene = new Scene().add(new SpotLight(), new DirectionalLight(), new HemisphereLight());
  for (const material of surfacesOf(settings)) {
    const mesh = new Mesh(material instanceof PlainMaterial ? shape : shape.clone(), material);
    mesh.frustumCulled = false;
    scene.add(mesh);
  }
  layOut(scene);
  gl.compile(scene, camera);
  begun.set(gl, () => {
    // All are joined before the first one draws: the page would wait for each drawing else.
    for (const program of gl.info.programs ?? []) program.getUniforms();
    gl.render(scene, camera);
  });
};

/**
 * Draws what was begun with the renderer, as the last step of making shaders. It stands in the scene where enough is made before it that
 * they are joined by then: nothing waits for them.
 */
export const Rehearsal = (): null => {
  const gl = useThree((state) => state.gl);
  useMemo(() => {
    begun.get(gl)?.();
    begun.delete(gl);
  }, [gl]);
  return null;
};

/**
 * What draws the table. Its canvas is hidden until there is a picture: where the processor also puts the page together, it would be read
 * back, and the page would wait for all shaders.
 */
export const rendererOf = (parameters: WebGLRendererParameters, settings: TierSettings): WebGLRenderer => {
  const gl = new WebGLRenderer(parameters);
  gl.domElement.style.visibility = 'hidden';
  // Shaders are made for one tone mapping: this is the table's.
  gl.toneMapping = NeutralToneMapping;
  if (!settings.lit) rehearse(gl, settings);
  return gl;
};

/** Shows the canvas, once it has a picture. */
export const unveil = ({ domElement }: WebGLRenderer): void => {
  domElement.style.visibility = '';
};
