import type { TableTheme } from '../../../shared/vocabulary/preferences.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { Stone, Wood } from '../textures/grounds.ts';
import type { Matcap } from './matcaps.ts';

export interface Metal {
  readonly color: string;
  readonly roughness: number;
  readonly metalness: number;
  /** The ball it is painted from where nothing is lit (`materials/matcaps.ts`), and what dyes that. */
  readonly matcap: Matcap;
  readonly dye: string;
}

/** Light and cloth of an hour. Colours of light are the brightest they get; powers are as three.js counts them. */
export interface Look {
  readonly key: string;
  readonly keyPower: number;
  readonly keyAt: readonly [number, number, number];
  readonly fill: string;
  readonly rim: string;
  /** The sky, from above. */
  readonly sky: string;
  /** What is mirrored: windows, the warm side, the walls. */
  readonly window: string;
  readonly warm: string;
  readonly room: string;
  readonly cloth: string;
  readonly clothLight: string;
  /** What the light does to grounds that are not lit, on the low tier. */
  readonly tint: string;
  /** The light that falls through the window, onto the floor of the room. */
  readonly beam: string;
  readonly exposure: number;
}

/** Everything of the table that is neither print nor a player's colour. */
export interface Theme {
  readonly table: Wood | Stone;
  /** The board's frame, with its grain. */
  readonly frame: Wood;
  /** Varnished wood without grain. */
  readonly desk: string;
  readonly stand: string;
  readonly wheel: string;
  readonly leather: string;
  readonly leatherLight: string;
  /** Embroidery and tooling. */
  readonly thread: string;
  /** Bronze for frames and what decorates; brass for what the game is about; gold for coins: each gleams more than the one before. */
  readonly metals: Readonly<Record<'bronze' | 'brass' | 'gold', Metal>>;
  readonly floor: string;
  /** What shines beside the lamp: the day through windows, or lanterns. */
  readonly beams: 'window' | 'lanterns';
  /** The picture's dark corners: 0 none, 1 black. */
  readonly vignette: number;
  /** Morning, noon and evening. */
  readonly looks: Readonly<Record<Epoch, Look>>;
}

const BRONZE: Metal = { color: '#a87a42', roughness: 0.42, metalness: 1, matcap: 'gold', dye: '#a3917a' };
const BRASS: Metal = { color: '#dcab50', roughness: 0.3, metalness: 1, matcap: 'gold', dye: '#fff0cc' };
const GOLD: Metal = { color: '#f2bd45', roughness: 0.3, metalness: 1, matcap: 'gold', dye: '#fff2b4' };

const WALNUT: Wood = { seed: 7, planks: 4, dark: [84, 52, 31], light: [152, 99, 60] };
const CHERRY: Wood = { seed: 11, planks: 1, dark: [74, 38, 20], light: [150, 92, 52] };
const OAK: Wood = { seed: 11, planks: 1, dark: [104, 68, 36], light: [186, 138, 84] };
const CEDAR: Wood = { seed: 7, planks: 4, dark: [44, 26, 22], light: [92, 52, 40] };
const EBONY: Wood = { seed: 11, planks: 1, dark: [50, 26, 22], light: [112, 60, 44] };

/** Wood and brass, a golden age from morning to evening. */
const EVENING: Theme = {
  table: WALNUT,
  frame: CHERRY,
  desk: '#7a4524',
  stand: '#6b3a1d',
  wheel: '#5a3018',
  leather: '#4a2a1c',
  leatherLight: '#c88250',
  thread: '#e2be6e',
  metals: { bronze: BRONZE, brass: BRASS, gold: GOLD },
  floor: '#3a2a1e',
  beams: 'window',
  vignette: 0.22,
  looks: {
    // Low gold sun, blue shade, linen green.
    1: {
      key: '#ffd7a1',
      keyPower: 4.6,
      keyAt: [-10.2, 9.0, -1.6],
      fill: '#9fc4ff',
      rim: '#bcd8ff',
      sky: '#9dbdea',
      window: '#cfe2ff',
      warm: '#ffd9a4',
      room: '#20262b',
      cloth: '#48654f',
      clothLight: '#9db897',
      tint: '#fff3e0',
      beam: '#ffd9a0',
      exposure: 1.02,
    },
    // Neutral sun, teal cloth.
    2: {
      key: '#fff0d8',
      keyPower: 4.5,
      keyAt: [-8.4, 11.4, -2.6],
      fill: '#c4dcff',
      rim: '#d5e6ff',
      sky: '#bcd3f2',
      window: '#e7f1ff',
      warm: '#ffe3b8',
      room: '#2a2722',
      cloth: '#28555a',
      clothLight: '#7fb2ad',
      tint: '#ffffff',
      beam: '#fff2da',
      exposure: 1.02,
    },
    // Lamp and last light, wine-dark cloth.
    3: {
      key: '#ffcf98',
      keyPower: 5.2,
      keyAt: [-9.4, 8.2, -3.4],
      fill: '#c4c0f0',
      rim: '#c3c8ff',
      sky: '#b3add6',
      window: '#b4c0ff',
      warm: '#ffb566',
      room: '#221a20',
      cloth: '#5b2d34',
      clothLight: '#b97c6a',
      tint: '#ffe8d2',
      beam: '#ffb070',
      exposure: 1.12,
    },
  },
};

