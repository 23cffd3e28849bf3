import { arch, column, curtain, disc, hanging, house, mast, poly, rect, ridge, tree, wash, water } from '../scenery.ts';
import { edges, MARBLE, open, type Places, palm, roofed, type Scene, sides, stars, windows } from './stage.ts';

const harbour: Scene = (frame) => {
  const { height, width, random } = frame;
  disc(frame, width * (0.25 + random() * 0.5), height * 0.58, height * 0.15, '#ffe9a8');
  water(frame, height * 0.62, '#6c5f94');
  const [left, right] = edges(frame, 0.18);
  const swap = random() < 0.5;
  mast(frame, swap ? left : right, height * 0.76, height * 0.5, '#f6d9b0');
  const x = swap ? right : left;
  column(frame, x, height * 0.2, height * 0.92, height * 0.12, MARBLE);
  rect(frame, 0, height * 0.88, width, height * 0.12, MARBLE.side);
};

const bastion: Scene = (frame) => {
  const { height, width, random } = frame;
  ridge(frame, height * 0.62, height * 0.2, 4, '#7d5b80');
  const [left, right] = edges(frame, 0.18);
  poly(frame, '#b9a094', 0, height, 0, height * 0.6, width, height * 0.6, width, height);
  rect(frame, 0, height * 0.57, width, height * 0.05, MARBLE.wall);
  for (const x of [left, right]) {
    column(frame, x - height * 0.09, height * 0.26, height * 0.96, height * 0.09, MARBLE);
    column(frame, x + height * 0.09, height * 0.26, height * 0.96, height * 0.09, MARBLE);
    rect(frame, x - height * 0.19, height * 0.16, height * 0.38, height * 0.09, MARBLE.wall);
  }
  hanging(frame, random() < 0.5 ? left : right, height * 0.13, height * 0.5);
};

const library: Scene = (frame) => {
  const { height, width, random, shades } = frame;
  rect(frame, 0, 0, width, height, '#4d3547');
  const bands = ['#a8503f', shades.main, '#c79a4a', '#5f7a58', '#e2cfa8', shades.dark];
  for (let shelf = 0; shelf < 4; shelf++) {
    const base = height * (0.26 + shelf * 0.22);
    for (let x = 0; x < width; ) {
      const wide = height * (0.025 + random() * 0.03);
      rect(
        frame,
        x,
        base - height * (0.11 + random() * 0.06),
        wide,
        height * 0.17,
        bands[Math.floor(random() * bands.length)] ?? '#c79a4a',
      );
      x += wide + height * 0.006;
    }
    rect(frame, 0, base, width, height * 0.035, '#8a5f3a');
    rect(frame, 0, base + height * 0.025, width, height * 0.02, '#2c1c26');
  }
  const [left, right] = edges(frame, 0.06);
  for (const x of [left, right]) column(frame, x, height * 0.1, height, height * 0.1, MARBLE);
};

const garden: Scene = (frame) => {
  const { height, width, random } = frame;
  disc(frame, width * (0.25 + random() * 0.5), height * 0.52, height * 0.14, '#fff0b8');
  ridge(frame, height * 0.62, height * 0.14, 4, '#8c6a86');
  rect(frame, 0, height * 0.64, width, height * 0.36, '#6f8a58');
  const [left, right] = edges(frame, 0.14);
  for (const x of [left, right]) tree(frame, x, height * 0.86, height * 0.74, true, '#3f6148');
  rect(frame, 0, height * 0.74, width, height * 0.04, MARBLE.wall);
  for (let x = height * 0.05; x < width; x += height * 0.1)
    disc(frame, x, height * 0.83, height * 0.03, MARBLE.wall, 1.7);
  rect(frame, 0, height * 0.88, width, height * 0.05, MARBLE.side);
};

const palace: Scene = (frame) => {
  const { height, width } = frame;
  const [left, right] = edges(frame, 0.36);
  for (const x of [left, right]) column(frame, x, height * 0.12, height * 0.9, height * 0.13, MARBLE);
  rect(frame, 0, height * 0.88, width, height * 0.12, MARBLE.side);
  curtain(frame, -1);
  curtain(frame, 1);
};

const exchange: Scene = (frame) => {
  const { width, height } = frame;
  rect(frame, 0, 0, width, height, '#e0cfc0');
  const [left, right] = edges(frame, 0.22);
  for (const x of [left, right]) {
    arch(frame, x, height * 0.16, height * 0.84, height * 0.32, '#c9b0a4');
    arch(frame, x, height * 0.2, height * 0.84, height * 0.26, '#f2b070');
    rect(frame, x - height * 0.13, height * 0.52, height * 0.26, height * 0.018, '#c9b0a4');
  }
  for (const x of [0, width]) column(frame, x, height * 0.12, height * 0.88, height * 0.1, MARBLE);
  rect(frame, 0, height * 0.84, width, height * 0.16, '#b49a94');
  for (let tile = -6; tile <= 6; tile += 2)
    poly(
      frame,
      '#f3e7d688',
      width / 2 + tile * height * 0.1,
      height * 0.84,
      width / 2 + (tile + 1) * height * 0.1,
      height * 0.84,
      width / 2 + (tile + 1) * height * 0.16,
      height,
      width / 2 + tile * height * 0.16,
      height,
    );
};

