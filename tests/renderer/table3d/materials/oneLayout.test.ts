import { BoxGeometry, BufferGeometry, InstancedMesh, Mesh, MeshBasicMaterial, Scene } from 'three';
import { expect, test } from 'vitest';
import { layOut } from '../../../../renderer/table3d/materials/oneLayout.ts';
import { PlainMaterial } from '../../../../renderer/table3d/materials/plain.ts';
import { roundedRectangle, slab } from '../../../../renderer/table3d/shapes/slab.ts';

const namesOf = (mesh: Mesh): readonly string[] => {
  const own = mesh instanceof InstancedMesh ? ['instanceMatrix', ...(mesh.instanceColor ? ['instanceColor'] : [])] : [];
  return [...Object.keys(mesh.geometry.attributes), ...own].sort();
};

test('all that is plain has the same attributes, and what it had', () => {
  const plain = new PlainMaterial({});
  const card = slab(roundedRectangle(1, 1, 0.1), 0, 1, 1, 1);
  const edges = card.getAttribute('side');
  const cards = new InstancedMesh(card, plain, 3);
  const bare = new BoxGeometry();
  bare.deleteAttribute('uv');
  const boxes = [new Mesh(bare, plain), new Mesh(new BoxGeometry(), [plain, plain])];
  layOut(new Scene().add(cards, ...boxes));
  expect(card.getAttribute('side')).toBe(edges);
  for (const box of boxes) expect(namesOf(box)).toEqual(namesOf(cards));
  // What was laid out stays as it is.
  const before = namesOf(cards);
  layOut(new Scene().add(cards));
  expect(namesOf(cards)).toEqual(before);
});

test('what shapes say nothing of is held once for all of them, and outlives each', () => {
  const plain = new PlainMaterial({});
  const boxes = [new Mesh(new BoxGeometry(), plain), new Mesh(new BoxGeometry(), plain)];
  layOut(new Scene().add(...boxes));
  const [one, other] = boxes.map(({ geometry }) => geometry.getAttribute('glow'));
  expect(one).toBe(other);
  boxes[0]?.geometry.dispose();
  expect([...(other?.array ?? [])]).toEqual([0]);
});

test('a place of its own is never taken for that of all instances', () => {
  const cards = new InstancedMesh(new BoxGeometry(), new PlainMaterial({}), 3);
  layOut(new Scene().add(cards));
  expect(cards.geometry.attributes.instanceMatrix).toBeUndefined();
});

test('what is not plain, or not seen, is left alone', () => {
  const lit = new Mesh(new BufferGeometry(), new MeshBasicMaterial());
  const hidden = new Mesh(new BufferGeometry(), new PlainMaterial({}));
  hidden.visible = false;
  layOut(new Scene().add(lit, hidden));
  for (const mesh of [lit, hidden]) expect(namesOf(mesh)).toEqual([]);
});

test('frees with a shape only what it does not share with others', () => {
  const [going, staying] = [new BoxGeometry(), new BoxGeometry()];
  layOut(new Scene().add(...[going, staying].map((shape) => new Mesh(shape, new PlainMaterial({})))));
  const shared = new Set(Object.values(staying.attributes));
  // As the renderer does, which listens when it draws a shape for the first time.
  const freed: unknown[] = [];
  going.addEventListener('dispose', () => freed.push(...Object.values(going.attributes)));
  going.dispose();
  expect(freed).toContain(going.attributes.position);
  expect(freed.filter((attribute) => shared.has(attribute as never))).toEqual([]);
});
