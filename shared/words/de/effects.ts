/** Was die lila Karten tun, in Worten. */
export const effects = {
  'effect.sellBonus': 'Jede verkaufte Karte bringt {coins, plural, one {# Münze} other {# Münzen}} mehr.',
  'effect.bonusTile': 'Beim Kauf ein freies Bonusplättchen auf diese Karte legen: Seine Leiste steigt um {steps}.',
  'effect.scholar': '{track} steigt um {steps} für jede eigene Karte der Farbe {colour}, jetzt und später.',
  'effect.statueBonus':
    'Jede Büste, frühere wie spätere, gibt {amount} mehr: Schritte auf der Leiste ihres Plättchens, oder Punkte, wenn es auf der Punkteseite liegt.',
  'effect.medalDiscount':
    'Siegel sind billiger. Epoche II: Silber {silver2}, Gold {gold2}. Epoche III: Silber {silver3}, Gold {gold3}.',
  'effect.payToFeed':
    'Bei der Ernährung können {coinsPerCard, plural, one {# Münze} other {# Münzen}} gezahlt werden, statt eine Karte abzugeben, bis zu {maxCards}-mal.',
  'effect.foodSurplus':
    'Bei der Ernährung bringt jeder Schritt Nahrung über die eigenen Karten hinaus {coinsPerStep, plural, one {# Münze} other {# Münzen}}, höchstens {maxCoins}.',
  'effect.incomeCatchUp':
    'Bei jedem Einkommen bringt jede andere Leiste, die höher ist als das Einkommen, {coinsPerTrack, plural, one {# Münze} other {# Münzen}}.',
  'effect.colonyLoot':
    'Jede genommene Kolonie bringt {coins, plural, one {# Münze} other {# Münzen}}, bevor über sie entschieden wird.',
  'effect.fullSilver': 'Am Ende zählt das beste silberne Siegel seine ganze Leiste statt der Hälfte.',
  'effect.setPoints': 'Am Ende zählt jeder Satz aus fünf Farben {points, plural, one {# Punkt} other {# Punkte}}.',
  'effect.colourJoker': 'Am Ende darf den Sätzen für goldene Siegel insgesamt eine Karte fehlen.',
  'effect.doubleAction':
    'Bis zu {actions} Kolonien und bis zu {actions} Büsten können in einem Schritt genommen werden.',
  'effect.lowerRequirement': 'Kolonien und Büsten verlangen {amount} weniger.',
  'effect.payRequirement':
    'Fehlendes Militär oder fehlende Kultur kann bezahlt werden: {coinsPerStep, plural, one {# Münze} other {# Münzen}} je Schritt, bis zu {maxCoins} Münzen in jedem Kolonie- und jedem Büstenschritt.',
  'effect.noDiscount': 'Wer diese Karte hat, zahlt für weitere Karten ihrer Farbe den vollen Preis.',
  'effect.tileLoan':
    'Beim Kauf kann dieser Karte ein Bonusplättchen geliehen werden, für {coins, plural, one {# Münze} other {# Münzen}}. Es später zurückzuholen kostet {buyBack, plural, one {# Münze} other {# Münzen}}.',
  'effect.allyBonus':
    'Bei jedem Bündnis mit einer Kolonie steigt eine Leiste, die auf ihrer Rückseite steht, nach Wahl um {steps, plural, one {# mehr} other {# mehr}}.',
  'effect.statueCoins': 'Jede gemeißelte Büste bringt {coins, plural, one {# Münze} other {# Münzen}}.',
  'effect.freeCard':
    'Nach der Ernährung kann eine Karte beliebiger Farbe aus der Schachtel verdeckt ausgelegt werden: Sie hat ihre Farbe und sonst nichts.',
} as const;
