import type { Mesh, Object3D, ShaderMaterial, Texture, Vector2, WebGLRenderer } from 'three';
import { expect, test } from 'vitest';
import { Smoother } from '../../../../renderer/table3d/refinement/passes.ts';

/** A renderer that only notes which pictures are shown. */
const notingRenderer = () => {
  const shown: Texture[][] = [];
  const gl = {
    getDrawingBufferSize: (size: Vector2) => size.set(4, 4),
    copyFramebufferToTexture: () => undefined,
    render: ({ children: [sheet] }: Object3D) => {
      const { uniforms } = (sheet as Mesh).material as ShaderMaterial;
      shown.push(Object.values(uniforms).flatMap(({ value }) => (typeof value === 'number' ? [] : (value ?? []))));
    },
  };
  return { gl: gl as unknown as WebGLRenderer, shown };
};

const draw = (): void => undefined;

test('what was begun and given up is not named again: a renderer would make its pictures once more, and keep them', () => {
  const { gl, shown } = notingRenderer();
  const smoother = new Smoother(gl);
  smoother.begin();
  for (let picture = 1; picture < 4; picture++) smoother.add(draw);
  expect(shown.map((pictures) => pictures.length)).toEqual([2, 3, 4]);
  const old = new Set(shown.flat());
  smoother.free();
  smoother.begin();
  smoother.add(draw);
  const [, , , after = []] = shown;
  expect(after).toHaveLength(2);
  expect(after.some((picture) => old.has(picture))).toBe(false);
});
