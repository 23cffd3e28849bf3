/** The rules on one page. */
export const digest = {
  'digest.title': 'The rules in short',
  'digest.aim.title': 'Aim',
  'digest.aim': 'Build the civilisation with the most points in three epochs. Each epoch has phase A and phase B.',
  'digest.tracks.title': 'The four tracks',
  'digest.tracks':
    'Income is paid in coins after each draft. Military opens colonies. Culture opens statues. Food must cover the number of cards at the end of an epoch.',
  'digest.phaseA.title': 'Phase A: the wheel',
  'digest.phaseA':
    'Everybody draws two cards of the colour that the own emblem points at, buys or sells one and leaves the other face up. Decisions are secret and revealed together. The wheel turns; after five rounds everybody has seen every colour.',
  'digest.phaseB.title': 'Phase B: the piles',
  'digest.phaseB':
    'In turn, everybody takes the top card of any face-up pile and buys or sells it, until the piles are empty.',
  'digest.price.title': 'Prices',
  'digest.price':
    'A card costs one coin less for every card of its colour already owned. A sold card brings 2, 3 or 4 coins in epoch I, II or III and leaves the game.',
  'digest.after.title': 'After each draft',
  'digest.after':
    'Everybody receives income and may then take one colony (one of each level in the game) and carve one statue (each once).',
  'digest.colony.title': 'Colonies',
  'digest.colony':
    'Plunder: coins now and the points on the front. Integrate: pay, turn it over, gain the track steps and the points of the back.',
  'digest.statue.title': 'Statues',
  'digest.statue':
    'A statue takes one unused bonus tile. Track side up, that track rises by the bonus; points side up, the bonus is scored at the end.',
  'digest.feeding.title': 'Feeding, after phase B',
  'digest.feeding': 'Whoever owns more cards than food removes cards until there is enough. Their gains are lost.',
  'digest.medals.title': 'Medals, after feeding',
  'digest.medals':
    'Up to two silver and two gold medals can be bought in the game; they get dearer each epoch. Silver takes a bonus tile and scores half of that track at the end, rounded up. Gold scores 7 points for each set of five colours.',
  'digest.end.title': 'The end',
  'digest.end':
    'Points for colonies, statues, medals and cards, and one for every 5 coins. A tie is broken by the coins left over.',

  'digest.options': 'This game: {options}.',
  'digest.monuments.title': 'Expansion: monuments',
  'digest.monuments':
    'Once in the game, in a colony or statue step and instead of a colony or statue, a monument can be taken with military {military} and culture {culture}. Reuse: {coins} coins now and {points} points. Build: pay {cost} coins, turn it over, lay a bonus tile on it. Track side up, that track rises by the monument’s strength; points side up, the strength is scored, each time with the printed points. Cards change nothing about monuments.',
  'digest.market.title': 'Expansion: marketplaces',
  'digest.market':
    'After income: with income {smallIncome} and {smallFood} more food than cards there is a small marketplace, with income {largeIncome} and {largeFood} more a large one; they are never lost. From the next income on it brings {smallCoins} or {largeCoins} coins. Each is kept, or locked below the own stall: +1 on a track, or {stallPoints} points at the end.',
  'digest.nobles.title': 'Expansion: nobles & inventions',
  'digest.nobles':
    '{count} more cards are shuffled into the decks. Some push a track back: they cannot be bought where it would fall below 0. Some end the discount for later cards of their colour. Some lend a bonus tile for coins, reward allies or statues, or bring a card from the box, face down: it has its colour, and nothing else.',
} as const;
