/** The words of the expansions (rules §10), on the table and around it. */
export const expansions = {
  'expansions.label': 'Expansions',
  'expansion.monuments': 'Monuments',
  'expansion.market': 'Marketplaces',
  'expansion.nobles': 'Nobles & Inventions',
  'expansion.monuments.detail': 'A great work for whoever is strong in military and in culture.',
  'expansion.market.detail': 'Income and spare food open a market that pays after every income.',
  'expansion.nobles.detail': '{count} more cards: bargains with a drawback, loans and allies.',
  'expansion.monuments.adds':
    'Adds a goal for the second half of the game: one monument for each player, to reuse for coins or to build with a bonus tile. No new steps.',
  'expansion.market.adds':
    'Adds a reason to keep food in reserve, and a small decision after each income once a marketplace is open: keep its coins, or lock them for tracks and points.',
  'expansion.nobles.adds':
    'Adds variety: more cards compete for the same places in the decks, some can cost a track or a discount, and a step after feeding for those whose cards allow it. Best with some experience.',
  'expansion.adds': 'What {expansion} adds',

  'options.expanded': '{mode} with {list}',
  'expansion.monuments.with': 'Monuments',
  'expansion.market.with': 'Marketplaces',
  'expansion.nobles.with': 'Nobles & Inventions',

  'step.market': 'Market',
  'step.freeCard': 'Box card',
  'step.placeTile': 'Place a tile',
  'step.allyBonus': 'Ally bonus',

  'seat.monument.none': 'No monument',
  'seat.monument.reused': 'Monument, reused',
  'seat.monument.built': 'Monument, built',
  'seat.market':
    '{market, select, none {No marketplace} small {Small marketplace} other {Large marketplace}}{count, plural, =0 {} one {, # coin locked: {list}} other {, # coins locked: {list}}}',
  'seat.stall.track': '{count} below {track}',
  'seat.stall.points': '{count} for points',
  'seat.loans': '{count, plural, =0 {} one {, # tile lent} other {, # tiles lent}}',
  'seat.faceDown': '{count, plural, one {# of them face down} other {# of them face down}}',

  'board.loan': 'Tile for {track} lent: it can be taken back for {coins, plural, one {# coin} other {# coins}}',
  'board.monument.reused': 'Monument, reused: {points, plural, one {# point} other {# points}}',
  'board.monument.built': 'Monument, built: strength {strength}, {points, plural, one {# point} other {# points}}',
  'board.monument.tile': 'tile for {track} {side, select, track {track side up} other {points side up}}',
  'board.faceDown': 'Face-down card, {colour}',
  'board.faceDown.known': 'Face down: {card}',
  'board.faceDown.detail': 'Counts as a card of its colour; no gains, points or effect.',

  'overview.monuments': 'Monuments left: {left}',

  'panel.hint.market':
    '{count, plural, one {One market coin} other {# market coins}} to place: lock each below your stall for good, or keep it.',
  'panel.hint.monument': 'Or one monument.',
  'panel.hint.placeTile':
    'The monument has strength {strength} and {points, plural, one {# point} other {# points}}. Lay a bonus tile on it.',
  'panel.hint.allyBonus': 'One track on the back of the new colony rises by {steps} more.',
  'panel.hint.freeCard':
    'You may take a card from the box and lay it face down: it has its colour, and no gains, points or effect.',
  'panel.hint.freeCards': '{count, plural, one {One card} other {# cards}} can be taken.',

  'choice.pass.freeCard': 'No card',
  'choice.buysLoan':
    'Buy {card} for {price, plural, one {# coin} other {# coins}} and lend it a tile for {track} for {coins, plural, one {# coin} other {# coins}}',
  'choice.loan': 'Buy and lend a tile',
  'choice.loan.back': 'the tile can be taken back later for {coins, plural, one {# coin} other {# coins}}',
  'choice.fullPrice': 'full price because of {card}',
  'choice.monument': 'Monument',
  'choice.monument.instead':
    '{step, select, statue {Takes the place of a statue.} other {Takes the place of a colony.}} One in the game; card effects do not count.',
  'choice.monument.reuse': 'Reuse',
  'choice.monument.build': 'Build',
  'choice.monument.strength': 'strength {strength}',
  'choice.monument.reuseFull': 'Reuse a monument',
  'choice.monument.buildFull': 'Build a monument',
  'choice.placeTile':
    'Lay a tile for {track} on the monument, {side, select, track {track side up} other {points side up}}',
  'choice.tile.left': '{count, plural, one {# tile} other {# tiles}}',
  'choice.tile.track': 'Track side',
  'choice.tile.points': 'Points side',
  'choice.redeemTile': 'Take back the tile for {track}',
  'choice.redeemTile.detail': 'lent to {card}; does not use up an action',
  'choice.redeemTileFull': 'Take the tile back from {card} for {coins, plural, one {# coin} other {# coins}}',
  'choice.allyBonus': 'Raise {track}',
  'choice.stall.keep': 'Keep it',
  'choice.stall.keep.detail': 'a coin in the purse',
  'choice.stall.points': 'Points',
  'choice.stall.points.detail': '{points, plural, one {# point} other {# points}} at the end',
  'choice.stall.income.detail': 'a coin more at each income',
  'choice.stall.military.detail': 'towards colonies',
  'choice.stall.culture.detail': 'towards statues',
  'choice.stall.food.detail': 'feeds a card more',
  'choice.stall.locked': '{count, plural, one {# coin lies here} other {# coins lie here}}',
  'choice.stall.trackFull': 'Lock a coin below {track}',
  'choice.stall.pointsFull': 'Lock a coin for points at the end',
  'choice.stall.keepFull': 'Keep a coin',
  'choice.stall.grows':
    'A large marketplace takes income {income} and {food, plural, one {# food} other {# food}} more than cards; you have income {haveIncome} and {haveFood, number, ::sign-except-zero} food.',
  'choice.freeCard': 'Take a face-down card: {colour}',
  'choice.freeCard.box': '{count, plural, one {# in the box} other {# in the box}}',
  'choice.freeCard.owned':
    '{count, plural, =0 {your first of this colour} one {you own # of this colour} other {you own # of this colour}}',
  'choice.freeCard.good':
    'Later cards of its colour cost one coin less, and it counts in sets of five colours. It must be fed from the next epoch on.',
  'choice.remove.faceDown': 'Remove the face-down card ({card})',
  'choice.faceDown.detail': 'face down: only its colour is lost',

  'card.nobles':
    'Nobles & Inventions{kind, select, combination {: combination} negative {: with a drawback} noDiscount {: ends the discount} special {: special} other {}}',
  'card.fullPrice': 'Full price: no discount in this colour',

  'score.statues.monuments': 'Statues and monuments',
  'score.monument': '{points} of it: monument',
  'score.market': 'Market stall',
} as const;
