import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import type { Features } from './faceParts.ts';

/** Bots that are fond of nothing in particular: people from next door, one for each emblem, so that they are told apart. */
export const NEIGHBOURS: Readonly<Record<Emblem, Features>> = {
  // Short dark hair with a band.
  monkey: {
    skin: '#dcae84',
    shade: '#aa7a51',
    cloth: '#6f6a60',
    behind: [{ d: 'M16 28C14 12 22 7.5 32 7.5S50 12 48 28Z', fill: '#3a2a1e' }],
    before: [
      {
        d: 'M18.5 26C17 14 24 9.5 32 9.5S47 14 45.5 26Q44 20 40.5 18Q36 20.5 29 18.5Q21.5 19 18.5 26Z',
        fill: '#46331f',
      },
      { d: 'M17.8 21.5Q32 13 46.2 21.5', line: '#9d9482', width: 2.2 },
    ],
  },
  // A woman with black hair, parted, and a knot on top.
  dragon: {
    skin: '#e9bf93',
    shade: '#b98a5e',
    cloth: '#2f6d62',
    behind: [
      { d: 'M15 24C11 36 13 46 18 50H46C51 46 53 36 49 24Z', fill: '#1d1a22' },
      { d: 'M25 8a7 6 0 1 0 14 0a7 6 0 1 0 -14 0Z', fill: '#1d1a22' },
      { d: 'M20 11L44 4', line: '#d8503f', width: 1.8 },
    ],
    before: [
      { d: 'M17.6 32C15.5 15 23 10.5 32 10.5S48.5 15 46.4 32Q46 22 32.4 16Q18.5 22 17.6 32Z', fill: '#2b2631' },
      {
        d: 'M14.6 36a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0ZM46.2 36a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z',
        fill: '#7fe3c6',
      },
    ],
  },
  // Fair curls and a full beard.
  lion: {
    skin: '#f0c8a4',
    shade: '#bf8e66',
    cloth: '#8a6a2a',
    behind: [
      {
        d: 'M14 30Q10 26 14 21Q11 14 19 12Q20 5 28 7Q34 2 40 7Q48 7 47 14Q54 18 50 24Q54 29 49 33Z',
        fill: '#b98432',
      },
    ],
    before: [
      {
        d: 'M18.4 27Q16 20 21 18Q22 13 27 15Q31 11 35 14.5Q41 12 42.5 18Q48 20 45.6 27Q44 21 39 20Q35 23 31 20.5Q26 23 24 20.5Q19.5 22 18.4 27Z',
        fill: '#d9a649',
      },
      {
        d: 'M18.8 31Q18 44 24 47.5Q32 53 40 47.5Q46 44 45.2 31Q43 37 38.5 36.2L32 37.4L25.5 36.2Q21 37 18.8 31Z',
        fill: '#c48f39',
      },
      { d: 'M26.4 38Q32 36.4 37.6 38Q38 44.2 32 44.6T26.4 38Z', fill: '#f0c8a4' },
    ],
  },
  // A grandmother in a kerchief.
  pegasus: {
    skin: '#e3b894',
    shade: '#b0815c',
    cloth: '#5a6c99',
    behind: [{ d: 'M12 50C9 24 16 5 32 5S55 24 52 50Z', fill: '#4b5f8e' }],
    before: [
      { d: 'M18.6 25Q20 15 32 14Q44 15 45.4 25Q40 18.5 32 20.5Q24 18.5 18.6 25Z', fill: '#d4d2cd' },
      { d: 'M14.5 48C12 24 18 8.5 32 8.5S52 24 49.5 48L45 43C48 26 42 16 32 15.5S16 26 19 43Z', fill: '#6a80b6' },
      { d: 'M22 12.5Q32 7 42 12.5M18 18Q32 9 46 18', line: '#f3e7c8', width: 1.1 },
      { d: 'M21.5 33.5Q23 35 25.5 35M42.5 33.5Q41 35 38.5 35', line: '#b0815c', width: 1 },
    ],
  },
  // A striped head cloth.
  scarab: {
    skin: '#8f5a37',
    shade: '#6b3f23',
    cloth: '#7a2a4d',
    behind: [{ d: 'M13 56C8 40 12 7 32 7S56 40 51 56L43 54V28H21V54Z', fill: '#e3d3a4' }],
    before: [
      { d: 'M16 25C16 12 23 7 32 7S48 12 48 25Q40 18.5 32 18.5T16 25Z', fill: '#efe2bb' },
      { d: 'M16.5 21Q32 8.5 47.5 21M20 14Q32 5.5 44 14', line: '#a8385f', width: 2 },
      {
        d: 'M15 32L18.4 30.8M14 39L19 38M13.5 46L20 45M49 32L45.6 30.8M50 39L45 38M50.5 46L44 45',
        line: '#a8385f',
        width: 2,
      },
      { d: 'M29.6 17.5L32 12.5L34.4 17.5L32 20Z', fill: '#e7b53c' },
    ],
  },
};
