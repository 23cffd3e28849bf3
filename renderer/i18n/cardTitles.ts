import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { titlesDe } from './titles.de.ts';
import { titlesEn } from './titles.en.ts';

/** Returns the titles of all cards in a language; English where there are no others. */
export const cardTitles = (locale: string): Readonly<Record<CardId, string>> =>
  locale.startsWith('de') ? titlesDe : titlesEn;
