import type { Place } from '../../../shared/contract/phones.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** Returns what a place is called. */
export const placeWords = (place: Place, players: readonly Player[], text: Text): string =>
  place === 'table' ? text('phones.screen') : (players[place]?.name ?? '');

/** Returns what a device asks for. */
export const askingWords = (device: string, place: Place, players: readonly Player[], text: Text): string =>
  place === 'table'
    ? text('phones.asksScreen', { device })
    : text('phones.asks', { device, name: placeWords(place, players, text) });
