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
} as const;
