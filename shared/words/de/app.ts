/** Die Wörter der Bildschirme rund um den Tisch. */
export const app = {
  'app.name': 'Hadara',
  'app.subtitle': 'Eine Zivilisation in drei Epochen',

  'title.menu': 'Hauptmenü',
  'title.continue': 'Weiterspielen',
  'title.continue.detail': '{names} · {mode} · Epoche {epoch}, Phase {phase} · {when}',
  'title.continue.finished': '{names} · {mode} · beendet · {when}',
  'title.newGame': 'Neues Spiel',
  'title.settings': 'Einstellungen',
  'title.about': 'Über',
  'title.quit': 'Beenden',
  'title.unofficial': 'Inoffizielle Fan-Ausgabe',

  'mode.basic': 'Grundspiel',
  'mode.basic.detail': 'Alle beginnen mit Seite A einer Startkarte. Die Karten mit Stern bleiben in der Schachtel.',
  'mode.advanced': 'Spiel für Fortgeschrittene',
  'mode.advanced.detail': 'Alle wählen geheim eine Seite ihrer Startkarte. Die lila Karten mit Stern sind dabei.',

  'setup.title': 'Den Tisch decken',
  'setup.seats': 'Plätze, im Uhrzeigersinn',
  'setup.name': 'Name an Platz {number}',
  'setup.nameMissing': 'Dieser Platz braucht einen Namen.',
  'setup.nameTwice': 'Zwei Plätze haben diesen Namen.',
  'setup.emblem': 'Wappen von Platz {number}',
  'setup.controller': 'Wer an Platz {number} spielt',
  'setup.addSeat': 'Platz hinzufügen',
  'setup.removeSeat': 'Platz {number} entfernen',
  'setup.mode': 'Regeln',
  'setup.advancedOptions': 'Weitere Optionen',
  'setup.seed': 'Startzahl der Verteilung',
  'setup.seed.detail':
    'Eine ganze Zahl von 0 bis 4294967295. Gleiche Startzahl und gleicher Tisch ergeben gleiche Karten. Leer: eine neue Verteilung.',
  'setup.seedWrong': 'Keine ganze Zahl von 0 bis 4294967295.',
  'setup.hotSeat':
    'Mehrere Menschen teilen sich diesen Bildschirm: Vor einer geheimen Entscheidung nennt ein Vorhang, wer dran ist.',
  'setup.watch': 'Nur Bots spielen: zum Zuschauen.',
  'setup.start': 'Spiel beginnen',
  'setup.back': 'Zurück',

  'settings.title': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.language.auto': 'Wie das System',
  'settings.speed': 'Tempo des Spiels',
  'settings.speed.normal': 'Normal',
  'settings.speed.fast': 'Schnell',
  'settings.speed.instant': 'Sofort',
  'settings.play': 'Spiel',
  'settings.graphics': 'Grafik',
  'settings.tableTheme': 'Tisch',
  'settings.tableTheme.evening': 'Abend',
  'settings.tableTheme.marble': 'Marmorhof',
  'settings.tableTheme.caravan': 'Nachtkarawane',
  'settings.quality': 'Bild des Tisches',
  'settings.quality.detail':
    'Automatisch: so reich, wie dieser Computer ohne Ruckeln zeichnet; das wird beim Spielen gemessen.',
  'settings.quality.auto': 'Automatisch',
  'settings.quality.low': 'Einfach',
  'settings.quality.medium': 'Mittel',
  'settings.quality.high': 'Reich',
  'settings.resolution': 'Schärfe des Tisches',
  'settings.frameCap': 'Bilder je Sekunde',
  'settings.frameCap.none': 'Unbegrenzt',
  'settings.frameCap.60': 'Höchstens 60',
  'settings.frameCap.30': 'Höchstens 30',
  'settings.shadows': 'Schatten',
  'settings.shadows.detail': 'Von der Lampe über dem Tisch, bei mittlerem oder reichem Bild.',
  'settings.refinement': 'In Ruhe verfeinern',
  'settings.refinement.detail':
    'Ein reiches Bild wird feiner, solange sich nichts bewegt und eine Grafikkarte zeichnet.',
  'settings.movingEye': 'Bewegter Blick',
  'settings.movingEye.detail': 'Er wandert hinter dem Titel und geht ein wenig dorthin, wo entschieden wird.',
  'settings.sound': 'Ton',
  'settings.muted': 'Stumm',
  'settings.muted.detail': 'Nichts ist zu hören. Die Taste M tut dasselbe.',
  'settings.mainVolume': 'Lautstärke',
  'settings.effectsVolume': 'Geräusche des Tisches',
  'settings.trySound': 'Anhören',
  'settings.trySound.muted': 'Der Ton ist stumm',
  'settings.backgroundSound': 'Ton im Hintergrund',
  'settings.backgroundSound.detail': 'Das Spiel ist auch zu hören, während ein anderes Fenster den Fokus hat.',
  'settings.monoSound': 'Mono',
  'settings.monoSound.detail': 'Beide Ohren hören dasselbe.',
  'settings.motion': 'Weniger Bewegung',
  'settings.motion.auto': 'Wie das System',
  'settings.motion.on': 'Ein',
  'settings.motion.off': 'Aus',
  'settings.scale': 'Größe von Text und Tafeln',
  'settings.scale.value': '{percent} %',
  'settings.confirmActions': 'Jede Entscheidung bestätigen',
  'settings.confirmActions.detail': 'Eine Entscheidung wird erst ausgewählt und mit einem zweiten Druck bestätigt.',
  'settings.longThinking': 'Hadara Zeit lassen',
  'settings.longThinking.detail':
    'Die höchste Bot-Stufe darf bis zu eine Sekunde über eine Entscheidung nachdenken statt 0,3 Sekunden.',

  'about.title': 'Über diese Ausgabe',
  'about.version': 'Version {version}',
  'about.unofficial':
    'Dies ist ein inoffizielles Fan-Projekt. Es wird vom Autor oder einem Verlag des Brettspiels Hadara weder hergestellt noch gutgeheißen noch betreut. Wem es gefällt: Bitte das Brettspiel kaufen.',
  'about.provenance.title': 'Woher die Zahlen stammen',
  'about.provenance':
    'Die meisten Zahlen von Karten, Kolonien, Büsten, Siegeln und Startkarten sind vom Brettspiel abgeschrieben. Werte und Kosten aller lila Karten sind rekonstruiert: Sie folgen dem Kostengesetz, das jede gedruckte Karte einhält. Die Inhaltsdatei kennzeichnet jeden Eintrag als „printed“ oder „reconstructed“ und kann bearbeitet werden.',
  'about.licences.title': 'Lizenzen',
  'about.licences':
    'Programmcode: MIT-Lizenz. Bilder, Zeichen und Texte entstanden für dieses Projekt. Die Pakete, die dazugehören, auch die Schriften, stehen hier mit ihren Lizenzen.',
  'about.folder': 'Spielstände und Einstellungen liegen in {folder}',
  'about.running': 'Läuft mit {runtime}',

  'dialog.close': 'Schließen',

  'quit.title': 'Auf Wiedersehen',
  'quit.text': 'Dieses Fenster kann geschlossen werden.',
  'link.lost': 'Die Verbindung zum Spiel wird wiederhergestellt …',
  'link.ended.title': 'Das Spiel ist beendet',
  'link.ended.text':
    'Das Programm hinter dieser Seite läuft nicht mehr. Alles, was gespeichert wurde, bleibt erhalten. Das Programm neu starten und „Weiterspielen“ wählen.',
  'link.elsewhere.title': 'Das Spiel geht in einem anderen Fenster weiter',
  'link.elsewhere.text': 'Nichts ist verloren. Es ist dasselbe Spiel, und gespielt wird immer nur in einem Fenster.',
  'link.elsewhere.here': 'Hier weiterspielen',
  'link.none.title': 'Kein Spiel hinter dieser Seite',
  'link.none.text': 'Diese Seite wird mit der einmaligen Adresse geöffnet, die das Programm beim Start ausgibt.',

  'notice.saveRestoredFromBackup':
    'Der Spielstand war beschädigt ({detail}). Die neueste gute Sicherung wurde geladen.',
  'notice.saveLost': 'Der Spielstand war beschädigt ({detail}) und keine Sicherung lesbar. Er wurde beiseitegelegt.',
  'notice.saveNewer':
    'Der Spielstand stammt von einer neueren Version dieses Programms und blieb unangetastet ({detail}).',
  'notice.saveUnreadable':
    'Ein Spielstand lässt sich gerade nicht lesen ({detail}). Er bleibt, wo er ist: Beende das Programm und versuche es später noch einmal.',
  'notice.saveChangedElsewhere':
    'Ein anderes Programm hat einen Spielstand geändert. Überschrieben wurde nichts: Das Spiel hier geht in einem eigenen Spielstand weiter ({detail}), und ab dem nächsten Start stehen beide in der Liste.',
  'notice.notDeleted':
    'Ein anderes Programm hat dieses Spiel inzwischen geändert, darum wurde es nicht gelöscht ({detail}). Die Liste zeigt es, wie es jetzt ist.',
  'notice.notOrdinary':
    '{detail} ist keine gewöhnliche Datei und kein gewöhnlicher Ordner, sondern eine Verknüpfung, eine Pipe oder Ähnliches, oder viel zu groß. Es bleibt unter diesem Namen liegen und wird nicht benutzt.',
  'notice.notLocked':
    'Es ließ sich nicht sicherstellen, dass kein anderes Programm den Datenordner benutzt ({detail}): Er lässt sich nicht auflisten, oder der Datenträger nahm keine Datei an. Bitte das Spiel kein zweites Mal starten.',
  'notice.saveFailed':
    '{cause, select, full {Der Datenträger ist voll.} readOnly {In den Datenordner darf nicht geschrieben werden.} other {Der Datenträger verweigert das Schreiben.}} {place, select, games {Das Spiel konnte nicht gespeichert werden. Es geht im Arbeitsspeicher weiter und wird gespeichert, sobald das wieder möglich ist; bis dahin bitte nicht beenden.} trash {Das Spiel konnte nicht gelöscht oder zurückgeholt werden.} settings {Die Einstellungen konnten nicht gespeichert werden. Sie gelten, bis das Spiel beendet wird.} other {{detail} konnte nicht geschrieben werden.}}',
  'notice.saveWorksAgain':
    '{place, select, games {Das Spiel ist wieder gespeichert.} trash {Spiele lassen sich wieder löschen.} settings {Die Einstellungen sind wieder gespeichert.} other {{detail} ließ sich jetzt schreiben.}}',
  'notice.settingsReset': 'Die Einstellungen waren nicht lesbar ({detail}) und wurden zurückgesetzt.',
  'notice.botReplaced': 'Ein Bot ist ausgefallen ({detail}). Ein einfacherer entscheidet an seiner Stelle.',
  'notice.dismiss': 'Ausblenden',

  'refused.unknownCall': 'Das Programm kennt diese Anfrage nicht.',
  'refused.badInput': 'Das Programm hat diese Anfrage nicht verstanden.',
  'refused.noGame': 'Es gibt kein Spiel, das weitergehen könnte.',
  'refused.stale': 'Die Stellung hat sich inzwischen geändert. Bitte neu wählen.',
  'refused.illegal': 'Das erlauben die Regeln jetzt nicht.',
  'refused.notYourTurn': 'Dieser Platz entscheidet jetzt nicht.',
  'refused.nothingToUndo': 'Es gibt nichts zurückzunehmen.',
  'refused.notFinished': 'Dieses Spiel ist noch nicht zu Ende.',
  'refused.unsaved': 'Ein Spiel konnte nicht gespeichert werden.',
  'refused.internal': 'Das Programm konnte das nicht ausführen. Es hat sich nichts geändert.',
  'refused.disconnected': 'Die Verbindung war unterbrochen. Bitte neu wählen.',

  'scene.waiting': 'Der Tisch wird gedeckt',
  'webgl.title': 'Hier gibt es keinen 3D-Tisch',
  'webgl.text':
    'Dieser Browser oder Grafiktreiber bietet kein WebGL 2. Das Spiel ist auch so vollständig: Alles steht in den Tafeln. Wer den Tisch sehen will, aktualisiert den Grafiktreiber, schaltet die Hardwarebeschleunigung ein oder nimmt einen anderen Browser.',
  'scene.failed.title': 'Der 3D-Tisch ist stehen geblieben',
  'scene.failed.text':
    'Das Spiel geht in den Tafeln weiter. Sichere Grafik zeichnet das einfachste Bild; damit kommt der Tisch vielleicht zurück.',
} as const;
