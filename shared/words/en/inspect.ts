/** What is said of a thing that is looked at closely, and of the thresholds. */
export const inspect = {
  'inspect.label': 'A closer look',
  'inspect.now': 'For {name} now',
  'inspect.reached': 'Within reach: {track} {have} of {needed}',
  'inspect.missing': '{missing} more {track} needed: {have} of {needed}',
  'inspect.left': '{count, plural, =0 {None left} one {# left} other {# left}}',
  'inspect.prices': 'Prices',
  'inspect.prices.epoch': 'Epoch {epoch}',
  'inspect.prices.sale': 'card sold',
  'inspect.wheel': 'Wheel',
  'inspect.wheel.lines':
    'Every emblem draws at the colour it points at. After each round of phase A the wheel turns on by one colour.',
  'inspect.track.income': 'So many coins at every income.',
  'inspect.track.military': 'Reaches colonies, and with culture monuments.',
  'inspect.track.culture': 'Reaches statues, and with military monuments.',
  'inspect.track.food': 'Feeds as many cards at the end of phase B.',
  'inspect.tile.lines':
    'Goes on a statue, a monument or with a silver medal: the track side raises its track, the points side counts points.',
  'inspect.box': 'Deck',
  'thresholds.label': 'Thresholds',
  'thresholds.next': 'next at {needed}: {missing} missing',
  'thresholds.done': 'everything reached',
  'thresholds.cards': '{owned} of {food} cards fed',
  'thresholds.show': 'Thresholds',
} as const;
