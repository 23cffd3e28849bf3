/** Die Galerie aller Teile. */
export const gallery = {
  'gallery.title': 'Galerie',
  'gallery.open': 'Galerie aller Karten und Plättchen',
  'keys.gallery': 'Galerie',
  'gallery.own':
    'Dies sind die Zahlen der eigenen Inhaltsdatei{file, select, none {} other { {file}}}, mit denen das laufende Spiel gespielt wird.',

  'gallery.filter': 'Auswählen, was zu sehen ist',
  'gallery.search': 'Suche',
  'gallery.search.hint': 'Titel oder Regeltext',
  'gallery.kind': 'Teile',
  'gallery.epoch': 'Epoche',
  'gallery.colour': 'Farbe',
  'gallery.set': 'Teil des Spiels',
  'gallery.effect': 'Effekt',
  'gallery.effect.every': 'Mit oder ohne',
  'gallery.effect.any': 'Mit irgendeinem Effekt',
  'gallery.order': 'Reihenfolge',
  'gallery.clear': 'Alles zeigen',
  'gallery.count':
    '{count, plural, =0 {Nichts gefunden} other {{count} von {total} {total, plural, one {Teil} other {Teilen}}}}',
  'gallery.all': '{total, plural, one {# Teil} other {Alle # Teile}}',
  'gallery.results': 'Teile. Die Pfeiltasten führen von einem zum anderen, die Eingabetaste vergrößert.',
  'gallery.empty.title': 'Nichts passt',
  'gallery.empty.text': 'Kein Teil hat all das zugleich.',
  'gallery.empty.words': 'Kein Teil passt zu „{words}“ und allem, was daneben gewählt ist.',

  'gallery.kind.card': 'Karten',
  'gallery.kind.setup': 'Startkarten',
  'gallery.kind.colony': 'Kolonien',
  'gallery.kind.statue': 'Büsten',
  'gallery.kind.monument': 'Monumente',
  'gallery.kind.market': 'Marktplätze',

  'gallery.one.card': 'Karte',
  'gallery.one.setup': 'Startkarte',
  'gallery.one.colony': 'Kolonie',
  'gallery.one.statue': 'Büste',
  'gallery.one.monument': 'Monument',
  'gallery.one.market': 'Marktplatz',

  'gallery.set.base': 'Grundspiel',
  'gallery.set.advanced': 'Fortgeschritten ★',
  'gallery.set.nobles': 'Adlige & Erfindungen',
  'gallery.set.monuments': 'Monumente',
  'gallery.set.market': 'Marktplätze',

  'gallery.order.box': 'Wie in der Schachtel',
  'gallery.order.title': 'Nach Titel',
  'gallery.order.cost': 'Nach Kosten',
  'gallery.order.points': 'Nach Punkten',

  'gallery.setup.title': 'Startkarte {number}, Seite {side}',
  'gallery.setup.A': 'Für das Grundspiel und für Fortgeschrittene',
  'gallery.setup.B': 'Nur im Spiel für Fortgeschrittene',
  'gallery.setup.initiative': 'Initiative {initiative}',
  'gallery.colony.front': 'Kolonie {level}',
  'gallery.colony.back': 'Kolonie {level}, Rückseite {number}',
  'gallery.colony.requires': 'Erfordert {military} Militär',
  'gallery.colony.plunder':
    'Plündern: {coins, plural, one {+# Münze} other {+# Münzen}}, {points, plural, one {# Punkt} other {# Punkte}}',
  'gallery.colony.integrate':
    'Verbünden: {cost, plural, one {# Münze} other {# Münzen}} bezahlen, dafür gilt, was die Rückseite zeigt',
  'gallery.colony.of': 'Gilt beim Bündnis mit Kolonie {level}',
  'gallery.statue.requires': 'Erfordert {culture} Kultur',
  'gallery.statue.bonus':
    'Bonus {bonus}: Die Leiste des Plättchens darauf steigt um {bonus}, oder das Plättchen bringt {bonus, plural, one {# Punkt} other {# Punkte}}',
  'gallery.monument.front': 'Monument',
  'gallery.monument.back': 'Monument, Rückseite {number}',
  'gallery.monument.requires': 'Erfordert {military} Militär und {culture} Kultur',
  'gallery.monument.reuse':
    'Wiederverwerten: {coins, plural, one {+# Münze} other {+# Münzen}}, {points, plural, one {# Punkt} other {# Punkte}}',
  'gallery.monument.build':
    'Errichten: {cost, plural, one {# Münze} other {# Münzen}} bezahlen, dafür gilt, was die Rückseite zeigt, und ein Bonusplättchen kommt darauf',
  'gallery.monument.strength':
    'Stärke {strength}: Die Leiste des Plättchens darauf steigt um {strength}, oder das Plättchen bringt {strength, plural, one {# Punkt} other {# Punkte}}',
  'gallery.market.small': 'Kleiner Marktplatz',
  'gallery.market.large': 'Großer Marktplatz',
  'gallery.market.requires':
    'Öffnet von selbst nach einem Einkommen bei Einkommen {income} oder mehr und mindestens {foodSurplus} Nahrung mehr als Karten',
  'gallery.market.gives':
    'Vom nächsten Einkommen an jedes Mal {coins, plural, one {# Marktmünze} other {# Marktmünzen}}',
  'gallery.market.stall':
    'Jede Münze behalten oder unter dem Stand festlegen: +1 auf einer Leiste oder {points, plural, one {# Punkt} other {# Punkte}} am Ende',

  'gallery.price.free': 'Kostet nichts.',
  'gallery.price.falls':
    'Jede eigene Karte der Farbe {colour} macht sie eine Münze billiger: {one, plural, =0 {umsonst ab einer} other {{one} mit einer, umsonst ab {cost}}}.',
  'gallery.fact.cost': 'Kosten',
  'gallery.fact.points': 'Punkte',
  'gallery.fact.set': 'Gehört zu',
  'gallery.fact.source': 'Zahlen',
  'gallery.source.printed': 'Wie auf dem gedruckten Spiel',
  'gallery.source.reconstructed': 'Rekonstruiert: nirgends gedruckt zu finden',
  'gallery.source.own': 'Aus der eigenen Inhaltsdatei',
  'gallery.view.place': '{number} von {count}',
  'gallery.view.earlier': 'Voriges Teil',
  'gallery.view.later': 'Nächstes Teil',
  'gallery.turn': 'Umdrehen',
} as const;
