import {
  arch,
  battlements,
  column,
  disc,
  furrows,
  hut,
  mast,
  palisade,
  poly,
  rect,
  ridge,
  tree,
  water,
} from '../scenery.ts';
import { awning, CLAY, edges, open, type Places, palm, roofed, type Scene, shelf, sides, tent } from './stage.ts';

const riverside: Scene = (frame) => {
  const { width, height, random } = frame;
  disc(frame, width * (0.2 + random() * 0.6), height * 0.42, height * 0.13, '#fff4d2');
  ridge(frame, height * 0.62, height * 0.14, 4, '#d9ae74');
  water(frame, height * 0.66, '#8fbfc0');
  const [left, right] = edges(frame, 0.16);
  const swap = random() < 0.5;
  hut(frame, swap ? left : right, height * 0.72, height * 0.3, CLAY);
  mast(frame, swap ? right : left, height * 0.8, height * 0.28, '#f6ecd2');
  rect(frame, 0, height * 0.86, width, height * 0.14, '#b98a52');
};

const camp: Scene = (frame) => {
  const { width, height, random } = frame;
  ridge(frame, height * 0.56, height * 0.2, 4, '#cf9c68');
  ridge(frame, height * 0.68, height * 0.12, 5, '#b98350');
  const [left, right] = edges(frame, 0.2);
  hut(frame, random() < 0.5 ? left : right, height * 0.62, height * 0.26, CLAY);
  palisade(frame, 0, width, height * (0.56 + random() * 0.06));
};

const court: Scene = (frame) => {
  const { context, width, height, random } = frame;
  rect(frame, 0, height * 0.3, width, height * 0.7, CLAY.wall);
  rect(frame, 0, height * 0.3, width, height * 0.035, CLAY.side);
  for (let x = height * 0.08; x < width; x += height * 0.24) {
    poly(frame, CLAY.side, x, height * 0.3, x + height * 0.06, height * 0.22, x + height * 0.12, height * 0.3);
  }
  const [left, right] = edges(frame, 0.17);
  for (const x of [left, right]) arch(frame, x, height * 0.48, height, height * 0.22, '#8a5530');
  context.fillStyle = '#2f6fae55';
  for (let x = 0; x < width; x += height * 0.1) context.fillRect(x, height * 0.38, height * 0.05, height * 0.04);
  if (random() < 0.5) tree(frame, left, height, height * 0.42, false, '#8a9a4c');
  else tree(frame, right, height, height * 0.42, false, '#8a9a4c');
};

const clearing: Scene = (frame) => {
  const { width, height, random } = frame;
  disc(frame, width * (0.15 + random() * 0.7), height * 0.34, height * 0.14, '#fff6d6');
  ridge(frame, height * 0.6, height * 0.16, 4, '#bcae62');
  furrows(frame, height * 0.62, '#a98a4c', '#8f9a4a');
  const [left, right] = edges(frame, 0.14);
  hut(frame, random() < 0.5 ? left : right, height * 0.68, height * 0.24, CLAY);
  for (let reed = 0; reed < 9; reed++) {
    const x = reed % 2 === 0 ? random() * left * 2 : width - random() * left * 2;
    const top = height * (0.6 + random() * 0.2);
    poly(frame, '#6f7f3a', x, height, x - height * 0.05, top, x + height * 0.03, height);
  }
};

const stones: Scene = (frame) => {
  const { width, height, random } = frame;
  disc(frame, width / 2, height * 0.44, height * 0.4, '#fff3d0');
  ridge(frame, height * 0.7, height * 0.12, 5, '#c08e5c');
  const [left, right] = edges(frame, 0.15);
  for (const [x, tall] of [
    [left, 0.5 + random() * 0.1],
    [right, 0.5 + random() * 0.1],
  ] as const) {
    const top = height * (1 - tall);
    poly(
      frame,
      '#a98f77',
      x - height * 0.1,
      height,
      x - height * 0.08,
      top,
      x + height * 0.06,
      top - height * 0.04,
      x + height * 0.1,
      height,
    );
    poly(
      frame,
      '#84694f',
      x + height * 0.02,
      height,
      x + height * 0.02,
      top,
      x + height * 0.06,
      top - height * 0.04,
      x + height * 0.1,
      height,
    );
  }
  rect(frame, 0, height * 0.9, width, height * 0.1, '#96683e');
};