const canal: Scene = (frame) => {
  const { height } = frame;
  const [left, right] = edges(frame, 0.13);
  for (const [x, size, wall] of [
    [left + height * 0.26, 0.44, '#c99a86'],
    [right - height * 0.26, 0.4, '#d9b48e'],
    [left, 0.54, '#e3c3a0'],
    [right, 0.5, '#c2857a'],
  ] as const)
    house(frame, x, height * 0.78, height * size, { ...MARBLE, wall, side: '#9a6f74' });
  water(frame, height * 0.76, '#6c5f94');
  for (const x of [left, right])
    rect(frame, x - height * 0.06, height * 0.78, height * 0.04, height * 0.18, '#ffd47955');
};

const parade: Scene = (frame) => {
  const { width, height, shades, random } = frame;
  ridge(frame, height * 0.58, height * 0.12, 4, '#8a6484');
  rect(frame, 0, height * 0.66, width, height * 0.34, '#b08a78');
  for (let pole = 0; pole < 7; pole++) {
    const x = (width * (pole + 0.5)) / 7;
    const top = height * (0.24 + random() * 0.1);
    rect(frame, x, top, height * 0.014, height * 0.5, '#6b4a3c');
    poly(
      frame,
      pole % 2 === 0 ? shades.main : '#f3e7d6',
      x,
      top,
      x + height * 0.16,
      top + height * 0.03,
      x + height * 0.12,
      top + height * 0.08,
      x + height * 0.16,
      top + height * 0.13,
      x,
      top + height * 0.12,
    );
  }
  for (const [y, step] of [
    [0.72, 0.1],
    [0.8, 0.13],
  ] as const) {
    for (let x = 0; x < width; x += height * step) {
      disc(frame, x, height * y, height * step * 0.22, '#5a3640');
      rect(frame, x - height * step * 0.26, height * (y + 0.02), height * step * 0.52, height * 0.12, shades.dark);
    }
  }
};

const battery: Scene = (frame) => {
  const { width, height } = frame;
  disc(frame, width * (0.3 + frame.random() * 0.4), height * 0.4, height * 0.14, '#ffe3a0');
  ridge(frame, height * 0.6, height * 0.1, 4, '#8a6484');
  const [left, right] = edges(frame, 0.2);
  for (const x of [left - height * 0.28, left + height * 0.12, right - height * 0.12, right + height * 0.28])
    poly(
      frame,
      '#cdb3a2',
      x - height * 0.16,
      height,
      x - height * 0.15,
      height * 0.6,
      x + height * 0.15,
      height * 0.6,
      x + height * 0.16,
      height,
    );
  rect(frame, 0, height * 0.76, width, height * 0.24, '#b9a094');
  rect(frame, 0, height * 0.76, width, height * 0.02, '#e3cdbb');
  for (const [x, way] of [
    [left, -1],
    [right, 1],
  ] as const) {
    poly(
      frame,
      '#54474c',
      x - way * height * 0.1,
      height * 0.74,
      x + way * height * 0.16,
      height * 0.62,
      x + way * height * 0.18,
      height * 0.68,
      x - way * height * 0.08,
      height * 0.8,
    );
    disc(frame, x - way * height * 0.03, height * 0.8, height * 0.07, '#7a5236');
    disc(frame, x - way * height * 0.03, height * 0.8, height * 0.025, '#3f2a20');
  }
};

const stage: Scene = (frame) => {
  const { width, height } = frame;
  rect(frame, 0, 0, width, height, '#7c86b0');
  ridge(frame, height * 0.6, height * 0.14, 4, '#9aa2c0');
  const [left, right] = edges(frame, 0.3);
  for (const x of [left, right]) tree(frame, x, height * 0.82, height * 0.4, false, '#6b8f8a');
  rect(frame, 0, height * 0.8, width, height * 0.2, '#a87a54');
  for (let x = height * 0.06; x < width; x += height * 0.16) disc(frame, x, height * 0.95, height * 0.03, '#ffe9a8');
  curtain(frame, -1);
  curtain(frame, 1);
};

const observatory: Scene = (frame) => {
  const { width, height } = frame;
  wash(frame, ['#232a5c', '#4a4f90', '#8f86b4']);
  stars(frame, 46);
  const [first, second] = sides(frame, 0.2);
  disc(frame, first, height * 0.3, height * 0.1, '#f6efcc');
  disc(frame, first + height * 0.04, height * 0.28, height * 0.085, '#343a72');
  rect(frame, second - height * 0.2, height * 0.56, height * 0.4, height * 0.44, '#b9b0bc');
  disc(frame, second, height * 0.57, height * 0.2, '#8f96ae');
  poly(
    frame,
    '#2a2f5e',
    second - height * 0.03,
    height * 0.4,
    second + height * 0.05,
    height * 0.39,
    second + height * 0.05,
    height * 0.56,
    second - height * 0.03,
    height * 0.56,
  );
  ridge(frame, height * 0.9, height * 0.1, 4, '#4c4668');
  rect(frame, 0, height * 0.92, width, height * 0.08, '#3c3654');
};

