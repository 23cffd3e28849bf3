import { arch, battlements, disc, furrows, hanging, house, mast, poly, rect, ridge, tree, water } from '../scenery.ts';
import { edges, open, type Places, roofed, type Scene, STONE, sides, tent } from './stage.ts';

const market: Scene = (frame) => {
  const { width, height, random, shades } = frame;
  ridge(frame, height * 0.56, height * 0.12, 5, '#a9b58c');
  const [left, right] = edges(frame, 0.15);
  for (const x of [left, right]) house(frame, x, height * 0.94, height * (0.42 + random() * 0.1), STONE);
  for (const x of [left + height * 0.26, right - height * 0.26])
    house(frame, x, height * 0.9, height * 0.32, { ...STONE, wall: '#ddd0b4' });
  rect(frame, 0, height * 0.86, width, height * 0.14, '#a3988a');
  poly(frame, shades.main, 0, height * 0.66, left * 2, height * 0.66, left * 2.3, height * 0.76, 0, height * 0.76);
};

const castle: Scene = (frame) => {
  const { height, width, random } = frame;
  ridge(frame, height * 0.6, height * 0.2, 4, '#9eab8a');
  const [left, right] = edges(frame, 0.18);
  const tower = random() < 0.5 ? left : right;
  battlements(frame, 0, width, height * 0.6, STONE);
  battlements(frame, tower - height * 0.17, tower + height * 0.17, height * 0.34, { ...STONE, wall: '#b8ad9c' });
  arch(frame, tower, height * 0.46, height * 0.6, height * 0.07, STONE.hole);
};

const cloister: Scene = (frame) => {
  const { width, height } = frame;
  rect(frame, 0, 0, width, height, '#dcb98c');
  const [left, right] = edges(frame, 0.2);
  for (const x of [left, right, width / 2]) {
    arch(frame, x, height * 0.2, height * 0.88, height * 0.34, '#9a6f4a', true);
    arch(frame, x, height * 0.22, height * 0.88, height * 0.28, '#cfeaf6', true);
    rect(frame, x - height * 0.012, height * 0.14, height * 0.024, height * 0.74, '#9a6f4a');
    disc(frame, x, height * 0.33, height * 0.08, '#c9857a');
    disc(frame, x, height * 0.33, height * 0.045, '#f1d27c');
  }
  rect(frame, 0, height * 0.88, width, height * 0.12, '#9a6f4a');
};

const farm: Scene = (frame) => {
  const { height, width, random } = frame;
  ridge(frame, height * 0.56, height * 0.12, 4, '#9db27c');
  furrows(frame, height * 0.6, '#8da05a', '#c9b052');
  const [left, right] = edges(frame, 0.17);
  const swap = random() < 0.5;
  house(frame, swap ? left : right, height * 0.74, height * 0.28, STONE);
  tree(frame, swap ? right : left, height * 0.8, height * 0.5, false, '#5f8a48');
  tree(frame, width / 2 + (swap ? 1 : -1) * height * 0.4, height * 0.66, height * 0.24, false, '#6f9650');
};

const hall: Scene = (frame) => {
  const { width, height } = frame;
  rect(frame, 0, 0, width, height, '#b98058');
  const [left, right] = edges(frame, 0.2);
  battlements({ ...frame }, 0, width, height * 0.02, { ...STONE, wall: '#c99468', side: '#a06c46' });
  for (const x of [left, right]) hanging(frame, x, height * 0.24, height * 0.72);
  rect(frame, 0, height * 0.9, width, height * 0.1, '#6d4630');
};

const quay: Scene = (frame) => {
  const { width, height } = frame;
  ridge(frame, height * 0.56, height * 0.1, 4, '#9fb7a8');
  water(frame, height * 0.58, '#7fa9bf');
  const [first, second] = sides(frame, 0.2);
  mast(frame, first, height * 0.76, height * 0.46, '#f2e2c0');
  mast(frame, second, height * 0.66, height * 0.24, '#e6cfa6');
  rect(frame, 0, height * 0.84, width, height * 0.16, '#9a8468');
  for (const at of [0.02, 0.13])
    rect(frame, second - height * at - height * 0.05, height * 0.74, height * 0.1, height * 0.1, '#a9794a');
};

