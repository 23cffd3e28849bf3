/** Die Liste der gespeicherten Spiele, und Spielaufzeichnungen. */
export const library = {
  'library.title': 'Spiele',
  'library.list': 'Gespeicherte Spiele, die neuesten zuerst',
  'library.back': 'Zum Titel',
  'library.loading': 'Die gespeicherten Spiele werden gelesen …',
  'library.empty': 'Noch keine gespeicherten Spiele',
  'library.empty.text':
    'Jedes begonnene Spiel bleibt hier, zum Weiterspielen oder zum Nachsehen. Eine Aufzeichnung von anderswo lässt sich einlesen.',
  'library.count': '{count, plural, one {# Spiel} other {# Spiele}}',

  'library.game': 'Spiel von {names}, {when}',
  'library.running': 'Epoche {epoch}, Phase {phase}',
  'library.finished': 'Beendet',
  'library.decisions': '{count, plural, one {# Entscheidung} other {# Entscheidungen}}',
  'library.score': '{name}: {points, plural, one {# Punkt} other {# Punkte}}',
  'library.score.winner': '{name}: {points, plural, one {# Punkt} other {# Punkte}}, gewinnt',
  'library.ownContent': 'Eigene Inhaltsdatei',
  'library.justNow': 'gerade eben',
  'library.arrived': 'Eingelesen',

  'library.continue': 'Weiterspielen',
  'library.replay': 'Ansehen',
  'library.export': 'Aufzeichnung sichern …',
  'library.delete': 'Löschen',
  'library.deleted': 'Das Spiel von {names} wurde gelöscht.',
  'library.undo': 'Rückgängig',

  'library.import': 'Aufzeichnung einlesen …',
  'library.import.hint': 'Eine Aufzeichnung kann auch auf dieses Fenster gezogen werden.',
  'library.import.drop': 'Die Aufzeichnung hier fallen lassen',
  'library.import.reading': 'Die Aufzeichnung wird geprüft …',
  'library.import.done': '{count, plural, one {# Spiel wurde eingelesen.} other {# Spiele wurden eingelesen.}}',
  'library.problem.title': '{file} konnte nicht eingelesen werden',
  'library.problem.line': 'Zeile {line}',
  'library.problem.nothing': 'Nichts hat sich geändert: Aus dieser Datei wurde kein Spiel übernommen.',
  'library.problem.empty': 'In dieser Datei steht nichts.',
  'library.problem.tooLarge': 'Die Datei ist zu groß für eine Spielaufzeichnung.',
  'library.problem.notJson': 'Diese Zeile ist kein JSON und kann nicht zu einer Spielaufzeichnung gehören.',
  'library.problem.notARecord':
    'Das ist keine Hadara-Spielaufzeichnung: Eine Aufzeichnung beginnt mit einem Kopf, der das sagt.',
  'library.problem.newerVersion':
    'Die Aufzeichnung hat eine neuere Version des Formats. Eine neuere Ausgabe dieses Programms kann sie vielleicht lesen.',
  'library.problem.wrongShape': 'In dieser Zeile fehlt etwas, oder etwas ist nicht, was es sein sollte.',
  'library.problem.unknownContent': 'Das Spiel wurde mit Karten oder Zahlen gespielt, die hier unbekannt sind.',
  'library.problem.impossibleDeal': 'So können die Karten und Plättchen zu Beginn eines Spiels nicht liegen.',
  'library.problem.notYourTurn': 'Hier entscheidet jemand, der nicht an der Reihe ist.',
  'library.problem.illegalAction': 'Die Regeln erlauben diese Entscheidung hier nicht.',
  'library.problem.wrongLegal': 'Die Liste der erlaubten Entscheidungen ist nicht die, die sich aus den Regeln ergibt.',
  'library.problem.wrongLabel': 'Nummer, Epoche, Phase oder Schritt dieser Entscheidung stimmen nicht.',
  'library.problem.wrongPosition':
    'Die Stellung nach dieser Entscheidung ist nicht die, die sich aus den Regeln ergibt.',
  'library.problem.wrongResult': 'Das Ergebnis ist nicht das, das sich aus den Regeln ergibt.',
  'library.problem.cutShort': 'Die Aufzeichnung bricht ab, bevor das Spiel zu Ende ist.',
  'library.problem.detail': 'Genauer: {detail}',

  'library.export.title': 'Die Aufzeichnung sichern',
  'library.export.text':
    'Eine Aufzeichnung ist eine Textdatei mit dem ganzen Spiel: der Verteilung, jeder Entscheidung, jeder Stellung und dem Ergebnis. Jedes Programm kann sie prüfen, und dieses kann sie wieder einlesen.',
  'library.export.legal': 'Mit allen erlaubten Entscheidungen',
  'library.export.legal.detail':
    'Jede Zeile nennt dann auch, was sonst zu entscheiden gewesen wäre. Die Datei wird um ein Vielfaches größer.',
  'library.export.save': 'Datei sichern',
} as const;