const glasshouse: Scene = (frame) => {
  const { width, height } = frame;
  rect(frame, 0, 0, width, height, '#cfe0c8');
  const [left, right] = edges(frame, 0.14);
  for (const x of [left, right]) palm(frame, x, height * 0.94, height * 0.62, '#5d8a58');
  for (const x of [left + height * 0.18, right - height * 0.18])
    tree(frame, x, height * 0.94, height * 0.36, false, '#79a068');
  for (let bar = 0; bar <= 8; bar++)
    rect(frame, (width * bar) / 8 - height * 0.008, height * 0.3, height * 0.016, height, '#f6f2e4');
  for (let bar = -4; bar <= 4; bar++) {
    const x = width / 2 + bar * width * 0.125;
    poly(
      frame,
      '#f6f2e4',
      width / 2 + bar * width * 0.04,
      0,
      width / 2 + bar * width * 0.04 + height * 0.014,
      0,
      x + height * 0.014,
      height * 0.3,
      x,
      height * 0.3,
    );
  }
  for (const y of [0.3, 0.62]) rect(frame, 0, height * y, width, height * 0.02, '#f6f2e4');
  rect(frame, 0, height * 0.9, width, height * 0.1, '#8f7a58');
};

const avenue: Scene = (frame) => {
  const { width, height } = frame;
  ridge(frame, height * 0.56, height * 0.1, 4, '#8c6a86');
  rect(frame, 0, height * 0.6, width, height * 0.4, '#7d9660');
  poly(
    frame,
    '#e0c79c',
    width / 2 - height * 0.06,
    height * 0.6,
    width / 2 + height * 0.06,
    height * 0.6,
    width / 2 + height * 0.5,
    height,
    width / 2 - height * 0.5,
    height,
  );
  house(frame, width / 2 - height * 0.5, height * 0.62, height * 0.2, MARBLE);
  for (const [at, size] of [
    [0.24, 0.3],
    [0.4, 0.44],
    [0.62, 0.66],
  ] as const) {
    for (const side of [-1, 1])
      tree(frame, width / 2 + side * height * at, height * (0.56 + size * 0.5), height * size, true, '#4c7048');
  }
};

const ballroom: Scene = (frame) => {
  const { width, height, shades } = frame;
  rect(frame, 0, 0, width, height, '#d9c2b4');
  windows(
    frame,
    [width * 0.14, width * 0.38, width * 0.62, width * 0.86],
    height * 0.16,
    height * 0.17,
    '#4a4480',
    '#f3e7d6',
  );
  rect(frame, 0, height * 0.72, width, height * 0.04, '#e3c06a');
  rect(frame, 0, height * 0.76, width, height * 0.24, '#a98878');
  for (const x of [width * 0.26, width * 0.74]) {
    rect(frame, x - height * 0.006, 0, height * 0.012, height * 0.2, '#e3c06a');
    poly(frame, '#e3c06a', x - height * 0.11, height * 0.2, x + height * 0.11, height * 0.2, x, height * 0.29);
    for (const at of [-0.09, 0, 0.09]) disc(frame, x + height * at, height * 0.18, height * 0.02, '#fff3c4', 1.5);
  }
  rect(frame, 0, height * 0.92, width, height * 0.08, shades.dark);
};

const balcony: Scene = (frame) => {
  const { width, height } = frame;
  stars(frame, 18);
  ridge(frame, height * 0.6, height * 0.12, 5, '#7d5b80');
  for (let block = 0; block < 9; block++) {
    const [x, tall] = [(width * block) / 9, height * (0.1 + frame.random() * 0.14)];
    rect(frame, x, height * 0.72 - tall, width / 10, tall + height * 0.1, block % 2 === 0 ? '#8a6484' : '#9a7288');
    rect(frame, x + height * 0.03, height * 0.75 - tall, height * 0.025, height * 0.035, '#ffd479');
  }
  const [left, right] = edges(frame, 0.05);
  for (const x of [left, right]) column(frame, x, height * 0.08, height * 0.96, height * 0.12, MARBLE);
  rect(frame, 0, height * 0.76, width, height * 0.04, MARBLE.wall);
  for (let x = height * 0.05; x < width; x += height * 0.1)
    disc(frame, x, height * 0.86, height * 0.03, MARBLE.wall, 1.9);
  rect(frame, 0, height * 0.92, width, height * 0.08, MARBLE.side);
};

/** The places of the third epoch: capitals of marble, at dusk. */
export const THIRD_PLACES: Places = {
  yellow: [open(harbour), roofed(exchange), open(canal)],
  red: [open(bastion), open(parade), open(battery)],
  blue: [roofed(library), roofed(stage), roofed(observatory)],
  green: [open(garden), roofed(glasshouse), open(avenue)],
  purple: [open(palace), roofed(ballroom), open(balcony)],
};