const countingRoom: Scene = (frame) => {
  const { width, height, shades } = frame;
  rect(frame, 0, 0, width, height, '#c9b48e');
  for (const x of [0, width * 0.33, width * 0.67, width])
    rect(frame, x - height * 0.025, 0, height * 0.05, height, '#8a6844');
  rect(frame, 0, height * 0.16, width, height * 0.045, '#8a6844');
  const [first, second] = sides(frame, 0.18);
  rect(frame, first - height * 0.13, height * 0.28, height * 0.26, height * 0.3, '#8a6844');
  rect(frame, first - height * 0.11, height * 0.3, height * 0.22, height * 0.26, '#dff0ea');
  for (const at of [-0.04, 0.035])
    rect(frame, first + height * at, height * 0.3, height * 0.01, height * 0.26, '#8a6844');
  rect(frame, first - height * 0.11, height * 0.42, height * 0.22, height * 0.01, '#8a6844');
  for (const y of [0.36, 0.54, 0.72]) {
    for (const at of [-0.15, -0.02, 0.1])
      rect(
        frame,
        second + height * at,
        height * (y - 0.09),
        height * 0.1,
        height * 0.09,
        at < 0 ? '#a9794a' : shades.main,
      );
    rect(frame, second - height * 0.2, height * y, height * 0.44, height * 0.022, '#6d4c2c');
  }
};

const tourney: Scene = (frame) => {
  const { width, height, shades } = frame;
  ridge(frame, height * 0.54, height * 0.14, 4, '#9db088');
  const [left, right] = edges(frame, 0.2);
  for (const x of [left + height * 0.2, right - height * 0.2])
    tent(frame, x, height * 0.68, height * 0.3, '#e8dcc0', shades.dark);
  for (const x of [left - height * 0.03, right + height * 0.03])
    tent(frame, x, height * 0.8, height * 0.46, shades.light, shades.main);
  rect(frame, 0, height * 0.76, width, height * 0.24, '#8fa06a');
  rect(frame, 0, height * 0.82, width, height * 0.02, '#c9a06a');
  for (let x = height * 0.04; x < width; x += height * 0.2)
    rect(frame, x, height * 0.78, height * 0.025, height * 0.16, '#b88f58');
};

const gatehouse: Scene = (frame) => {
  const { width, height } = frame;
  battlements(frame, 0, width, height * 0.14, { ...STONE, wall: '#c9aa80', side: '#a08058' });
  arch(frame, width / 2, height * 0.2, height, height * 0.78, '#8a6848');
  arch(frame, width / 2, height * 0.25, height, height * 0.68, '#cfe6ee');
  for (let x = width / 2 - height * 0.27; x < width / 2 + height * 0.3; x += height * 0.135)
    rect(frame, x - height * 0.01, height * 0.2, height * 0.02, height * 0.24, '#6d5038');
  rect(frame, width / 2 - height * 0.33, height * 0.36, height * 0.66, height * 0.02, '#6d5038');
  const [left, right] = edges(frame, 0.08);
  for (const x of [left, right]) hanging(frame, x, height * 0.15, height * 0.56);
};

const scriptorium: Scene = (frame) => {
  const { width, height, random, shades } = frame;
  rect(frame, 0, 0, width, height, '#c08f5e');
  const [first, second] = sides(frame, 0.2);
  disc(frame, first, height * 0.36, height * 0.19, '#7c5236');
  disc(frame, first, height * 0.36, height * 0.16, '#f1e6c0');
  for (let spoke = 0; spoke < 4; spoke++) {
    const [x, y] = [Math.cos((spoke * Math.PI) / 4) * height * 0.16, Math.sin((spoke * Math.PI) / 4) * height * 0.16];
    frame.context.strokeStyle = '#7c5236';
    frame.context.lineWidth = height * 0.014;
    frame.context.beginPath();
    frame.context.moveTo(first - x, height * 0.36 - y);
    frame.context.lineTo(first + x, height * 0.36 + y);
    frame.context.stroke();
  }
  disc(frame, first, height * 0.36, height * 0.05, shades.main);
  for (const base of [0.34, 0.54, 0.74]) {
    for (let x = second - height * 0.2; x < second + height * 0.18; x += height * 0.05)
      rect(
        frame,
        x,
        height * (base - 0.1 - random() * 0.04),
        height * 0.042,
        height * 0.15,
        random() < 0.4 ? shades.main : '#8f5a38',
      );
    rect(frame, second - height * 0.24, height * base, height * 0.48, height * 0.03, '#6d4c2c');
  }
  rect(frame, 0, height * 0.88, width, height * 0.12, '#7a5238');
};

const minster: Scene = (frame) => {
  const { width, height } = frame;
  ridge(frame, height * 0.64, height * 0.12, 4, '#a9b79a');
  const [left, right] = edges(frame, 0.18);
  for (const x of [left, right]) {
    rect(frame, x - height * 0.1, height * 0.34, height * 0.2, height * 0.66, STONE.wall);
    rect(frame, x + height * 0.03, height * 0.34, height * 0.07, height * 0.66, STONE.side);
    poly(frame, '#6f87a0', x - height * 0.12, height * 0.34, x, height * 0.06, x + height * 0.12, height * 0.34);
    arch(frame, x - height * 0.02, height * 0.44, height * 0.66, height * 0.07, STONE.hole, true);
  }
  for (const x of [left + height * 0.24, right - height * 0.24])
    house(frame, x, height * 0.9, height * 0.24, { ...STONE, roof: '#8a7f96' });
  rect(frame, 0, height * 0.88, width, height * 0.12, '#a3988a');
};

