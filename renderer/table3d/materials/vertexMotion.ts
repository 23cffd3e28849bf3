import { type IUniform, type Material, MeshDepthMaterial } from 'three';

/** A movement of a shape's corners that the shader computes, so that many things move in one draw call. */
export interface VertexMotion {
  /** Tells programs apart: one name for each text of the shader. */
  readonly name: string;
  /** What a surface is told from outside; change `value` in place. */
  readonly uniforms: Readonly<Record<string, IUniform>>;
  /** Declarations of attributes, uniforms and functions. */
  readonly declare: string;
  /** Statements that move `vec3 transformed`. */
  readonly position: string;
  /** Statements that turn `vec3 objectNormal`. */
  readonly normal?: string;
  /** Declarations and statements that add to `vec3 outgoingLight`, for what shines by itself. */
  readonly light?: { readonly declare: string; readonly add: string };
}

/** Lets a material's corners move; call it once for each material. Returns the same material. */
export const moving = <M extends Material>(material: M, motion: VertexMotion): M => {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, motion.uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${motion.declare}`)
      .replace('#include <beginnormal_vertex>', `#include <beginnormal_vertex>\n${motion.normal ?? ''}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${motion.position}`);
    if (motion.light === undefined) return;
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${motion.light.declare}`)
      .replace('#include <opaque_fragment>', `${motion.light.add}\n#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => `moving ${motion.name}`;
  return material;
};

/** The material that draws the shadow of what moves so. */
export const movingShadow = (motion: VertexMotion): Material => moving(new MeshDepthMaterial(), motion);
