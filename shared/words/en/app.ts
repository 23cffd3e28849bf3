/** The words of the screens around the table. */
export const app = {
  'app.name': 'Hadara',
  'app.subtitle': 'A civilisation in three epochs',

  'title.menu': 'Main menu',
  'title.continue': 'Continue',
  'title.continue.detail': '{names} · {mode} · epoch {epoch}, phase {phase} · {when}',
  'title.continue.finished': '{names} · {mode} · finished · {when}',
  'title.newGame': 'New game',
  'title.settings': 'Settings',
  'title.about': 'About',
  'title.quit': 'Quit',
  'title.unofficial': 'Unofficial fan edition',

  'mode.basic': 'Basic game',
  'mode.basic.detail': 'Everybody starts with side A of a setup card. The starred cards stay in the box.',
  'mode.advanced': 'Advanced game',
  'mode.advanced.detail': 'Everybody secretly chooses a side of the setup card. The starred purple cards are in.',

  'setup.title': 'Set up the table',
  'setup.seats': 'Seats, clockwise',
  'setup.name': 'Name of seat {number}',
  'setup.nameMissing': 'Give this seat a name.',
  'setup.nameTwice': 'Two seats have this name.',
  'setup.emblem': 'Emblem of seat {number}',
  'setup.controller': 'Who plays seat {number}',
  'setup.addSeat': 'Add a seat',
  'setup.removeSeat': 'Remove seat {number}',
  'setup.mode': 'Rules',
  'setup.advancedOptions': 'Advanced options',
  'setup.seed': 'Seed of the deal',
  'setup.seed.detail':
    'A whole number from 0 to 4294967295. The same seed and table give the same cards. Empty: a new deal.',
  'setup.seedWrong': 'Not a whole number from 0 to 4294967295.',
  'setup.hotSeat': 'Several people share this screen: before a secret decision a curtain names the player.',
  'setup.watch': 'Only bots play: you watch.',
  'setup.start': 'Start the game',
  'setup.back': 'Back',

  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.language.auto': 'As the system',
  'settings.speed': 'Speed of the game',
  'settings.speed.normal': 'Normal',
  'settings.speed.fast': 'Fast',
  'settings.speed.instant': 'Instant',
  'settings.play': 'Play',
  'settings.graphics': 'Graphics',
  'settings.quality': 'Picture of the table',
  'settings.quality.detail':
    'Automatic: as rich as this computer draws without stuttering, which is measured as you play.',
  'settings.quality.auto': 'Automatic',
  'settings.quality.low': 'Simple',
  'settings.quality.medium': 'Medium',
  'settings.quality.high': 'Rich',
  'settings.resolution': 'Sharpness of the table',
  'settings.frameCap': 'Pictures a second',
  'settings.frameCap.none': 'No limit',
  'settings.frameCap.60': 'At most 60',
  'settings.frameCap.30': 'At most 30',
  'settings.shadows': 'Shadows',
  'settings.shadows.detail': 'Of the lamp over the table, with a medium or rich picture.',
  'settings.refinement': 'Refine at rest',
  'settings.refinement.detail': 'A rich picture becomes finer while nothing moves, where a graphics card draws.',
  'settings.ambience': 'Life on the table',
  'settings.ambience.detail': 'Small things stir by themselves while nothing happens.',
  'settings.motion': 'Reduced motion',
  'settings.motion.auto': 'As the system',
  'settings.motion.on': 'On',
  'settings.motion.off': 'Off',
  'settings.scale': 'Size of text and panels',
  'settings.scale.value': '{percent} %',
  'settings.confirmActions': 'Confirm every decision',
  'settings.confirmActions.detail': 'A decision is selected first and confirmed with a second press.',
  'settings.longThinking': 'Give Hadara time',
  'settings.longThinking.detail':
    'The highest bot level may think for up to a second about a decision, instead of 0.3 seconds.',

  'about.title': 'About this edition',
  'about.version': 'Version {version}',
  'about.unofficial':
    'This is an unofficial fan project. It is not made, endorsed or supported by the author or a publisher of the board game Hadara. If you like it, buy the board game.',
  'about.provenance.title': 'Where the numbers come from',
  'about.provenance':
    'Most numbers of cards, colonies, statues, medals and setup cards were transcribed from the physical game. The values and costs of all purple cards are reconstructed: they follow the cost law that every printed card obeys. The content file marks each entry as “printed” or “reconstructed” and can be edited.',
  'about.licences.title': 'Licences',
  'about.licences':
    'Program code: MIT licence. Pictures, symbols and texts were made for this project. The packages that are part of it, fonts among them, are listed here with their licences.',
  'about.folder': 'Saved games and settings lie in {folder}',
  'about.running': 'Running on {runtime}',

  'dialog.close': 'Close',

  'quit.title': 'Goodbye',
  'quit.text': 'This window can be closed.',
  'link.lost': 'The connection to the game is being restored …',
  'link.ended.title': 'The game has ended',
  'link.ended.text':
    'The program behind this page is no longer running. Everything that was saved is kept. Start the program again and choose “Continue”.',
  'link.elsewhere.title': 'The game goes on in another window',
  'link.elsewhere.text': 'Nothing is lost. It is the same game, and it can be played in one window at a time.',
  'link.elsewhere.here': 'Go on here',
  'link.none.title': 'No game behind this page',
  'link.none.text': 'This page must be opened with the one-time address that the program prints when it starts.',

  'notice.saveRestoredFromBackup': 'The saved game was damaged ({detail}). The newest good backup was loaded.',
  'notice.saveLost': 'The saved game was damaged ({detail}) and no backup could be read. It was set aside.',
  'notice.saveNewer': 'The saved game was written by a newer version of this program and was left alone ({detail}).',
  'notice.saveUnreadable':
    'A saved game cannot be read at the moment ({detail}). It was left where it is: end the program and try again later.',
  'notice.saveChangedElsewhere':
    'Another program has changed a saved game. Nothing was overwritten: the game here goes on in a save of its own ({detail}), and from the next start on both are in the list.',
  'notice.notDeleted':
    'Another program has changed this game in the meantime, so it was not deleted ({detail}). The list shows it as it is now.',
  'notice.notOrdinary':
    '{detail} is no ordinary file or folder, but a link, a pipe or the like, or far too large. It is kept under this name and not used.',
  'notice.notLocked':
    'It could not be made sure that no other program uses the data folder ({detail}): it cannot be listed, or the disk took no file. Please do not start the game a second time.',
  'notice.saveFailed':
    '{cause, select, full {The disk is full.} readOnly {Nothing may be written into the data folder.} other {The disk refuses.}} {place, select, games {The game could not be saved. It goes on in memory and is saved as soon as that works again; until then, do not quit the game.} trash {The game could not be deleted or brought back.} settings {The settings could not be saved. They hold until you quit.} other {{detail} could not be written.}}',
  'notice.saveWorksAgain':
    '{place, select, games {The game is saved again.} trash {Games can be deleted again.} settings {The settings are saved again.} other {{detail} could be written now.}}',
  'notice.settingsReset': 'The settings could not be read ({detail}) and were reset.',
  'notice.botReplaced': 'A bot failed ({detail}). A simpler one decides in its place.',
  'notice.dismiss': 'Dismiss',

  'refused.unknownCall': 'The program does not know this request.',
  'refused.badInput': 'The program did not understand this request.',
  'refused.noGame': 'There is no game to go on with.',
  'refused.stale': 'The position has changed in the meantime. Please choose again.',
  'refused.illegal': 'The rules do not allow this now.',
  'refused.notYourTurn': 'This seat does not decide now.',
  'refused.nothingToUndo': 'There is nothing to undo.',
  'refused.notFinished': 'This game is not over yet.',
  'refused.unsaved': 'A game could not be saved.',
  'refused.internal': 'The program failed to do this. Nothing has changed.',
  'refused.disconnected': 'The connection was interrupted. Please choose again.',

  'webgl.title': 'No 3D table here',
  'webgl.text':
    'This browser or graphics driver offers no WebGL 2. The game is complete without it: everything is in the panels. To see the table, update the graphics driver, switch on hardware acceleration, or try another browser.',
  'scene.failed.title': 'The 3D table stopped',
  'scene.failed.text':
    'The game goes on in the panels. Safe graphics draw the plainest picture and may bring the table back.',
} as const;
