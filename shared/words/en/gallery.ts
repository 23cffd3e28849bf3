/** The gallery of all pieces. */
export const gallery = {
  'gallery.title': 'Gallery',
  'gallery.open': 'Gallery of all cards and tiles',
  'keys.gallery': 'gallery',
  'gallery.own':
    'These are the numbers of your own content file{file, select, none {} other { {file}}}, with which the running game is played.',

  'gallery.filter': 'Choose what to see',
  'gallery.search': 'Search',
  'gallery.search.hint': 'Title or rules text',
  'gallery.kind': 'Pieces',
  'gallery.epoch': 'Epoch',
  'gallery.colour': 'Colour',
  'gallery.set': 'Part of the game',
  'gallery.effect': 'Effect',
  'gallery.effect.every': 'With or without',
  'gallery.effect.any': 'With any effect',
  'gallery.order': 'Order',
  'gallery.clear': 'Show everything',
  'gallery.count':
    '{count, plural, =0 {Nothing found} other {{count} of {total} {total, plural, one {piece} other {pieces}}}}',
  'gallery.all': 'All {total, plural, one {# piece} other {# pieces}}',
  'gallery.results': 'Pieces. Arrow keys move among them, Enter enlarges.',
  'gallery.empty.title': 'Nothing matches',
  'gallery.empty.text': 'No piece has all of this at once.',
  'gallery.empty.words': 'No piece matches “{words}” and all that is chosen beside it.',

  'gallery.kind.card': 'Cards',
  'gallery.kind.setup': 'Setup cards',
  'gallery.kind.colony': 'Colonies',
  'gallery.kind.statue': 'Statues',
  'gallery.kind.monument': 'Monuments',
  'gallery.kind.market': 'Marketplaces',

  'gallery.one.card': 'Card',
  'gallery.one.setup': 'Setup card',
  'gallery.one.colony': 'Colony',
  'gallery.one.statue': 'Statue',
  'gallery.one.monument': 'Monument',
  'gallery.one.market': 'Marketplace',

  'gallery.set.base': 'Base game',
  'gallery.set.advanced': 'Advanced ★',
  'gallery.set.nobles': 'Nobles & Inventions',
  'gallery.set.monuments': 'Monuments',
  'gallery.set.market': 'Marketplaces',

  'gallery.order.box': 'As in the box',
  'gallery.order.title': 'By title',
  'gallery.order.cost': 'By cost',
  'gallery.order.points': 'By points',

  'gallery.setup.title': 'Setup card {number}, side {side}',
  'gallery.setup.A': 'For the basic and the advanced game',
  'gallery.setup.B': 'For the advanced game only',
  'gallery.setup.initiative': 'Initiative {initiative}',
  'gallery.colony.front': 'Colony {level}',
  'gallery.colony.back': 'Colony {level}, back {number}',
  'gallery.colony.requires': 'Requires {military} military',
  'gallery.colony.plunder':
    'Plunder: {coins, plural, one {+# coin} other {+# coins}}, {points, plural, one {# point} other {# points}}',
  'gallery.colony.integrate':
    'Integrate: {cost, plural, one {pay # coin} other {pay # coins}}, gain what the back shows',
  'gallery.colony.of': 'Gained when colony {level} is integrated',
  'gallery.statue.requires': 'Requires {culture} culture',
  'gallery.statue.bonus':
    'Bonus {bonus}: the track of the tile on it rises by {bonus}, or the tile scores {bonus, plural, one {# point} other {# points}}',
  'gallery.monument.front': 'Monument',
  'gallery.monument.back': 'Monument, back {number}',
  'gallery.monument.requires': 'Requires {military} military and {culture} culture',
  'gallery.monument.reuse':
    'Reuse: {coins, plural, one {+# coin} other {+# coins}}, {points, plural, one {# point} other {# points}}',
  'gallery.monument.build':
    'Build: {cost, plural, one {pay # coin} other {pay # coins}}, gain what the back shows, and lay a bonus tile on it',
  'gallery.monument.strength':
    'Strength {strength}: the track of the tile on it rises by {strength}, or the tile scores {strength, plural, one {# point} other {# points}}',
  'gallery.market.small': 'Small marketplace',
  'gallery.market.large': 'Large marketplace',
  'gallery.market.requires':
    'Opens by itself after an income with income {income} or more, and at least {foodSurplus} more food than cards',
  'gallery.market.gives':
    'From the next income on {coins, plural, one {# market coin} other {# market coins}} each time',
  'gallery.market.stall':
    'Keep each coin, or lock it below the stall: +1 on a track, or {points, plural, one {# point} other {# points}} at the end',

  'gallery.price.free': 'Costs nothing.',
  'gallery.price.falls':
    'Every {colour} card you own makes it one coin cheaper: {one, plural, =0 {free with one} other {{one} with one, free with {cost}}}.',
  'gallery.fact.cost': 'Cost',
  'gallery.fact.points': 'Points',
  'gallery.fact.set': 'Part of',
  'gallery.fact.source': 'Numbers',
  'gallery.source.printed': 'As printed on the physical game',
  'gallery.source.reconstructed': 'Reconstructed: not printed anywhere that we could find',
  'gallery.source.own': 'From your own content file',
  'gallery.view.place': '{number} of {count}',
  'gallery.view.earlier': 'Previous piece',
  'gallery.view.later': 'Next piece',
  'gallery.turn': 'Turn over',
} as const;