const forest: Scene = (frame) => {
  const { width, height } = frame;
  ridge(frame, height * 0.56, height * 0.14, 5, '#8fae86');
  rect(frame, 0, height * 0.76, width, height * 0.24, '#7f9458');
  const [left, right] = edges(frame, 0.1);
  for (const [x, size, fill] of [
    [left + height * 0.26, 0.46, '#86a678'],
    [right - height * 0.26, 0.42, '#86a678'],
    [left, 0.86, '#5c8450'],
    [right, 0.8, '#527a4a'],
  ] as const)
    tree(frame, x, height * 0.9, height * size, false, fill);
};

const mill: Scene = (frame) => {
  const { height, context } = frame;
  ridge(frame, height * 0.62, height * 0.16, 3, '#c9bf6e');
  const [first, second] = sides(frame, 0.2);
  poly(
    frame,
    STONE.wall,
    first - height * 0.12,
    height * 0.74,
    first - height * 0.07,
    height * 0.36,
    first + height * 0.07,
    height * 0.36,
    first + height * 0.12,
    height * 0.74,
  );
  poly(
    frame,
    STONE.roof,
    first - height * 0.1,
    height * 0.37,
    first,
    height * 0.24,
    first + height * 0.1,
    height * 0.37,
  );
  context.strokeStyle = '#6d4724';
  context.lineWidth = height * 0.022;
  for (const turn of [0.4, 0.4 + Math.PI / 2]) {
    const [x, y] = [Math.cos(turn) * height * 0.24, Math.sin(turn) * height * 0.24];
    context.beginPath();
    context.moveTo(first - x, height * 0.36 - y);
    context.lineTo(first + x, height * 0.36 + y);
    context.stroke();
  }
  furrows(frame, height * 0.7, '#c3ad58', '#dcc878');
  tree(frame, second, height * 0.78, height * 0.34, false, '#6f9650');
};

const chapel: Scene = (frame) => {
  const { width, height, shades } = frame;
  rect(frame, 0, 0, width, height, '#7d5c8e');
  const panes = [shades.main, '#c9857a', '#e3c06a', '#6f8fb4'];
  const [left, right] = edges(frame, 0.19);
  for (const x of [left, right]) {
    arch(frame, x, height * 0.16, height * 0.72, height * 0.3, '#4f3866', true);
    arch(frame, x, height * 0.18, height * 0.7, height * 0.25, '#e9e0c8', true);
    for (let row = 0; row < 4; row++) {
      for (const at of [-0.11, 0.008])
        rect(
          frame,
          x + height * at,
          height * (0.3 + row * 0.1),
          height * 0.1,
          height * 0.085,
          `${panes[(row + (at < 0 ? 0 : 2)) % 4]}cc`,
        );
    }
  }
  for (const x of [0, width / 2, width]) rect(frame, x - height * 0.05, 0, height * 0.1, height, '#a27fa8');
  rect(frame, 0, height * 0.88, width, height * 0.12, '#54406a');
};

const canopy: Scene = (frame) => {
  const { width, height, shades } = frame;
  rect(frame, 0, 0, width, height, '#c9986a');
  for (let x = 0; x < width; x += height * 0.26) arch(frame, x, height * 0.3, height, height * 0.2, '#9c6a48');
  for (let strip = 0; strip < 8; strip++)
    rect(
      frame,
      (width * strip) / 8,
      0,
      width / 8,
      height * (0.17 + (strip % 2) * 0.03),
      strip % 2 === 0 ? shades.main : shades.dark,
    );
  rect(frame, 0, height * 0.15, width, height * 0.022, '#e3c06a');
  const [left, right] = edges(frame, 0.05);
  for (const x of [left, right]) rect(frame, x - height * 0.03, 0, height * 0.06, height, '#e3c06a');
  rect(frame, 0, height * 0.9, width, height * 0.1, '#7a4e38');
};

/** The places of the second epoch: towns of stone and tile, at noon. */
export const SECOND_PLACES: Places = {
  yellow: [open(market), open(quay), roofed(countingRoom)],
  red: [open(castle), open(tourney), open(gatehouse)],
  blue: [roofed(cloister), roofed(scriptorium), open(minster)],
  green: [open(farm), open(forest), open(mill)],
  purple: [roofed(hall), roofed(chapel), roofed(canopy)],
};