const bazaar: Scene = (frame) => {
  const { width, height, shades } = frame;
  rect(frame, 0, height * 0.2, width, height * 0.8, CLAY.wall);
  rect(frame, 0, height * 0.2, width, height * 0.03, CLAY.side);
  for (const x of [width * 0.34, width * 0.66])
    rect(frame, x - height * 0.05, height * 0.29, height * 0.1, height * 0.1, CLAY.hole);
  const [left, right] = edges(frame, 0.22);
  for (const x of [left, right]) {
    shelf(frame, height * 0.74, x - height * 0.24, x + height * 0.24, ['#b0653c', '#7f8f6a', '#c08a4a']);
    awning(frame, x, height * 0.36, height * 0.5, [shades.main, '#f6ecd2']);
  }
  rect(frame, 0, height * 0.88, width, height * 0.12, '#b98a52');
};

const desert: Scene = (frame) => {
  const { height } = frame;
  const [first, second] = sides(frame, 0.16);
  disc(frame, first, height * 0.34, height * 0.12, '#fff6d6');
  ridge(frame, height * 0.62, height * 0.1, 3, '#e3b877');
  poly(
    frame,
    '#cf9c5a',
    second - height * 0.34,
    height * 0.62,
    second,
    height * 0.32,
    second + height * 0.34,
    height * 0.62,
  );
  poly(frame, '#b3803f', second, height * 0.62, second, height * 0.32, second + height * 0.34, height * 0.62);
  ridge(frame, height * 0.76, height * 0.12, 3, '#d2a05c');
  palm(frame, first, height * 0.9, height * 0.44, '#7f8c46');
  ridge(frame, height * 0.94, height * 0.08, 4, '#bd8a4c');
};

const gate: Scene = (frame) => {
  const { width, height } = frame;
  ridge(frame, height * 0.5, height * 0.16, 4, '#cf9c68');
  battlements(frame, 0, width, height * 0.5, { ...CLAY, wall: '#c98d58' });
  const [left, right] = edges(frame, 0.16);
  for (const x of [left, right]) {
    battlements(frame, x - height * 0.15, x + height * 0.15, height * 0.3, CLAY);
    rect(frame, x - height * 0.03, height * 0.44, height * 0.06, height * 0.12, CLAY.hole);
  }
  rect(frame, 0, height * 0.9, width, height * 0.1, '#96683e');
};

const tents: Scene = (frame) => {
  const { width, height, shades } = frame;
  ridge(frame, height * 0.52, height * 0.2, 3, '#c98f62');
  const [left, right] = edges(frame, 0.2);
  for (const x of [left + height * 0.22, right - height * 0.22])
    tent(frame, x, height * 0.7, height * 0.26, '#e2c79a', shades.main);
  for (const x of [left - height * 0.04, right + height * 0.04])
    tent(frame, x, height * 0.84, height * 0.42, '#d6b483', shades.main);
  rect(frame, 0, height * 0.82, width, height * 0.18, '#a8743f');
};

const workshop: Scene = (frame) => {
  const { width, height } = frame;
  rect(frame, 0, 0, width, height, '#b98d68');
  const [first, second] = sides(frame, 0.2);
  arch(frame, first, height * 0.2, height * 0.56, height * 0.24, '#fdf0c4');
  rect(frame, first - height * 0.17, height * 0.56, height * 0.34, height * 0.04, '#8f6440');
  for (const y of [0.38, 0.58, 0.78])
    shelf(frame, height * y, second - height * 0.22, second + height * 0.22, [
      '#2f6fae88',
      '#c9764a',
      '#e8d3a8',
      '#8a5a38',
    ]);
  rect(frame, 0, height * 0.88, width, height * 0.12, '#8a6040');
};

