/** Words about the program itself: help with problems, the about box, leaving it. No values in `crash.*` and `unsaved.*`. */
export const desktop = {
  'crash.title': 'Something went wrong',
  'crash.text':
    'The game’s window stopped. Every decision is saved as soon as it is taken, so nothing is lost. If it happens again, try safe graphics: a simpler picture that does without the graphics card.',
  'crash.restore': 'Restore the game',
  'crash.safe': 'Use safe graphics',
  'crash.copy': 'Copy diagnostics',
  'crash.copied': 'Copied. It holds versions, settings and the log, and nothing about your hands or your name.',
  'crash.quit': 'Quit',

  'update.title': 'Version {version} is there',
  'update.text':
    'It can be fetched while you play, and takes the place of this version when you close the game. Your games stay as they are.',
  'update.get': 'Fetch it',
  'update.later': 'Not now',

  'unsaved.title': 'A game is not saved',
  'unsaved.text':
    'The disk has not taken the last decisions. Make room or write access and try again; whoever quits now loses them.',
  'unsaved.quit': 'Quit and lose them',
  'unsaved.retry': 'Save again and quit',
  'unsaved.stay': 'Stay',

  notLoaded:
    'The game could not be shown ({reason}). Installing it again may help. The log lies in {folder}, in the folder “logs”.',

  'leave.title': 'Leave the table?',
  'leave.text': 'The game stays as it is. “Continue” brings it back.',
  'leave.go': 'Leave',
  'leave.stay': 'Stay',

  'support.title': 'Help with problems',
  'support.text':
    'If something does not work, these lines help to find out why. They hold versions, settings and the log: no hands, no decisions, no names.',
  'support.copy': 'Copy diagnostics',
  'support.copied': 'Copied.',
  'support.notCopied': 'It could not be copied. Select the lines above and copy them yourself.',
  'support.report': 'Diagnostics',
  'support.logs': 'Open the log folder',
  'support.logs.place': 'The log lies in {folder}',
  'support.logs.notOpened': 'Nothing here can show a folder. The log lies in {folder}',

  'licences.list': 'Everything that is part of the program ({count})',
  'licences.none': 'The list of licences could not be read.',
  'licences.noText': 'This package comes without the text of its licence; its name is {licence}.',
  'licences.electron':
    'In its own window the game runs in Electron, with Chromium and Node.js; their licences lie beside the program.',

  'about.credits.title': 'Credits',
  'about.credits':
    'The board game Hadara is by Benjamin Schwer and was published by Hans im Glück. Text, pictures and symbols of this edition were made for it; no text and no picture of the publisher is used. Fonts: Cinzel by Natanael Gama, Source Sans 3 by Paul D. Hunt and others at Adobe.',

  'settings.safeGraphics': 'Safe graphics',
  'settings.safeGraphics.detail':
    'For drivers that fail: the simplest picture at once and, in the game’s own window, no graphics card from the next start on.',

  'keys.fullScreen': 'Full screen',
  'keys.size': 'Text and panels larger, smaller, usual',
  'keys.plus': 'Ctrl +',
  'keys.minus': 'Ctrl −',
  'keys.zero': 'Ctrl 0',

  'notice.graphicsFail': 'The graphics driver has failed {detail} times.',
  'link.ended.retry': 'Try again',
  'link.ended.still': 'It is not there yet.',
} as const;
