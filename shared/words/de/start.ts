export const start = {
  inUse: 'Das Spiel läuft schon, mit dem Datenordner {folder}.',
  inUseElsewhere:
    'Das Spiel läuft schon, mit dem Datenordner {folder} auf dem Computer {computer}. Wurde es dort gewaltsam beendet, versuche es in einer Minute noch einmal.',
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
  portInUse:
    'Ein anderes Programm benutzt den Port {port}. Mit --port lässt sich ein anderer wählen, ohne nimmt das Spiel irgendeinen.',
  badFile: 'Nur Dateien, die auf .hadara oder .jsonl enden, lassen sich öffnen.',
  help: `Aufruf: npm start -- [Angaben] [DATEI ...]
  DATEI          ein gespeichertes Spiel (.hadara) oder Aufzeichnungen (.jsonl), die geöffnet werden
  --data ORDNER  Spiele und Einstellungen liegen in diesem Ordner
  --port N       Port der Seite, wenn das Spiel sich in einem Browser öffnet (sonst irgendein freier)
  --no-browser   nichts öffnen, nur die Adresse nennen
  --help         zeigt das hier`,
} as const;
