/** Was Effekte tun, in Worten, und wie jeder heißt, wo man nach ihm sucht. */
export const effects = {
  'effect.sellBonus': 'Jede verkaufte Karte bringt {coins, plural, one {# Münze} other {# Münzen}} mehr.',
  'gallery.effect.sellBonus': 'Mehr für verkaufte Karten',
  'effect.bonusTile': 'Beim Kauf ein freies Bonusplättchen auf diese Karte legen: Seine Leiste steigt um {steps}.',
  'gallery.effect.bonusTile': 'Bonusplättchen auf der Karte',
  'effect.scholar': '{track} steigt um {steps} für jede eigene Karte der Farbe {colour}, jetzt und später.',
  'gallery.effect.scholar': 'Wächst mit einer Farbe',
  'effect.statueBonus':
    'Jede Büste, frühere wie spätere, gibt {amount} mehr: Schritte auf der Leiste ihres Plättchens, oder Punkte, wenn es auf der Punkteseite liegt.',
  'gallery.effect.statueBonus': 'Stärkere Büsten',
  'effect.medalDiscount':
    'Siegel sind billiger. Epoche II: Silber {silver2}, Gold {gold2}. Epoche III: Silber {silver3}, Gold {gold3}.',
  'gallery.effect.medalDiscount': 'Billigere Siegel',
  'effect.payToFeed':
    'Bei der Ernährung können {coinsPerCard, plural, one {# Münze} other {# Münzen}} gezahlt werden, statt eine Karte abzugeben, bis zu {maxCards}-mal.',
  'gallery.effect.payToFeed': 'Bezahlen statt ernähren',
  'effect.foodSurplus':
    'Bei der Ernährung bringt jeder Schritt Nahrung über die eigenen Karten hinaus {coinsPerStep, plural, one {# Münze} other {# Münzen}}, höchstens {maxCoins}.',
  'gallery.effect.foodSurplus': 'Münzen für übrige Nahrung',
  'effect.incomeCatchUp':
    'Bei jedem Einkommen bringt jede andere Leiste, die höher ist als das Einkommen, {coinsPerTrack, plural, one {# Münze} other {# Münzen}}.',
  'gallery.effect.incomeCatchUp': 'Münzen für höhere Leisten',
  'effect.colonyLoot':
    'Jede genommene Kolonie bringt {coins, plural, one {# Münze} other {# Münzen}}, bevor über sie entschieden wird.',
  'gallery.effect.colonyLoot': 'Münzen für Kolonien',
  'effect.fullSilver': 'Am Ende zählt das beste silberne Siegel seine ganze Leiste statt der Hälfte.',
  'gallery.effect.fullSilver': 'Volles Silbersiegel',
  'effect.setPoints': 'Am Ende zählt jeder Satz aus fünf Farben {points, plural, one {# Punkt} other {# Punkte}}.',
  'gallery.effect.setPoints': 'Punkte für Sätze',
  'effect.colourJoker': 'Am Ende darf den Sätzen für goldene Siegel insgesamt eine Karte fehlen.',
  'gallery.effect.colourJoker': 'Joker für Sätze',
  'effect.doubleAction':
    'Bis zu {actions} Kolonien und bis zu {actions} Büsten können in einem Schritt genommen werden.',
  'gallery.effect.doubleAction': 'Zwei in einem Schritt',
  'effect.lowerRequirement': 'Kolonien und Büsten verlangen {amount} weniger.',
  'gallery.effect.lowerRequirement': 'Geringere Anforderungen',
  'effect.payRequirement':
    'Fehlendes Militär oder fehlende Kultur kann bezahlt werden: {coinsPerStep, plural, one {# Münze} other {# Münzen}} je Schritt, bis zu {maxCoins} Münzen in jedem Kolonie- und jedem Büstenschritt.',
  'gallery.effect.payRequirement': 'Bezahlte Anforderungen',
  'effect.noDiscount': 'Wer diese Karte hat, zahlt für weitere Karten ihrer Farbe den vollen Preis.',
  'gallery.effect.noDiscount': 'Kein Nachlass mehr',
  'effect.tileLoan':
    'Beim Kauf kann dieser Karte ein Bonusplättchen geliehen werden, für {coins, plural, one {# Münze} other {# Münzen}}. Es später zurückzuholen kostet {buyBack, plural, one {# Münze} other {# Münzen}}.',
  'gallery.effect.tileLoan': 'Leihe auf ein Plättchen',
  'effect.allyBonus':
    'Bei jedem Bündnis mit einer Kolonie steigt eine Leiste, die auf ihrer Rückseite steht, nach Wahl um {steps, plural, one {# mehr} other {# mehr}}.',
  'gallery.effect.allyBonus': 'Mehr aus Kolonien',
  'effect.statueCoins': 'Jede gemeißelte Büste bringt {coins, plural, one {# Münze} other {# Münzen}}.',
  'gallery.effect.statueCoins': 'Münzen für Büsten',
  'effect.freeCard':
    'Nach der Ernährung kann eine Karte beliebiger Farbe aus der Schachtel verdeckt ausgelegt werden: Sie hat ihre Farbe und sonst nichts.',
  'gallery.effect.freeCard': 'Karte aus der Schachtel',
} as const;
