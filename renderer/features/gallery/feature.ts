import type { Feature } from '../../platform/feature.ts';
import { Gallery } from './Gallery.tsx';

export const gallery: Feature<never, 'gallery'> = { screens: {}, panels: { gallery: Gallery } };
