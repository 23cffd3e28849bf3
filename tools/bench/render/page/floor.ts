import { takeDrawn, textureBytes, timeOfFirstPicture } from './drawLog.ts';
import './bench.ts';
import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  DirectionalLight,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';

/*
 * As many cards as the table has and nothing else: one instanced box with a painted face, lit, from the same lens. What
 * no table can be quicker than.
 */

const CARDS = Number(new URLSearchParams(location.search).get('cards') ?? 100);
const COLUMNS = 14;
const TRAVEL = 520;

const face = document.createElement('canvas');
face.width = 168;
face.height = 235;
const context = face.getContext('2d', { willReadFrequently: true });
if (context !== null) {
  context.fillStyle = '#e8d7b0';
  context.fillRect(0, 0, face.width, face.height);
  context.fillStyle = '#7a2d22';
  context.fillRect(0, 0, face.width, 60);
}
const map = new CanvasTexture(face);
map.colorSpace = SRGBColorSpace;

const scene = new Scene();
const lamp = new DirectionalLight('#fff0dc', 2.5);
lamp.position.set(-4, 12, 4);
scene.add(new AmbientLight('#ffffff', 1), lamp);
const cards = new InstancedMesh(new BoxGeometry(0.63, 0.014, 0.88), new MeshLambertMaterial({ map }), CARDS);
for (let index = 0; index < CARDS; index++) {
  const row = Math.floor(index / COLUMNS);
  cards.setMatrixAt(index, new Matrix4().makeTranslation(((index % COLUMNS) - COLUMNS / 2) * 0.68, 0, row * 0.93 - 3));
}
scene.add(cards);

const renderer = new WebGLRenderer({ antialias: false });
renderer.setSize(window.innerWidth, window.innerHeight);
document.getElementById('root')?.append(renderer.domElement);
const camera = new PerspectiveCamera(30, window.innerWidth / window.innerHeight, 1, 70);

let start = Number.NEGATIVE_INFINITY;
let moving = true;
let [from, to] = [16, 16];
const draw = (): void => {
  const part = Math.min(1, (performance.now() - start) / TRAVEL);
  const distance = from + (to - from) * part;
  camera.position.set(0, distance * 0.89, distance * 0.45);
  camera.lookAt(0, 0, 0);
  renderer.render(scene, camera);
  moving = part < 1;
  if (moving) requestAnimationFrame(draw);
};

window.bench = {
  takeDrawn,
  timeOfFirstPicture,
  textureBytes,
  cards: () => CARDS,
  settled: () => !moving,
  lookFrom: (place) => {
    [from, to] = [to, place === 0 ? 16 : 11];
    start = performance.now();
    moving = true;
    requestAnimationFrame(draw);
  },
  play: () => undefined,
};

requestAnimationFrame(draw);
