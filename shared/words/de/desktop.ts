/** Wörter über das Programm selbst: Hilfe bei Problemen, „Über“, Gehen. Keine Werte in `crash.*` und `unsaved.*`. */
export const desktop = {
  'crash.title': 'Etwas ist schiefgegangen',
  'crash.text':
    'Das Fenster des Spiels ist stehen geblieben. Jede Entscheidung wird gespeichert, sobald sie getroffen ist, es ist also nichts verloren. Passiert es noch einmal, hilft vielleicht die sichere Grafik: ein einfacheres Bild ohne die Grafikkarte.',
  'crash.restore': 'Spiel wiederherstellen',
  'crash.safe': 'Sichere Grafik verwenden',
  'crash.copy': 'Diagnose kopieren',
  'crash.copied':
    'Kopiert. Es sind Versionen, Einstellungen und das Protokoll, nichts über Handkarten oder den eigenen Namen.',
  'crash.quit': 'Beenden',

  'update.title': 'Version {version} ist da',
  'update.text':
    'Sie lässt sich herunterladen, während gespielt wird, und löst diese Version ab, wenn das Spiel geschlossen wird. Alle Partien bleiben, wie sie sind.',
  'update.get': 'Herunterladen',
  'update.later': 'Jetzt nicht',

  'unsaved.title': 'Ein Spiel ist nicht gespeichert',
  'unsaved.text':
    'Der Datenträger hat die letzten Entscheidungen nicht angenommen. Bitte Platz oder Schreibrechte schaffen und es noch einmal versuchen; wer jetzt beendet, verliert sie.',
  'unsaved.quit': 'Beenden und verlieren',
  'unsaved.retry': 'Noch einmal speichern und beenden',
  'unsaved.stay': 'Bleiben',

  notLoaded:
    'Das Spiel ließ sich nicht anzeigen ({reason}). Vielleicht hilft es, das Programm noch einmal zu installieren. Das Protokoll liegt in {folder}, im Ordner „logs“.',

  'leave.title': 'Den Tisch verlassen?',
  'leave.text': 'Das Spiel bleibt, wie es ist. „Weiterspielen“ bringt es zurück.',
  'leave.go': 'Verlassen',
  'leave.stay': 'Bleiben',

  'support.title': 'Hilfe bei Problemen',
  'support.text':
    'Wenn etwas nicht funktioniert, helfen diese Zeilen bei der Suche. Sie enthalten Versionen, Einstellungen und das Protokoll: keine Handkarten, keine Entscheidungen, keine Namen.',
  'support.copy': 'Diagnose kopieren',
  'support.copied': 'Kopiert.',
  'support.notCopied': 'Das Kopieren war nicht möglich. Die Zeilen oben lassen sich auswählen und von Hand kopieren.',
  'support.report': 'Diagnose',
  'support.logs': 'Protokollordner öffnen',
  'support.logs.place': 'Das Protokoll liegt in {folder}',
  'support.logs.notOpened': 'Der Ordner ließ sich hier nicht öffnen. Das Protokoll liegt in {folder}',

  'licences.list': 'Alles, was zum Programm gehört ({count})',
  'licences.none': 'Die Liste der Lizenzen war nicht lesbar.',
  'licences.noText': 'Dieses Paket kommt ohne den Text seiner Lizenz; sie heißt {licence}.',
  'licences.electron':
    'Im eigenen Fenster läuft das Spiel in Electron, mit Chromium und Node.js; deren Lizenzen liegen neben dem Programm.',

  'about.credits.title': 'Mitwirkende',
  'about.credits':
    'Das Brettspiel Hadara ist von Benjamin Schwer und erschien bei Hans im Glück. Texte, Bilder und Zeichen dieser Ausgabe entstanden für sie; weder Text noch Bild des Verlags wird verwendet. Schriften: Cinzel von Natanael Gama, Source Sans 3 von Paul D. Hunt und anderen bei Adobe.',

  'settings.safeGraphics': 'Sichere Grafik',
  'settings.safeGraphics.detail':
    'Für Treiber, die ausfallen: sofort das einfachste Bild und, im eigenen Fenster des Spiels, ab dem nächsten Start ohne die Grafikkarte.',

  'keys.fullScreen': 'Vollbild',
  'keys.size': 'Text und Tafeln größer, kleiner, üblich',
  'keys.plus': 'Strg +',
  'keys.minus': 'Strg −',
  'keys.zero': 'Strg 0',

  'notice.graphicsFail': 'Der Grafiktreiber ist {detail}-mal ausgefallen.',
  'link.ended.retry': 'Noch einmal versuchen',
  'link.ended.still': 'Es ist noch nicht da.',
} as const;
