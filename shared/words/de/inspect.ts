/** Was über ein Ding gesagt wird, das man genau ansieht, und über die Schwellen. */
export const inspect = {
  'inspect.label': 'Genauer betrachtet',
  'inspect.now': 'Für {name} jetzt',
  'inspect.reached': 'Erreicht: {track} {have} von {needed}',
  'inspect.missing': '{missing} mehr {track} nötig: {have} von {needed}',
  'inspect.left': '{count, plural, =0 {Keine mehr da} one {Noch # da} other {Noch # da}}',
  'inspect.prices': 'Preise',
  'inspect.prices.epoch': 'Epoche {epoch}',
  'inspect.prices.sale': 'Karte verkauft',
  'inspect.wheel': 'Rad',
  'inspect.wheel.lines':
    'Jedes Wappen zieht bei der Farbe, auf die es zeigt. Nach jeder Runde der Phase A dreht sich das Rad um eine Farbe weiter.',
  'inspect.track.income': 'So viele Münzen bei jedem Einkommen.',
  'inspect.track.military': 'Erreicht Kolonien, zusammen mit Kultur auch Monumente.',
  'inspect.track.culture': 'Erreicht Statuen, zusammen mit Militär auch Monumente.',
  'inspect.track.food': 'Ernährt so viele Karten am Ende der Phase B.',
  'inspect.tile.lines':
    'Kommt auf eine Statue, ein Monument oder zu einer Silbermedaille: Die Leistenseite hebt ihre Leiste, die Punkteseite zählt Punkte.',
  'inspect.box': 'Stapel',
  'thresholds.label': 'Schwellen',
  'thresholds.next': 'nächste bei {needed}: {missing} fehlen',
  'thresholds.done': 'alles erreicht',
  'thresholds.cards': '{owned} von {food} Karten ernährt',
  'thresholds.show': 'Schwellen',
} as const;
