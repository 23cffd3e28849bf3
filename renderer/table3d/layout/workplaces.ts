import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { personOn } from '../../cards/busts/bust.ts';
import type { ModelName } from '../shapes/world/models.ts';

/** Where somebody works who holds this thing on the card (`assets/cards/people.json`), by the place. */
const THINGS_AT: Readonly<Partial<Record<ModelName, readonly string[]>>> = {
  stall: ['scales', 'bowl', 'coin'],
  portico: ['purse', 'scroll', 'quill', 'book', 'gavel', 'seal', 'treaty', 'ledger', 'letter', '3-blue-n01'],
  storehouse: ['chest', 'key', 'hoard', '1-yellow-n01'],
  ship: ['oar', 'ship'],
  wagonYard: ['wagon'],
  kiln: ['amphora', 'vase', 'teacup', 'mint', 'ring'],
  dyersYard: ['cloth', 'scarfs', 'rose'],
  lighthouse: ['lighthouse', 'lantern', 'signal'],
  smithy: ['sword', 'axe', 'mace', 'rapier'],
  range: ['bow', 'musket', 'spear', 'spear2'],
  stable: ['chariot', 'pennon'],
  gatehouse: ['shield', 'pike', 'halberd', 'tower'],
  flagTower: ['standard', 'horn', 'trumpet', 'marshal'],
  barracks: ['fort'],
  catapult: ['spade'],
  lyreHouse: ['lyre', 'pipes', 'lute', 'organ', 'violin', 'baton'],
  playhouse: ['mask', 'marotte'],
  buildersYard: ['chisel', 'dividers', 'trowel', 'plan'],
  clockTower: ['hourglass', 'clock'],
  observatory: ['telescope', 'globe', 'prism', 'armillary', 'moon', 'nova'],
  sheafField: ['sheaf', 'plough', 'sickle', 'scythe'],
  orchard: ['basket', 'olive', 'cherries', 'tree', 'appletree'],
  vineyard: ['grapes', 'chalice'],
  fishery: ['fish', 'bucket'],
  hives: ['hive'],
  glasshouse: ['herbs', 'hoe', 'flowerpot'],
  bakery: ['bread', 'peel', 'cake', 'tart'],
  aqueduct: ['well', 'arch'],
  altar: ['sun', 'eye', 'torch'],
  chapel: ['crook', 'crooklet'],
  statueColumn: ['busto', 'laurel'],
  throneHall: ['sceptre', 'orb', 'throne'],
  counsellorsHouse: ['staff', 'cane', 'eagle', 'owl'],
};

const WORKPLACE_OF: ReadonlyMap<string, ModelName> = new Map(
  (Object.entries(THINGS_AT) as [ModelName, readonly string[]][]).flatMap(([place, things]) =>
    things.map((thing) => [thing, place] as const),
  ),
);

/** Returns where the person on a card works; `undefined` for a card that shows a place or a thing. */
export const workplaceOf = (card: CardId): ModelName | undefined => {
  const person = personOn(card);
  return person === undefined ? undefined : WORKPLACE_OF.get(person.thing);
};
