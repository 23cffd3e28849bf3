/** Die Wörter der Erweiterungen. */
export const expansions = {
  'expansions.label': 'Erweiterungen',
  'expansion.monuments': 'Monumente',
  'expansion.market': 'Marktplätze',
  'expansion.nobles': 'Adlige & Erfindungen',
  'expansion.monuments.detail': 'Ein großes Werk für alle mit viel Militär und viel Kultur.',
  'expansion.market.detail': 'Einkommen und Nahrungsvorrat öffnen einen Markt, der nach jedem Einkommen zahlt.',
  'expansion.nobles.detail': '{count} weitere Karten: Schnäppchen mit Haken, Leihgaben, Bündnisse.',
  'expansion.monuments.adds':
    'Bringt ein Ziel für die zweite Spielhälfte: ein Monument je Mitspielendem, zum Wiederverwerten gegen Münzen oder zum Errichten mit einem Bonusplättchen. Keine neuen Schritte.',
  'expansion.market.adds':
    'Bringt einen Grund, Nahrung übrig zu haben, und nach jedem Einkommen eine kleine Entscheidung, sobald ein Marktplatz offen ist: die Münzen behalten, oder sie für Leisten und Punkte festlegen.',
  'expansion.nobles.adds':
    'Bringt Abwechslung: Mehr Karten streiten um dieselben Plätze in den Stapeln, manche kosten eine Leiste oder einen Nachlass, und nach der Ernährung kommt ein Schritt für alle, deren Karten ihn erlauben. Am besten mit etwas Erfahrung.',
  'expansion.adds': 'Was {expansion} bringt',

  'options.expanded': '{mode} mit {list}',
  'expansion.monuments.with': 'Monumenten',
  'expansion.market.with': 'Marktplätzen',
  'expansion.nobles.with': 'Adligen & Erfindungen',

  'step.market': 'Markt',
  'step.freeCard': 'Schachtel',
  'step.placeTile': 'Plättchen legen',
  'step.allyBonus': 'Bündnisbonus',

  'seat.monument.none': 'Kein Monument',
  'seat.monument.reused': 'Monument, wiederverwertet',
  'seat.monument.built': 'Monument, errichtet',
  'seat.market':
    '{market, select, none {Kein Marktplatz} small {Kleiner Marktplatz} other {Großer Marktplatz}}{count, plural, =0 {} one {, # Münze festgelegt: {list}} other {, # Münzen festgelegt: {list}}}',
  'seat.stall.track': '{count} unter {track}',
  'seat.stall.points': '{count} für Punkte',
  'seat.loans': '{count, plural, =0 {} one {, # verliehen} other {, # verliehen}}',
  'seat.faceDown': '{count, plural, one {# davon verdeckt} other {# davon verdeckt}}',

  'board.loan': 'Plättchen {track} verliehen: Rückholen kostet {coins, plural, one {# Münze} other {# Münzen}}',
  'board.monument.reused': 'Monument, wiederverwertet: {points, plural, one {# Punkt} other {# Punkte}}',
  'board.monument.built': 'Monument, errichtet: Stärke {strength}, {points, plural, one {# Punkt} other {# Punkte}}',
  'board.monument.tile': 'Plättchen {track}, {side, select, track {Leistenseite} other {Punkteseite}} oben',
  'board.faceDown': 'Verdeckte Karte, {colour}',
  'board.faceDown.known': 'Verdeckt: {card}',
  'board.faceDown.detail': 'Zählt als Karte ihrer Farbe; keine Schritte, Punkte, Wirkung.',

  'overview.monuments': 'Übrige Monumente: {left}',

  'panel.hint.market':
    '{count, plural, one {Eine Marktmünze} other {# Marktmünzen}} zu legen: jede für immer unter den Marktstand, oder behalten.',
  'panel.hint.monument': 'Oder ein Monument.',
  'panel.hint.placeTile':
    'Das Monument hat Stärke {strength} und {points, plural, one {# Punkt} other {# Punkte}}. Ein Bonusplättchen kommt darauf.',
  'panel.hint.allyBonus': 'Eine Leiste auf der Rückseite der neuen Kolonie steigt um {steps} mehr.',
  'panel.hint.freeCard':
    'Eine Karte aus der Schachtel darf verdeckt ausgelegt werden: Sie hat ihre Farbe, aber keine Schritte, Punkte und Wirkung.',
  'panel.hint.freeCards': '{count, plural, one {Eine Karte} other {# Karten}} möglich.',

  'choice.pass.freeCard': 'Keine Karte',
  'choice.buysLoan':
    '{card} für {price, plural, one {# Münze} other {# Münzen}} kaufen und ein Plättchen {track} verleihen, für {coins, plural, one {# Münze} other {# Münzen}}',
  'choice.loan': 'Kaufen und leihen',
  'choice.loan.back': 'das Plättchen ist später für {coins, plural, one {# Münze} other {# Münzen}} zurückzuholen',
  'choice.fullPrice': 'voller Preis wegen {card}',
  'choice.monument': 'Monument',
  'choice.monument.instead':
    '{step, select, statue {Anstelle einer Büste.} other {Anstelle einer Kolonie.}} Eines im Spiel; Karten wirken nicht darauf.',
  'choice.monument.reuse': 'Verwerten',
  'choice.monument.build': 'Errichten',
  'choice.monument.strength': 'Stärke {strength}',
  'choice.monument.reuseFull': 'Ein Monument wiederverwerten',
  'choice.monument.buildFull': 'Ein Monument errichten',
  'choice.placeTile':
    'Ein Plättchen {track} auf das Monument legen, {side, select, track {Leistenseite} other {Punkteseite}} oben',
  'choice.tile.left': '{count, plural, one {# Plättchen} other {# Plättchen}}',
  'choice.tile.track': 'Leistenseite',
  'choice.tile.points': 'Punkteseite',
  'choice.redeemTile': 'Plättchen {track} zurückholen',
  'choice.redeemTile.detail': 'verliehen an {card}; verbraucht keine Aktion',
  'choice.redeemTileFull': 'Das Plättchen von {card} für {coins, plural, one {# Münze} other {# Münzen}} zurückholen',
  'choice.allyBonus': '{track} erhöhen',
  'choice.stall.keep': 'Behalten',
  'choice.stall.keep.detail': 'eine Münze im Vorrat',
  'choice.stall.points': 'Punkte',
  'choice.stall.points.detail': '{points, plural, one {# Punkt} other {# Punkte}} am Ende',
  'choice.stall.income.detail': 'bei jedem Einkommen eine Münze mehr',
  'choice.stall.military.detail': 'näher an die Kolonien',
  'choice.stall.culture.detail': 'näher an die Büsten',
  'choice.stall.food.detail': 'ernährt eine Karte mehr',
  'choice.stall.locked': '{count, plural, one {# Münze liegt hier} other {# Münzen liegen hier}}',
  'choice.stall.trackFull': 'Eine Münze unter {track} festlegen',
  'choice.stall.pointsFull': 'Eine Münze für Punkte am Ende festlegen',
  'choice.stall.keepFull': 'Eine Münze behalten',
  'choice.stall.grows':
    'Ein großer Marktplatz braucht {income} Einkommen und {food, plural, one {# Nahrung} other {# Nahrung}} mehr als Karten; da sind {haveIncome} Einkommen und {haveFood, number, ::sign-except-zero} Nahrung.',
  'choice.freeCard': 'Eine verdeckte Karte nehmen: {colour}',
  'choice.freeCard.box': '{count, plural, one {# in der Schachtel} other {# in der Schachtel}}',
  'choice.freeCard.owned':
    '{count, plural, =0 {die erste eigene dieser Farbe} one {# eigene dieser Farbe} other {# eigene dieser Farbe}}',
  'choice.freeCard.good':
    'Spätere Karten ihrer Farbe kosten eine Münze weniger, und sie zählt in Sätzen aus fünf Farben. Ab der nächsten Epoche ist sie zu ernähren.',
  'choice.remove.faceDown': 'Die verdeckte Karte ({card}) abgeben',
  'choice.faceDown.detail': 'verdeckt: nur ihre Farbe geht verloren',

  'card.nobles':
    'Adlige & Erfindungen{kind, select, combination {: Kombination} negative {: mit Haken} noDiscount {: beendet den Nachlass} special {: besondere Karte} other {}}',
  'card.fullPrice': 'Voller Preis: kein Nachlass in dieser Farbe',

  'score.statues.monuments': 'Büsten und Monumente',
  'score.monument': 'davon {points}: Monument',
  'score.market': 'Marktstand',
} as const;
