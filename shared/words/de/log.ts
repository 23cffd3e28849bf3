/** Ein Satz für jedes Ereignis, mit Namen statt „du“: Mehrere lesen dasselbe Protokoll. */
export const log = {
  'log.sideChosen': '{name} hat eine Seite gewählt.',
  'log.sideChosen.known': '{name} wählt Seite {side}.',
  'log.setupTaken':
    '{name} beginnt mit Seite {side}: Einkommen {income}, Militär {military}, Kultur {culture}, Nahrung {food} und {coins, plural, one {# Münze} other {# Münzen}}.',
  'log.setupTaken.extra':
    '{name} beginnt mit Seite {side}: Einkommen {income}, Militär {military}, Kultur {culture}, Nahrung {food} und {coins, plural, one {# Münze} other {# Münzen}}, davon eine, weil {name} seltener beginnt.',
  'log.epochStarted': 'Epoche {epoch} beginnt. {name} ist Startspieler.',
  'log.wheelSet': '{name} stellt das Rad ein und beginnt bei {colour}.',
  'log.wheelTurned': 'Das Rad dreht sich: Runde {round} von {rounds}.',
  'log.cardsDrawn': '{name} zieht zwei Karten ({colour}).',
  'log.cardsDrawn.known': '{name} zieht {first} und {second}.',
  'log.draftDecided': '{name} hat entschieden.',
  'log.cardBought': '{name} kauft {card} für {price, plural, one {# Münze} other {# Münzen}}.',
  'log.cardBought.tile':
    '{name} kauft {card} für {price, plural, one {# Münze} other {# Münzen}} und legt ein Plättchen {track} darauf.',
  'log.cardSold': '{name} verkauft eine Karte ({colour}).',
  'log.cardSold.known': '{name} verkauft {card}.',
  'log.cardDiscarded': '{name} legt {card} offen ab.',
  'log.cardUncovered': '{card} liegt jetzt oben auf dem Ablagestapel ({colour}).',
  'log.incomeGained': '{name} erhält Einkommen.',
  'log.incomeGained.catchUp': '{name} erhält Einkommen, davon {catchUp} für Leisten vor dem Einkommen.',
  'log.colonyPlundered': '{name} plündert Kolonie {level}.',
  'log.colonyPlundered.paid':
    '{name} plündert Kolonie {level} und zahlt {paid, plural, one {# Münze} other {# Münzen}} für fehlendes Militär.',
  'log.colonyIntegrated':
    '{name} verbündet sich mit Kolonie {level}, {points, plural, one {# Punkt} other {# Punkte}} wert.',
  'log.colonyIntegrated.paid':
    '{name} verbündet sich mit Kolonie {level}, {points, plural, one {# Punkt} other {# Punkte}} wert, und zahlt {paid, plural, one {# Münze} other {# Münzen}} für fehlendes Militär.',
  'log.statueCarved':
    '{name} meißelt Büste {requirement} mit einem Plättchen {track}, {side, select, track {Leistenseite} other {Punkteseite}} oben.',
  'log.statueCarved.paid':
    '{name} meißelt Büste {requirement} mit einem Plättchen {track}, {side, select, track {Leistenseite} other {Punkteseite}} oben, und zahlt {paid, plural, one {# Münze} other {# Münzen}} für fehlende Kultur.',
  'log.monumentReused':
    '{name} verwertet ein Monument, {points, plural, one {# Punkt} other {# Punkte}} wert, statt es zu errichten.',
  'log.monumentBuilt':
    '{name} errichtet ein Monument: Stärke {strength}, {points, plural, one {# Punkt} other {# Punkte}}.',
  'log.monumentTilePlaced':
    '{name} legt ein Plättchen {track} auf das Monument, {side, select, track {Leistenseite} other {Punkteseite}} oben.',
  'log.tileRedeemed': '{name} holt das Plättchen {track} von {card} zurück.',
  'log.allyBonusGained': '{name} gewinnt durch das Bündnis noch mehr.',
  'log.marketOpened': '{name} eröffnet einen {market, select, small {kleinen} other {großen}} Marktplatz.',
  'log.marketCoinPlaced': '{name} legt eine Marktmünze fest unter {track}.',
  'log.marketCoinPlaced.points':
    '{name} legt eine Marktmünze fest für {points, plural, one {# Punkt} other {# Punkte}} am Ende.',
  'log.marketCoinKept': '{name} behält eine Marktmünze.',
  'log.cardRemoved': '{name} kann {card} nicht ernähren und gibt die Karte ab.',
  'log.cardRemoved.faceDown': '{name} kann die verdeckte Karte {card} nicht ernähren und gibt sie ab.',
  'log.cardRemoved.hidden': '{name} kann eine verdeckte Karte ({colour}) nicht ernähren und gibt sie ab.',
  'log.freeCardTaken': '{name} nimmt eine Karte aus der Schachtel und legt sie verdeckt aus ({colour}).',
  'log.freeCardTaken.known': '{name} nimmt {card} aus der Schachtel und legt die Karte verdeckt aus ({colour}).',
  'log.feedingPaid': '{name} zahlt, statt eine Karte abzugeben.',
  'log.foodSurplusGained': '{name} erhält Münzen für überschüssige Nahrung.',
  'log.silverBought': '{name} kauft ein silbernes Siegel für {track}.',
  'log.goldBought': '{name} kauft ein goldenes Siegel.',
  'log.passed':
    '{name} {step, select, colony {nimmt keine Kolonie} statue {meißelt keine Büste} medals {kauft keine weiteren Siegel} freeCard {nimmt keine Karte aus der Schachtel} other {passt}}.',
  'log.gameScored':
    'Das Spiel ist zu Ende: {names} {count, plural, one {gewinnt} other {teilen sich den Sieg}} mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'log.change.coins': '{amount, number, ::sign-always} {size, plural, one {Münze} other {Münzen}}',
  'log.change.track': '{amount, number, ::sign-always} {track}',
} as const;
