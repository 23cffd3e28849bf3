/** Mit einer eigenen Inhaltsdatei spielen. */
export const content = {
  'content.summary': 'Zahlen des Spiels: {name, select, standard {Standard} own {eine eigene Datei} other {{name}}}',
  'content.detail':
    'Kosten, Erträge und Punkte liegen in einer Datei, die sich kopieren, ändern und spielen lässt: eine Kopie schreiben, mit einem Texteditor bearbeiten, den Ordner neu einlesen.',
  'content.choose': 'Zahlen des Spiels',
  'content.standard': 'Standard',
  'content.standard.detail': 'Die Zahlen dieser Ausgabe',
  'content.own.detail': 'Eigene Datei',
  'content.reading': 'Der Ordner wird gelesen …',
  'content.unread': 'Der Ordner konnte nicht gelesen werden.',
  'content.none': 'Im Ordner liegen noch keine Dateien.',
  'content.bad': 'Damit kann nicht gespielt werden',
  'content.unlisted':
    '{count, plural, one {# weitere Datei im Ordner wird nicht gelesen: nur die ersten {read, number},} other {# weitere Dateien im Ordner werden nicht gelesen: nur die ersten {read, number},}} nach Namen geordnet.',
  'content.place': 'Bei {place}:',
  'content.folder': 'Ordner',
  'content.copy': 'Kopie der Standarddatei schreiben',
  'content.refresh': 'Ordner neu einlesen',
  'content.gone':
    'Die gewählte Datei ist nicht mehr da oder hat sich geändert. Die Standardzahlen sind wieder gewählt.',
  'content.count':
    '{good, plural, =0 {Mit keiner Datei kann gespielt werden} one {Mit # Datei kann gespielt werden} other {Mit # Dateien kann gespielt werden}}{bad, plural, =0 {.} one {, # hat einen Fehler.} other {, # haben Fehler.}}',

  'refused.contentMissing':
    'Die Inhaltsdatei, mit der dieses Spiel gespielt wird, ist nicht mehr da. Bitte in ihren Ordner zurücklegen und noch einmal versuchen.',
  'notice.contentMissing':
    'Ein Spiel kann ohne seine Inhaltsdatei ({detail}) nicht fortgesetzt werden. Das Spiel bleibt erhalten.',
} as const;
