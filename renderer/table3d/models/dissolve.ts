import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  FramebufferTexture,
  Mesh,
  type PlaneGeometry,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
} from 'three';
import { setUniforms } from '../materials/backdrop.ts';
import { carry } from '../motion/flight.ts';
import { SHEET_VERTEX } from '../refinement/passes.ts';

/*
 * The table and a stage pass into each other: the last picture of the one fades over the other. That picture is a copy of the canvas, so
 * that neither is drawn for it.
 */

/** Milliseconds of normal speed in which one picture passes into the other. */
const FADES = 340;

/** The copy of a picture, as far as it is still there. */
export const makeFading = (): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { picture: { value: null as Texture | null }, left: { value: 0 } },
    vertexShader: SHEET_VERTEX,
    fragmentShader: `
varying vec2 vAt;
uniform sampler2D picture;
uniform float left;
void main() { gl_FragColor = vec4(texture2D(picture, vAt).rgb, left); }`,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });

/** What is kept, whether of the stage by now, and how long it has been fading: `null` while it does not. */
interface Kept {
  keeps: boolean;
  staged: boolean;
  picture: FramebufferTexture | null;
  passed: number | null;
}

export interface Dissolve {
  /** A stage will come: from now on every picture is kept that is drawn, in place of the one before. */
  readonly keep: () => void;
  /** The stage is there: the last picture of the table fades over it. */
  readonly begin: () => void;
  /** The stage is over: its last picture fades over the table. */
  readonly end: () => void;
}

const size = new Vector2();

const copy = (gl: WebGLRenderer, kept: Kept): void => {
  gl.getDrawingBufferSize(size);
  const { image } = kept.picture ?? {};
  if (image?.width !== size.x || image.height !== size.y) {
    kept.picture?.dispose();
    kept.picture = new FramebufferTexture(size.x, size.y);
  }
  if (kept.picture !== null) gl.copyFramebufferToTexture(kept.picture);
};

const NOTHING: Kept = { keeps: false, staged: false, picture: null, passed: null };

const forget = (kept: Kept): void => {
  kept.picture?.dispose();
  Object.assign(kept, NOTHING);
};

/**
 * @param sheet that covers the window
 * @param look how it looks on both, in front of all that stands there
 * @param busy set while a picture fades
 */
export const useDissolve = (
  { sheet, fading }: { readonly sheet: PlaneGeometry; readonly fading: ShaderMaterial },
  look: object,
  tempo: number,
  busy: { current: boolean },
): Dissolve => {
  const { scene, invalidate } = useThree();
  const kept = useMemo((): Kept => ({ ...NOTHING }), []);
  const mesh = useMemo(() => Object.assign(new Mesh(sheet, fading), look, { visible: false }), [sheet, fading, look]);
  useEffect(() => {
    scene.add(mesh);
    return () => {
      scene.remove(mesh);
      forget(kept);
    };
  }, [scene, mesh, kept]);
  useFrame((_, delta) => {
    if (kept.passed === null) return;
    kept.passed += (Math.min(0.1, delta) * 1000) / Math.max(0.01, tempo);
    const left = 1 - carry(Math.min(1, kept.passed / FADES));
    setUniforms(fading, { left });
    mesh.visible = left > 0;
    busy.current = left > 0;
    if (left === 0) kept.passed = null;
    invalidate();
  });
  useEffect(() => {
    // Not a step of a frame after its picture: with one, nothing would be drawn by itself where no picture is refined.
    scene.onAfterRender = (gl) => {
      if (gl.getRenderTarget() !== null || kept.passed !== null) return;
      if (kept.keeps) copy(gl, kept);
      else if (kept.picture !== null) forget(kept);
    };
    return () => {
      scene.onAfterRender = () => undefined;
    };
  }, [scene, kept]);
  return useMemo(() => {
    const fade = () => {
      kept.passed = 0;
      setUniforms(fading, { left: 1 });
      fading.uniforms.picture = { value: kept.picture };
      mesh.visible = true;
      busy.current = true;
    };
    return {
      keep: () => {
        kept.keeps = true;
      },
      begin: () => {
        kept.staged = true;
        if (kept.picture !== null) fade();
      },
      end: () => {
        const fades = kept.staged && kept.passed === null && kept.picture !== null;
        kept.keeps = false;
        if (fades) fade();
        else kept.passed = null;
        mesh.visible = fades;
        busy.current = fades;
      },
    };
  }, [kept, fading, mesh, busy]);
};
