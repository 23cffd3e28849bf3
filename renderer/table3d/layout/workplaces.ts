import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { personOn } from '../../cards/busts/bust.ts';
import type { ModelName } from '../shapes/world/models.ts';

/**
 * Where somebody works who holds this thing on the card (`assets/cards/people.json`), or where a thing belongs that is a card
 * of its own, by the place.
 */
const THINGS_AT: Readonly<Partial<Record<ModelName, readonly string[]>>> = {
  stall: ['ingots', 'loupe', 'scales', 'bowl', 'coin'],
  portico: [
    'bell',
    'codex',
    'inkwell',
    'slate',
    'papers',
    'sonnet',
    'guildsign',
    'medallion',
    'diploma',
    'purse',
    'scroll',
    'quill',
    'book',
    'gavel',
    'seal',
    'treaty',
    'ledger',
    'letter',
    '3-blue-n01',
    '1-blue-n01',
    '2-yellow-n04',
    '3-yellow-n04',
  ],
  storehouse: [
    'watch',
    'banknotes',
    'candelabrum',
    'strongbox',
    'chest',
    'key',
    'hoard',
    '1-yellow-n01',
    '1-yellow-n04',
    '1-green-n04',
  ],
  ship: ['oar', 'ship', '3-red-n04'],
  wagonYard: ['cartwheel', 'crates', 'wagon'],
  kiln: ['cask', 'dish', 'amphora', 'vase', 'teacup', 'mint', 'ring'],
  dyersYard: ['cloth', 'scarfs', 'rose', '2-yellow-n02'],
  lighthouse: ['anchor', 'lighthouse', 'lantern', 'signal'],
  smithy: ['warhammer', 'sabre', 'sword', 'axe', 'mace', 'rapier', '1-blue-n04', '3-yellow-n02', '2-red-n04'],
  range: ['arrows', 'bow', 'longbow', 'musket', 'spear', 'spear2', '1-red-n01', '3-red-n01'],
  stable: ['chariot', 'pennon', '1-red-n02', '2-green-n02'],
  gatehouse: ['partisan', 'glaive', 'heater', 'shield', 'pike', 'halberd', 'tower', '2-red-n01', '1-red-n04'],
  flagTower: ['colours', 'standard', 'horn', 'trumpet', 'marshal', '3-blue-n02'],
  barracks: ['fort'],
  catapult: ['spade', '2-red-n02', '3-red-n02'],
  lyreHouse: ['lyre', 'pipes', 'lute', 'organ', 'violin', 'baton'],
  playhouse: ['masks', 'playbill', 'mask', 'marotte', '1-blue-n02', '2-blue-n01'],
  buildersYard: ['setsquare', 'chisel', 'dividers', 'trowel', 'plan', '2-blue-n04'],
  clockTower: ['hourglass', 'clock', '3-yellow-n01'],
  observatory: ['telescope', 'globe', 'prism', 'armillary', 'moon', 'nova'],
  sheafField: ['yoke', 'cornucopia', 'sheaf', 'plough', 'sickle', 'scythe', '3-green-n04'],
  orchard: ['pears', 'basket', 'olive', 'cherries', 'tree', 'appletree'],
  vineyard: ['flask', 'grapes', 'chalice'],
  fishery: ['creel', 'fish', 'bucket', '1-green-n01'],
  hives: ['honeypot', 'hive'],
  glasshouse: ['herbs', 'hoe', 'flowerpot', '3-green-n02'],
  bakery: ['bread', 'peel', 'cake', 'tart', '3-green-n01', '2-yellow-n01'],
  aqueduct: ['well', 'arch', '1-green-n02'],
  altar: ['censer', 'sun', 'eye', 'torch'],
  chapel: ['crook', 'crooklet', '2-blue-n02', '2-green-n01'],
  statueColumn: ['busto', 'laurel', '3-blue-n04'],
  throneHall: ['oillamp', 'fasces', 'fan', 'sceptre', 'orb', 'throne'],
  counsellorsHouse: ['staff', 'cane', 'eagle', 'owl'],
  mine: ['1-yellow-n02'],
  windmill: ['2-green-n04'],
};

const WORKPLACE_OF: ReadonlyMap<string, ModelName> = new Map(
  (Object.entries(THINGS_AT) as [ModelName, readonly string[]][]).flatMap(([place, things]) =>
    things.map((thing) => [thing, place] as const),
  ),
);

/** Returns where the person or the thing on a card belongs; `undefined` for a card of somebody's own making. */
export const workplaceOf = (card: CardId): ModelName | undefined => WORKPLACE_OF.get(personOn(card)?.thing ?? card);
