/** One sentence for every event. Names, never "you": several people read the same log. */
export const log = {
  'log.sideChosen': '{name} has chosen a side.',
  'log.sideChosen.known': '{name} chooses side {side}.',
  'log.setupTaken':
    '{name} starts with side {side}: income {income}, military {military}, culture {culture}, food {food}, and {coins, plural, one {# coin} other {# coins}}.',
  'log.setupTaken.extra':
    '{name} starts with side {side}: income {income}, military {military}, culture {culture}, food {food}, and {coins, plural, one {# coin} other {# coins}}, one of them for leading less often.',
  'log.epochStarted': 'Epoch {epoch} begins. {name} is first player.',
  'log.wheelSet': '{name} sets the wheel and starts at {colour}.',
  'log.wheelTurned': 'The wheel turns: round {round} of {rounds}.',
  'log.cardsDrawn': '{name} draws two {colour} cards.',
  'log.cardsDrawn.known': '{name} draws {first} and {second}.',
  'log.draftDecided': '{name} has decided.',
  'log.cardBought': '{name} buys {card} for {price, plural, one {# coin} other {# coins}}.',
  'log.cardBought.tile':
    '{name} buys {card} for {price, plural, one {# coin} other {# coins}} and lays a tile for {track} on it.',
  'log.cardSold': '{name} sells a {colour} card.',
  'log.cardSold.known': '{name} sells {card}.',
  'log.cardDiscarded': '{name} leaves {card} face up.',
  'log.cardUncovered': '{card} now lies on top of the {colour} pile.',
  'log.incomeGained': '{name} receives income.',
  'log.incomeGained.catchUp': '{name} receives income, {catchUp} of it for tracks ahead of income.',
  'log.colonyPlundered': '{name} plunders colony {level}.',
  'log.colonyPlundered.paid':
    '{name} plunders colony {level} and pays {paid, plural, one {# coin} other {# coins}} for missing military.',
  'log.colonyIntegrated': '{name} integrates colony {level}, worth {points, plural, one {# point} other {# points}}.',
  'log.colonyIntegrated.paid':
    '{name} integrates colony {level}, worth {points, plural, one {# point} other {# points}}, and pays {paid, plural, one {# coin} other {# coins}} for missing military.',
  'log.statueCarved':
    '{name} carves statue {requirement} with a tile for {track}, {side, select, track {track side up} other {points side up}}.',
  'log.statueCarved.paid':
    '{name} carves statue {requirement} with a tile for {track}, {side, select, track {track side up} other {points side up}}, and pays {paid, plural, one {# coin} other {# coins}} for missing culture.',
  'log.monumentReused':
    '{name} reuses a monument, worth {points, plural, one {# point} other {# points}}, instead of building on it.',
  'log.monumentBuilt':
    '{name} builds a monument: strength {strength}, {points, plural, one {# point} other {# points}}.',
  'log.monumentTilePlaced':
    '{name} lays a tile for {track} on the monument, {side, select, track {track side up} other {points side up}}.',
  'log.tileRedeemed': '{name} takes the tile for {track} back from {card}.',
  'log.allyBonusGained': '{name} gains more from the new ally.',
  'log.marketOpened': '{name} opens a {market, select, small {small} other {large}} marketplace.',
  'log.marketCoinPlaced': '{name} locks a market coin below {track}.',
  'log.marketCoinPlaced.points':
    '{name} locks a market coin for {points, plural, one {# point} other {# points}} at the end.',
  'log.marketCoinKept': '{name} keeps a market coin.',
  'log.cardRemoved': '{name} cannot feed {card} and removes it.',
  'log.cardRemoved.faceDown': '{name} cannot feed the face-down card {card} and removes it.',
  'log.cardRemoved.hidden': '{name} cannot feed a face-down card ({colour}) and removes it.',
  'log.freeCardTaken': '{name} takes a card from the box and lays it face down ({colour}).',
  'log.freeCardTaken.known': '{name} takes {card} from the box and lays it face down ({colour}).',
  'log.feedingPaid': '{name} pays instead of removing a card.',
  'log.foodSurplusGained': '{name} is paid for surplus food.',
  'log.silverBought': '{name} buys a silver medal for {track}.',
  'log.goldBought': '{name} buys a gold medal.',
  'log.passed':
    '{name} {step, select, colony {takes no colony} statue {carves no statue} medals {buys no more medals} freeCard {takes no card from the box} other {passes}}.',
  'log.gameScored':
    'The game is over: {names} {count, plural, one {wins} other {share the victory}} with {points, plural, one {# point} other {# points}}.',
  'log.change.coins': '{amount, number, ::sign-always} {size, plural, one {coin} other {coins}}',
  'log.change.track': '{amount, number, ::sign-always} {track}',
} as const;
