/** What effects do (rules §9, §10.3), in words, and what each is called where one looks for it. */
export const effects = {
  'effect.sellBonus': 'Every card sold brings {coins, plural, one {# more coin} other {# more coins}}.',
  'gallery.effect.sellBonus': 'More for sold cards',
  'effect.bonusTile': 'Lay an unused bonus tile on this card when buying it: its track rises by {steps}.',
  'gallery.effect.bonusTile': 'Bonus tile on the card',
  'effect.scholar': '{track} rises by {steps} for every {colour} card owned, now and later.',
  'gallery.effect.scholar': 'Grows with a colour',
  'effect.statueBonus':
    'Every statue, earlier or later, gives {amount} more: steps on the track of its tile, or points if the tile lies points side up.',
  'gallery.effect.statueBonus': 'Stronger statues',
  'effect.medalDiscount':
    'Medals are cheaper. Epoch II: silver {silver2}, gold {gold2}. Epoch III: silver {silver3}, gold {gold3}.',
  'gallery.effect.medalDiscount': 'Cheaper medals',
  'effect.payToFeed':
    'At feeding, {coinsPerCard, plural, one {# coin} other {# coins}} can be paid instead of removing a card, up to {maxCards} times.',
  'gallery.effect.payToFeed': 'Pay instead of feeding',
  'effect.foodSurplus':
    'At feeding, every step of food beyond the cards owned brings {coinsPerStep, plural, one {# coin} other {# coins}}, {maxCoins} at most.',
  'gallery.effect.foodSurplus': 'Coins for spare food',
  'effect.incomeCatchUp':
    'At every income, each other track that is higher than income brings {coinsPerTrack, plural, one {# coin} other {# coins}}.',
  'gallery.effect.incomeCatchUp': 'Coins for higher tracks',
  'effect.colonyLoot': 'Every colony taken brings {coins, plural, one {# coin} other {# coins}}, before it is settled.',
  'gallery.effect.colonyLoot': 'Coins for colonies',
  'effect.fullSilver': 'At the end the best silver medal scores its whole track instead of half of it.',
  'gallery.effect.fullSilver': 'Full silver medal',
  'effect.setPoints': 'At the end every set of five colours scores {points, plural, one {# point} other {# points}}.',
  'gallery.effect.setPoints': 'Points for sets',
  'effect.colourJoker': 'At the end the sets for gold medals may lack one card in all.',
  'gallery.effect.colourJoker': 'Joker for sets',
  'effect.doubleAction': 'Up to {actions} colonies and up to {actions} statues can be taken in a step.',
  'gallery.effect.doubleAction': 'Two in a step',
  'effect.lowerRequirement': 'Colonies and statues require {amount} less.',
  'gallery.effect.lowerRequirement': 'Lower requirements',
  'effect.payRequirement':
    'Missing military or culture can be paid: {coinsPerStep, plural, one {# coin} other {# coins}} a step, up to {maxCoins} coins in each colony and each statue step.',
  'gallery.effect.payRequirement': 'Paid requirements',
  'effect.noDiscount': 'While this card is owned, further cards of its colour cost their full price.',
  'gallery.effect.noDiscount': 'No more discount',
  'effect.tileLoan':
    'A bonus tile can be lent to this card when buying it, for {coins, plural, one {# coin} other {# coins}}. Taking it back later costs {buyBack, plural, one {# coin} other {# coins}}.',
  'gallery.effect.tileLoan': 'Loan on a tile',
  'effect.allyBonus':
    'Whenever a colony is integrated, one track on its back, of the owner’s choice, rises by {steps, plural, one {# more} other {# more}}.',
  'gallery.effect.allyBonus': 'More from colonies',
  'effect.statueCoins': 'Every statue carved brings {coins, plural, one {# coin} other {# coins}}.',
  'gallery.effect.statueCoins': 'Coins for statues',
  'effect.freeCard':
    'After feeding, a card of any colour can be taken from the box and laid face down: it has its colour, and nothing else.',
  'gallery.effect.freeCard': 'Card from the box',
} as const;
