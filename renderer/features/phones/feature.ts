import type { Feature } from '../../platform/feature.ts';
import { PhonesDialog } from './PhonesDialog.tsx';

/** Phones that hold a hand, and second screens. */
export const phones: Feature<never, 'phones'> = { screens: {}, panels: { phones: PhonesDialog } };