/** Pale stone under a bright sky. */
const MARBLE_COURT: Theme = {
  table: { seed: 23, ground: [206, 200, 188], vein: [142, 138, 132] },
  frame: OAK,
  desk: '#94683c',
  stand: '#8a5f36',
  wheel: '#7c5230',
  leather: '#35525a',
  leatherLight: '#7fa9ac',
  thread: '#f0d38c',
  metals: { bronze: BRONZE, brass: { ...BRASS, color: '#d2a850' }, gold: GOLD },
  floor: '#8d8678',
  beams: 'window',
  vignette: 0.18,
  looks: {
    1: {
      key: '#ffe0b8',
      keyPower: 4.3,
      keyAt: [-10.2, 9.2, -1.6],
      fill: '#b2d0ff',
      rim: '#cfe2ff',
      sky: '#b9d2f4',
      window: '#dbe9ff',
      warm: '#ffe4bd',
      room: '#6b6a66',
      cloth: '#4f7f71',
      clothLight: '#c4dccb',
      tint: '#fff4e4',
      beam: '#ffe2b2',
      exposure: 1.02,
    },
    2: {
      key: '#fff5e6',
      keyPower: 4.3,
      keyAt: [-8.2, 11.8, -2.6],
      fill: '#cfe3ff',
      rim: '#dcebff',
      sky: '#cfe0f6',
      window: '#f2f7ff',
      warm: '#fff0d2',
      room: '#77746c',
      cloth: '#417a7c',
      clothLight: '#addad4',
      tint: '#ffffff',
      beam: '#fff6e4',
      exposure: 1.04,
    },
    3: {
      key: '#ffd3a4',
      keyPower: 4.6,
      keyAt: [-9.6, 8.4, -3.2],
      fill: '#c2c6f4',
      rim: '#d0d2ff',
      sky: '#c2bfe2',
      window: '#cdd0ff',
      warm: '#ffc58a',
      room: '#5d5560',
      cloth: '#4b6678',
      clothLight: '#d0b4a2',
      tint: '#ffeedd',
      beam: '#ffc088',
      exposure: 1.08,
    },
  },
};

/** Dark cedar and indigo, lanterns and a moon. */
const NIGHT_CARAVAN: Theme = {
  table: CEDAR,
  frame: EBONY,
  desk: '#5a3126',
  stand: '#4e2a22',
  wheel: '#44241d',
  leather: '#2b2340',
  leatherLight: '#7a68a8',
  thread: '#e6c27c',
  metals: {
    bronze: { ...BRONZE, color: '#a06c48', dye: '#a0846e' },
    brass: { ...BRASS, color: '#d99f5e', dye: '#f0c8a0' },
    gold: GOLD,
  },
  floor: '#1c1a2a',
  beams: 'lanterns',
  vignette: 0.32,
  looks: {
    1: {
      key: '#ffcb92',
      keyPower: 4.6,
      keyAt: [-9.4, 8.6, -1.2],
      fill: '#8fb0ff',
      rim: '#9fbcff',
      sky: '#8fa6e6',
      window: '#ffc58a',
      warm: '#ff9f5c',
      room: '#171a2e',
      cloth: '#363c66',
      clothLight: '#8c95cc',
      tint: '#ffeed8',
      beam: '#ffbe7a',
      exposure: 1.06,
    },
    2: {
      key: '#ffc488',
      keyPower: 4.8,
      keyAt: [-8.6, 9.4, -2.4],
      fill: '#86a6ff',
      rim: '#96b4ff',
      sky: '#869ce4',
      window: '#ffbc7c',
      warm: '#ff9850',
      room: '#12152a',
      cloth: '#272d52',
      clothLight: '#7480b8',
      tint: '#f4e8e0',
      beam: '#ffb46c',
      exposure: 1.1,
    },
    3: {
      key: '#ffbd80',
      keyPower: 5,
      keyAt: [-9.4, 8.2, -3.2],
      fill: '#a79cf4',
      rim: '#b0a4ff',
      sky: '#9f92dc',
      window: '#ffb272',
      warm: '#ff8c48',
      room: '#1a1230',
      cloth: '#343151',
      clothLight: '#8f7cb0',
      tint: '#ffe4d2',
      beam: '#ffac72',
      exposure: 1.12,
    },
  },
};

export const THEMES: Readonly<Record<TableTheme, Theme>> = {
  evening: EVENING,
  marble: MARBLE_COURT,
  caravan: NIGHT_CARAVAN,
};
