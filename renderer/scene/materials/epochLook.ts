import type { Epoch } from '../../../shared/vocabulary/time.ts';

/** Light and cloth of an epoch. */
export interface Look {
  readonly key: string;
  readonly keyPower: number;
  readonly keyAt: readonly [number, number, number];
  readonly fill: string;
  readonly rim: string;
  readonly window: string;
  readonly warm: string;
  readonly room: string;
  readonly cloth: string;
  readonly clothLight: string;
  readonly sky: string;
  readonly exposure: number;
}

export const LOOKS: Readonly<Record<Epoch, Look>> = {
  // Morning: low gold sun, blue shade, linen green.
  1: {
    key: '#ffd7a1',
    keyPower: 4.6,
    keyAt: [-10.2, 9.0, -1.6],
    fill: '#9fc4ff',
    rim: '#bcd8ff',
    window: '#cfe2ff',
    warm: '#ffd9a4',
    room: '#20262b',
    cloth: '#31523f',
    clothLight: '#8fb58a',
    sky: '#9dbdea',
    exposure: 1.02,
  },
  // Noon: neutral sun, teal cloth.
  2: {
    key: '#fff0d8',
    keyPower: 4.5,
    keyAt: [-8.4, 11.4, -2.6],
    fill: '#c4dcff',
    rim: '#d5e6ff',
    window: '#e7f1ff',
    warm: '#ffe3b8',
    room: '#2a2722',
    cloth: '#17464c',
    clothLight: '#6fb3ad',
    sky: '#bcd3f2',
    exposure: 1.02,
  },
  // Evening: lamp and last light, wine-dark cloth.
  3: {
    key: '#ffcf98',
    keyPower: 5.2,
    keyAt: [-9.4, 8.2, -3.4],
    fill: '#c4c0f0',
    rim: '#c3c8ff',
    window: '#b4c0ff',
    warm: '#ffb566',
    room: '#221a20',
    cloth: '#48202c',
    clothLight: '#b8735f',
    sky: '#b3add6',
    exposure: 1.12,
  },
};
