/** What is said to whoever starts the game before there is a page that has words. */
const WORDS = {
  en: {
    inUse: 'The game is already running with the data folder {folder}.',
    handedOver: 'What was to be opened is opened there.',
    notHandedOver: 'To open the file there, choose “Import …” among its games.',
    noFolder: 'The data folder {folder} cannot be made ({code}). Choose another one with --data or HADARA_DATA.',
    damaged: 'The program is not complete. Please install it again. ({reason})',
    electronMissing:
      'The Electron runtime is not here and could not be downloaded (tried again a day later; at once when you delete {file}).',
    electronFails: 'The Electron runtime does not start.',
    electronUnseen: 'The Electron runtime shows no window.',
    opensIn: 'The game opens in {browser} instead.',
    needsBrowser: 'The game needs your browser instead.',
    openAddress: 'Open this address in a browser on this computer; it works once: {address}',
    badOptions: 'These options make no sense ({reason}). npm start -- --help names those that do.',
    badPort: '--port takes a number up to {most}.',
    badFile: 'Only files that end in .hadara or .jsonl can be opened.',
    help: `Usage: npm start -- [options] [FILE ...]
  FILE           a saved game (.hadara) or game records (.jsonl) to open
  --data DIR     keep saves and settings in DIR
  --port N       port of the page, when the game opens in a browser (default: any free one)
  --no-browser   open nothing; print the address to open
  --help         show this`,
  },
  de: {
    inUse: 'Das Spiel läuft schon, mit dem Datenordner {folder}.',
    handedOver: 'Was geöffnet werden sollte, wird dort geöffnet.',
    notHandedOver: 'Dort lässt sich die Datei bei den Spielen mit „Einlesen …“ öffnen.',
    noFolder:
      'Der Datenordner {folder} lässt sich nicht anlegen ({code}). Mit --data oder HADARA_DATA lässt sich ein anderer wählen.',
    damaged: 'Das Programm ist nicht vollständig. Bitte noch einmal installieren. ({reason})',
    electronMissing:
      'Die Laufzeitumgebung Electron ist nicht da und ließ sich nicht herunterladen (nächster Versuch in einem Tag; sofort, wenn {file} gelöscht wird).',
    electronFails: 'Die Laufzeitumgebung Electron startet nicht.',
    electronUnseen: 'Die Laufzeitumgebung Electron zeigt kein Fenster.',
    opensIn: 'Das Spiel öffnet sich stattdessen in {browser}.',
    needsBrowser: 'Das Spiel braucht stattdessen den Browser.',
    openAddress: 'Diese Adresse in einem Browser auf diesem Computer öffnen; sie gilt einmal: {address}',
    badOptions: 'Diese Angaben ergeben keinen Sinn ({reason}). npm start -- --help nennt die möglichen.',
    badPort: '--port nimmt eine Zahl bis {most}.',
    badFile: 'Nur Dateien, die auf .hadara oder .jsonl enden, lassen sich öffnen.',
    help: `Aufruf: npm start -- [Angaben] [DATEI ...]
  DATEI          ein gespeichertes Spiel (.hadara) oder Aufzeichnungen (.jsonl), die geöffnet werden
  --data ORDNER  Spiele und Einstellungen liegen in diesem Ordner
  --port N       Port der Seite, wenn das Spiel sich in einem Browser öffnet (sonst irgendein freier)
  --no-browser   nichts öffnen, nur die Adresse nennen
  --help         zeigt das hier`,
  },
} as const;

/** The words in the language of the computer. */
export const startWords = (locale = Intl.DateTimeFormat().resolvedOptions().locale) =>
  WORDS[locale.toLowerCase().startsWith('de') ? 'de' : 'en'];
