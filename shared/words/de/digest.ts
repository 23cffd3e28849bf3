/** Die Regeln auf einer Seite. */
export const digest = {
  'digest.title': 'Kurzregeln',
  'digest.aim.title': 'Ziel',
  'digest.aim':
    'In drei Epochen die Zivilisation mit den meisten Punkten aufbauen. Jede Epoche hat Phase A und Phase B.',
  'digest.tracks.title': 'Die vier Leisten',
  'digest.tracks':
    'Einkommen bringt nach jeder Kartenwahl Münzen. Militär öffnet Kolonien. Kultur öffnet Büsten. Nahrung muss am Ende einer Epoche für alle Karten reichen.',
  'digest.phaseA.title': 'Phase A: das Rad',
  'digest.phaseA':
    'Alle ziehen zwei Karten der Farbe, auf die das eigene Wappen zeigt, kaufen oder verkaufen eine und legen die andere offen ab. Entschieden wird geheim, aufgedeckt gemeinsam. Das Rad dreht sich; nach fünf Runden waren alle bei jeder Farbe.',
  'digest.phaseB.title': 'Phase B: die Ablagestapel',
  'digest.phaseB':
    'Reihum nehmen alle die oberste Karte eines beliebigen offenen Stapels und kaufen oder verkaufen sie, bis die Stapel leer sind.',
  'digest.price.title': 'Preise',
  'digest.price':
    'Eine Karte kostet eine Münze weniger für jede eigene Karte ihrer Farbe. Eine verkaufte Karte bringt 2, 3 oder 4 Münzen in Epoche I, II oder III und verlässt das Spiel.',
  'digest.after.title': 'Nach jeder Kartenwahl',
  'digest.after':
    'Alle erhalten Einkommen und dürfen dann eine Kolonie nehmen (jede Stufe einmal im Spiel) und eine Büste meißeln (jede einmal).',
  'digest.colony.title': 'Kolonien',
  'digest.colony':
    'Plündern: sofort Münzen und die Punkte der Vorderseite. Verbünden: zahlen, umdrehen, Schritte und Punkte der Rückseite erhalten.',
  'digest.statue.title': 'Büsten',
  'digest.statue':
    'Eine Büste braucht ein freies Bonusplättchen. Mit der Leistenseite oben steigt diese Leiste um den Bonus; mit der Punkteseite oben zählt der Bonus am Ende.',
  'digest.feeding.title': 'Ernährung, nach Phase B',
  'digest.feeding': 'Wer mehr Karten als Nahrung hat, gibt Karten ab, bis es reicht. Deren Werte gehen verloren.',
  'digest.medals.title': 'Siegel, nach der Ernährung',
  'digest.medals':
    'Bis zu zwei silberne und zwei goldene Siegel können im Spiel gekauft werden; sie werden jede Epoche teurer. Silber braucht ein Bonusplättchen und zählt am Ende die Hälfte von dessen Leiste, aufgerundet. Gold zählt 7 Punkte für jeden Satz aus fünf Farben.',
  'digest.end.title': 'Das Ende',
  'digest.end':
    'Punkte für Kolonien, Büsten, Siegel und Karten, und einer für je 5 Münzen. Bei Gleichstand entscheiden die übrigen Münzen.',

  'digest.options': 'Dieses Spiel: {options}.',
  'digest.monuments.title': 'Erweiterung: Monumente',
  'digest.monuments':
    'Einmal im Spiel darf im Kolonie- oder Büstenschritt, statt einer Kolonie oder Büste, ein Monument genommen werden, mit {military} Militär und {culture} Kultur. Wiederverwerten: sofort {coins} Münzen und {points} Punkte. Errichten: {cost} Münzen zahlen, umdrehen, ein Bonusplättchen darauflegen. Mit der Leistenseite oben steigt diese Leiste um die Stärke des Monuments, mit der Punkteseite oben zählt die Stärke am Ende, jeweils mit den gedruckten Punkten. Karten ändern an Monumenten nichts.',
  'digest.market.title': 'Erweiterung: Marktplätze',
  'digest.market':
    'Nach dem Einkommen: Mit {smallIncome} Einkommen und {smallFood} Nahrung mehr als Karten gibt es einen kleinen Marktplatz, mit {largeIncome} Einkommen und {largeFood} mehr einen großen; verloren geht er nie. Ab dem nächsten Einkommen bringt er {smallCoins} oder {largeCoins} Münzen. Jede wird behalten oder unter dem eigenen Marktstand festgelegt: +1 auf einer Leiste oder {stallPoints} Punkte am Ende.',
  'digest.nobles.title': 'Erweiterung: Adlige & Erfindungen',
  'digest.nobles':
    '{count} weitere Karten kommen in die Stapel. Manche drücken eine Leiste: Sie sind nicht zu kaufen, wo diese unter 0 fiele. Manche beenden den Nachlass für spätere Karten ihrer Farbe. Manche verleihen ein Bonusplättchen gegen Münzen, belohnen Bündnisse oder Büsten, oder bringen verdeckt eine Karte aus der Schachtel: Sie hat ihre Farbe und sonst nichts.',
} as const;
