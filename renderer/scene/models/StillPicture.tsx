import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  type Camera,
  FloatType,
  GLSL3,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  NoBlending,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  RawShaderMaterial,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three';
import type { Eye } from '../layout/eye.ts';
import { mirror } from '../materials/mirrors.ts';
import { useChoreography } from '../motion/choreography.ts';
import { lamps } from './lamps.ts';

/** Pictures that are laid over one another while nothing moves. */
const query = new URLSearchParams(location.search);
const SAMPLES = Number(query.get('samples') ?? (globalThis as { hadaraSamples?: number }).hadaraSamples ?? 24);

const VERTEX = `precision highp float; in vec3 position; out vec2 at; void main() { at = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const MIX = `precision highp float; in vec2 at; out vec4 colour; uniform sampler2D before; uniform sampler2D fresh; uniform float share;
void main() { colour = mix(texture(before, at), min(texture(fresh, at), vec4(12.0)), share); }`;

/** Bright parts, a quarter as large, blurred: light that spills. */
const SPILL = `precision highp float; in vec2 at; out vec4 colour; uniform sampler2D picture; uniform vec2 way; uniform float floor_;
void main() {
  vec3 sum = vec3(0.0); float all = 0.0;
  for (int i = -6; i <= 6; i++) {
    float w = exp(-float(i * i) / 14.0);
    vec3 c = texture(picture, at + way * float(i)).rgb;
    sum += max(c - floor_, 0.0) * w; all += w;
  }
  colour = vec4(sum / all, 1.0);
}`;

const SHOW = `precision highp float; in vec2 at; out vec4 colour; uniform sampler2D live; uniform sampler2D still; uniform sampler2D spill; uniform float share; uniform float exposure; uniform float time; uniform vec3 shadowTone; uniform vec3 lightTone; uniform float spillShare;
vec3 neutral(vec3 c) {
  const float start = 0.8 - 0.04; const float desaturation = 0.15;
  float x = min(c.r, min(c.g, c.b)); float offset = x < 0.08 ? x - 6.25 * x * x : 0.04; c -= offset;
  float peak = max(c.r, max(c.g, c.b)); if (peak < start) return c;
  float d = 1.0 - start; float next = 1.0 - d * d / (peak + d - start); c *= next / peak;
  float g = 1.0 - 1.0 / (desaturation * (peak - next) + 1.0); return mix(c, vec3(next), g);
}
vec3 display(vec3 c) { return mix(c * 12.92, pow(max(c, 0.0), vec3(1.0 / 2.4)) * 1.055 - 0.055, step(0.0031308, c)); }
float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
void main() {
  vec3 c = mix(texture(live, at).rgb, texture(still, at).rgb, share);
  c += texture(spill, at).rgb * spillShare;
  vec2 off = (at - vec2(0.5, 0.52)) * vec2(1.0, 0.92);
  float edge = smoothstep(0.36, 0.86, length(off) * 1.25);
  c *= mix(1.0, 0.68, edge);
  c = neutral(c * exposure);
  float l = dot(c, vec3(0.3, 0.59, 0.11));
  c = mix(c * shadowTone, c * lightTone, smoothstep(0.0, 0.7, l));
  c = display(clamp(c, 0.0, 1.0));
  c += (noise(gl_FragCoord.xy) - 0.5) / 255.0;
  colour = vec4(c, 1.0);
}`;

const pass = (fragmentShader: string, uniforms: Record<string, { value: unknown }>) =>
  new RawShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    glslVersion: GLSL3,
  });

/** Points that fill a square evenly (R2 sequence). */
const spread = (i: number): readonly [number, number] => [(0.5 + i * 0.7548776662) % 1, (0.5 + i * 0.5698402909) % 1];

const disc = (i: number): readonly [number, number] => {
  const [u, v] = spread(i);
  const r = Math.sqrt(u);
  return [r * Math.cos(v * Math.PI * 2), r * Math.sin(v * Math.PI * 2)];
};

interface Props {
  readonly eye: Eye;
  readonly pieces: unknown;
  readonly busy: readonly { readonly current: boolean }[];
  readonly exposure: number;
  readonly epoch: number;
  readonly frame: HTMLElement;
}

/**
 * Draws the table. While something moves: one picture a frame. When all rests, picture upon picture with the lamp at
 * another place of its shade, the sky's light from another side and the eye at another place of its lens, until the mean
 * of all is a soft, deep and smooth picture; then nothing more.
 */
export const StillPicture = ({ eye, pieces, busy, exposure, epoch, frame }: Props) => {
  const { gl, scene, camera, invalidate, size, viewport } = useThree();
  const { field } = useChoreography();
  const progress = useRef({ sample: 0, key: '' });
  const parts = useMemo(() => {
    const live = new WebGLRenderTarget(4, 4, { type: HalfFloatType, samples: 4 });
    const fresh = new WebGLRenderTarget(4, 4, { type: HalfFloatType });
    const means = [0, 1].map(
      () =>
        new WebGLRenderTarget(4, 4, {
          type: FloatType,
          minFilter: NearestFilter,
          magFilter: NearestFilter,
          depthBuffer: false,
        }),
    );
    const spills = [0, 1].map(
      () =>
        new WebGLRenderTarget(4, 4, {
          type: HalfFloatType,
          minFilter: LinearFilter,
          magFilter: LinearFilter,
          depthBuffer: false,
        }),
    );
    const quad = new Mesh(new PlaneGeometry(2, 2));
    quad.frustumCulled = false;
    const stage = new Scene();
    stage.add(quad);
    return {
      live,
      fresh,
      means,
      spills,
      quad,
      stage,
      flat: new OrthographicCamera(),
      mix: pass(MIX, { before: { value: null }, fresh: { value: null }, share: { value: 1 } }),
      spill: pass(SPILL, { picture: { value: null }, way: { value: new Vector2() }, floor_: { value: 0 } }),
      show: pass(SHOW, {
        live: { value: null },
        still: { value: null },
        spill: { value: null },
        share: { value: 0 },
        exposure: { value: 1 },
        time: { value: 0 },
        shadowTone: { value: new Vector3(1, 1, 1) },
        lightTone: { value: new Vector3(1, 1, 1) },
        spillShare: { value: 0.55 },
      }),
    };
  }, []);
  useEffect(() => {
    const ratio = viewport.dpr;
    const w = Math.round(size.width * ratio);
    const h = Math.round(size.height * ratio);
    for (const target of [parts.live, parts.fresh, ...parts.means]) target.setSize(w, h);
    for (const target of parts.spills) target.setSize(Math.ceil(w / 4), Math.ceil(h / 4));
    progress.current.key = '';
    invalidate();
  }, [size, viewport.dpr, parts, invalidate]);
  useEffect(() => {
    const tones = {
      1: [
        [1.0, 1.0, 1.02],
        [1.02, 1.0, 0.97],
      ],
      2: [
        [0.98, 1.0, 1.02],
        [1.0, 1.0, 1.0],
      ],
      3: [
        [1.0, 0.97, 1.03],
        [1.03, 1.0, 0.96],
      ],
    }[epoch] ?? [
      [1, 1, 1],
      [1, 1, 1],
    ];
    (parts.show.uniforms.shadowTone?.value as Vector3).fromArray(tones[0] as number[]);
    (parts.show.uniforms.lightTone?.value as Vector3).fromArray(tones[1] as number[]);
    (parts.show.uniforms.exposure as { value: number }).value = exposure;
  }, [epoch, exposure, parts]);
  const run = (material: RawShaderMaterial, target: WebGLRenderTarget | null): void => {
    parts.quad.material = material;
    gl.setRenderTarget(target);
    gl.render(parts.stage, parts.flat);
  };
  const spill = (picture: WebGLRenderTarget): void => {
    const [a, b] = parts.spills as [WebGLRenderTarget, WebGLRenderTarget];
    const u = parts.spill.uniforms as Record<string, { value: unknown }>;
    const way = u.way?.value as Vector2;
    (u.picture as { value: unknown }).value = picture.texture;
    (u.floor_ as { value: unknown }).value = 1.05;
    way.set(1.6 / a.width, 0);
    run(parts.spill, a);
    (u.picture as { value: unknown }).value = a.texture;
    (u.floor_ as { value: unknown }).value = 0;
    way.set(0, 1.6 / a.height);
    run(parts.spill, b);
  };
  const show = (live: WebGLRenderTarget, still: WebGLRenderTarget, share: number): void => {
    const u = parts.show.uniforms as Record<string, { value: unknown }>;
    spill(share > 0.5 ? still : live);
    (u.live as { value: unknown }).value = live.texture;
    (u.still as { value: unknown }).value = still.texture;
    (u.share as { value: unknown }).value = share;
    (u.spill as { value: unknown }).value = (parts.spills[1] as WebGLRenderTarget).texture;
    run(parts.show, null);
  };
  const shade = () => scene.getObjectByName('layer shade');
  useFrame(() => {
    const state = progress.current;
    const cam = camera as PerspectiveCamera;
    const key = `${cam.matrixWorld.elements.map((e) => e.toFixed(4)).join()} ${size.width} ${size.height} ${epoch}`;
    const rests = field.settled && busy.every(({ current }) => !current);
    const changed = key !== state.key || last.current !== pieces || !rests;
    last.current = pieces;
    state.key = key;
    const { key: lamp, sky, ambient } = lamps;
    if (changed || SAMPLES === 0) {
      state.sample = 0;
      mirror(scene, 0.62, 1);
      gl.setRenderTarget(parts.live);
      gl.shadowMap.needsUpdate = true;
      gl.render(scene, camera);
      show(parts.live, parts.live, 0);
      frame.dataset.still = SAMPLES === 0 ? 'true' : '0';
      if (rests && SAMPLES > 0) invalidate();
      return;
    }
    if (state.sample >= SAMPLES) {
      frame.dataset.still = 'true';
      show(parts.live, parts.means[(state.sample - 1) % 2] as WebGLRenderTarget, 1);
      return;
    }
    const i = state.sample;
    const seed = i * 1;
    // The lamp moves over its shade, the sky over its dome, the eye over its lens, and the grid within a pixel.
    const [lx, lz] = disc(seed + 3);
    const [px, py] = spread(seed + 11);
    const [ex, ey] = disc(seed + 29);
    const [su, sv] = spread(seed + 47);
    const before = {
      position: cam.position.clone(),
      quaternion: cam.quaternion.clone(),
      view: cam.view === null ? null : { ...cam.view },
      environment: scene.environmentIntensity,
      ambient: ambient?.intensity ?? 0,
      radius: lamp?.shadow.radius ?? 4,
    };
    if (lamp !== null) {
      lamp.position.set(lamps.keyAt[0] + lx * 1.15, lamps.keyAt[1] + lz * 0.5, lamps.keyAt[2] + lz * 1.05);
      lamp.shadow.radius = 1.4;
    }
    if (sky !== null) {
      const r = Math.sqrt(su * 0.94);
      const height = Math.sqrt(1 - su * 0.94);
      sky.position.set(r * Math.cos(sv * Math.PI * 2) * 18, height * 18, 1 + r * Math.sin(sv * Math.PI * 2) * 18);
      sky.visible = true;
      sky.intensity = SKY_POWER;
    }
    if (ambient !== null) ambient.intensity = 0.06;
    mirror(scene, 0.62, 0.22);
    const shades = shade();
    if (shades !== undefined) shades.visible = false;
    const right = new Vector3(1, 0, 0).applyQuaternion(cam.quaternion);
    const up = new Vector3(0, 1, 0).applyQuaternion(cam.quaternion);
    const aperture = Number(query.get('aperture') ?? 0.012);
    const target = new Vector3(eye.x, 0, eye.z);
    cam.position.addScaledVector(right, ex * aperture).addScaledVector(up, ey * aperture);
    cam.lookAt(target);
    if (cam.view !== null)
      cam.setViewOffset(
        cam.view.fullWidth,
        cam.view.fullHeight,
        cam.view.offsetX + px - 0.5,
        cam.view.offsetY + py - 0.5,
        cam.view.width,
        cam.view.height,
      );
    cam.updateMatrixWorld();
    gl.shadowMap.needsUpdate = true;
    gl.setRenderTarget(parts.fresh);
    gl.render(scene, cam as Camera);
    cam.position.copy(before.position);
    cam.quaternion.copy(before.quaternion);
    if (before.view !== null)
      cam.setViewOffset(
        before.view.fullWidth,
        before.view.fullHeight,
        before.view.offsetX,
        before.view.offsetY,
        before.view.width,
        before.view.height,
      );
    cam.updateMatrixWorld();
    if (lamp !== null) {
      lamp.position.set(...lamps.keyAt);
      lamp.shadow.radius = before.radius;
    }
    if (sky !== null) sky.visible = false;
    if (ambient !== null) ambient.intensity = before.ambient;
    mirror(scene, 0.62, 1);
    if (shades !== undefined) shades.visible = true;
    const into = parts.means[i % 2] as WebGLRenderTarget;
    const u = parts.mix.uniforms as Record<string, { value: unknown }>;
    (u.before as { value: unknown }).value = (parts.means[(i + 1) % 2] as WebGLRenderTarget).texture;
    (u.fresh as { value: unknown }).value = parts.fresh.texture;
    (u.share as { value: unknown }).value = 1 / (i + 1);
    run(parts.mix, into);
    state.sample += 1;
    const part = Math.max(0, (state.sample - 6) / Math.max(1, SAMPLES - 6));
    show(parts.live, into, part * part * (3 - 2 * part));
    frame.dataset.still = String(state.sample);
    invalidate();
  }, 1);
  const last = useRef<unknown>(null);
  return null;
};

const SKY_POWER = Number(query.get('sky') ?? 1.7);
