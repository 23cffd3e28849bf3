/** What is said to whoever starts the game before there is a page that has words. */
const WORDS = {
  en: {
    inUse: 'The game is already running with the data folder {folder}.',
    inUseElsewhere:
      'The game is already running with the data folder {folder} on the computer {computer}. If it was ended there by force, try again in a minute.',
    handedOver: 'What was to be opened is opened there.',
    notHandedOver: 'To open the file there, choose “Import …” among its games.',
    noFolder: 'The data folder {folder} cannot be made ({code}). Choose another one with --data or HADARA_DATA.',
  },
  de: {
    inUse: 'Das Spiel läuft schon, mit dem Datenordner {folder}.',
    inUseElsewhere:
      'Das Spiel läuft schon, mit dem Datenordner {folder} auf dem Computer {computer}. Wurde es dort gewaltsam beendet, versuche es in einer Minute noch einmal.',
    handedOver: 'Was geöffnet werden sollte, wird dort geöffnet.',
    notHandedOver: 'Dort lässt sich die Datei bei den Spielen mit „Einlesen …“ öffnen.',
    noFolder:
      'Der Datenordner {folder} lässt sich nicht anlegen ({code}). Mit --data oder HADARA_DATA lässt sich ein anderer wählen.',
  },
} as const;

/** The words in the language of the computer. */
export const startWords = (locale = Intl.DateTimeFormat().resolvedOptions().locale) =>
  WORDS[locale.toLowerCase().startsWith('de') ? 'de' : 'en'];
