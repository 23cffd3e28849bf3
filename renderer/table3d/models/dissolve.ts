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
import { PASSES } from '../../game/playback/timing.ts';
import { setUniforms } from '../materials/backdrop.ts';
import { carry } from '../motion/flight.ts';
import { SHEET_VERTEX } from '../refinement/passes.ts';

/*
 * The table and a stage pass into each other: a band of light goes over the last picture of the one, and behind it is the other. Nowhere
 * is one seen through the other. The last picture is a copy of the canvas, so that neither is drawn for it.
 */

/**
 * The copy of a picture, as far as it is still there: in front of the band, which leans a little and has a long shine behind it.
 * `left` says how much that is, from 1 to 0; at both ends no light is in the picture.
 */
export const makeFading = (): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { picture: { value: null as Texture | null }, left: { value: 0 } },
    vertexShader: SHEET_VERTEX,
    fragmentShader: `
varying vec2 vAt;
uniform sampler2D picture;
uniform float left;
void main() {
  float ahead = vAt.x + 0.16 * (vAt.y - 0.5) - mix(1.45, -0.2, left);
  float kept = smoothstep(-0.006, 0.006, ahead);
  float far = ahead / (ahead < 0.0 ? 0.1 : 0.03);
  float shine = exp(-far * far);
  vec3 light = mix(vec3(1.0, 0.8, 0.45), vec3(1.0, 0.97, 0.88), shine);
  float under = kept * (1.0 - shine);
  float all = under + shine;
  gl_FragColor = vec4((texture2D(picture, vAt).rgb * under + light * shine) / max(all, 0.001), all);
}`,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });

/** What is kept, whether of the stage by now, and how long it has been passing: `null` while it does not. */
interface Kept {
  keeps: boolean;
  staged: boolean;
  picture: FramebufferTexture | null;
  passed: number | null;
}

export interface Dissolve {
  /** A stage will come: from now on every picture is kept that is drawn, in place of the one before. */
  readonly keep: () => void;
  /** The stage is there: the last picture of the table passes into it. */
  readonly begin: () => void;
  /** The stage is over: its last picture passes into the table. */
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
 * @param busy set while a picture passes
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
    const left = 1 - carry(Math.min(1, kept.passed / PASSES));
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