const shrine: Scene = (frame) => {
  const { width, height } = frame;
  ridge(frame, height * 0.6, height * 0.2, 4, '#b9a884');
  const [left, right] = edges(frame, 0.08);
  rect(frame, 0, height * 0.82, width, height * 0.18, '#cfb791');
  for (const y of [0.86, 0.93]) rect(frame, 0, height * y, width, height * 0.014, '#a98a62');
  for (const x of [left, left + height * 0.26, right - height * 0.26, right])
    column(frame, x, height * 0.34, height * 0.84, height * 0.09, { ...CLAY, wall: '#e8d6b4', side: '#c0a67c' });
  rect(frame, 0, height * 0.24, width, height * 0.08, '#e0cba4');
  rect(frame, 0, height * 0.3, width, height * 0.02, '#b0946a');
};

const paddies: Scene = (frame) => {
  const { width, height } = frame;
  ridge(frame, height * 0.52, height * 0.12, 4, '#c2b06a');
  furrows(frame, height * 0.56, '#9a9a4e', '#b9b560');
  rect(frame, 0, height * 0.56, width, height * 0.06, '#9fc0b0');
  const [left, right] = edges(frame, 0.12);
  for (const [x, size] of [
    [left, 0.6],
    [right, 0.5],
    [right - height * 0.2, 0.36],
  ] as const)
    palm(frame, x, height * 0.86, height * size, '#71863f');
};

const village: Scene = (frame) => {
  const { width, height } = frame;
  ridge(frame, height * 0.54, height * 0.16, 4, '#b0a65c');
  const [left, right] = edges(frame, 0.15);
  for (const x of [left + height * 0.24, right - height * 0.24]) hut(frame, x, height * 0.64, height * 0.2, CLAY);
  for (const x of [left, right]) hut(frame, x, height * 0.8, height * 0.36, CLAY);
  rect(frame, 0, height * 0.78, width, height * 0.22, '#9c8f4a');
  for (const x of [left + height * 0.2, right - height * 0.16])
    disc(frame, x, height * 0.88, height * 0.09, '#d3b257', 0.9);
};

const longhouse: Scene = (frame) => {
  const { width, height, shades } = frame;
  rect(frame, 0, 0, width, height, '#8f6a58');
  for (let x = 0; x < width; x += height * 0.11) rect(frame, x, 0, height * 0.012, height, '#7a5647');
  const [left, right] = edges(frame, 0.24);
  for (const x of [left, right]) {
    disc(frame, x, height * 0.42, height * 0.16, shades.main);
    disc(frame, x, height * 0.42, height * 0.11, '#e3c06a');
    disc(frame, x, height * 0.42, height * 0.05, shades.dark);
  }
  for (const x of [0, width]) rect(frame, x - height * 0.07, 0, height * 0.14, height, '#5e3f30');
  poly(frame, '#5e3f30', 0, height * 0.12, 0, 0, width, 0, width, height * 0.12, width / 2, height * 0.02);
};

const terraces: Scene = (frame) => {
  const { width, height } = frame;
  disc(frame, width / 2, height * 0.24, height * 0.14, '#fff3d0');
  for (const [top, half, fill] of [
    [0.3, 0.34, '#d0ab80'],
    [0.46, 0.52, '#c09468'],
    [0.62, 0.72, '#ae8058'],
    [0.8, 1.2, '#9a6e4a'],
  ] as const) {
    rect(frame, width / 2 - height * half, height * top, height * half * 2, height * 0.3, fill);
    rect(frame, width / 2 - height * half, height * top, height * half * 2, height * 0.02, '#e8c99c');
    for (const side of [-1, 1]) {
      rect(
        frame,
        width / 2 + side * height * (half - 0.07) - height * 0.012,
        height * (top - 0.06),
        height * 0.024,
        height * 0.06,
        '#6d4724',
      );
      disc(frame, width / 2 + side * height * (half - 0.07), height * (top - 0.08), height * 0.022, '#ffc45a', 1.5);
    }
  }
};

/** The places of the first epoch: river towns of reed and clay, in the light of the morning. */
export const FIRST_PLACES: Places = {
  yellow: [open(riverside), open(bazaar), open(desert)],
  red: [open(camp), open(gate), open(tents)],
  blue: [open(court), roofed(workshop), open(shrine)],
  green: [open(clearing), open(paddies), open(village)],
  purple: [open(stones), roofed(longhouse), open(terraces)],
};
