/** Playing with a content file of one's own. */
export const content = {
  'content.summary': 'Numbers of the game: {name, select, standard {standard} own {a file of your own} other {{name}}}',
  'content.detail':
    'Costs, gains and points lie in a file that you can copy, change and play with. Write a copy, edit it with any text editor, and read the folder again.',
  'content.choose': 'Numbers of the game',
  'content.standard': 'Standard',
  'content.standard.detail': 'The numbers of this edition',
  'content.own.detail': 'Your own file',
  'content.reading': 'Reading the folder …',
  'content.unread': 'The folder could not be read.',
  'content.none': 'There are no files in the folder yet.',
  'content.bad': 'Cannot be played with',
  'content.unlisted':
    '{count, plural, one {# more file in the folder is not read: only the first {read, number},} other {# more files in the folder are not read: only the first {read, number},}} sorted by name.',
  'content.place': 'At {place}:',
  'content.folder': 'Folder',
  'content.copy': 'Write a copy of the standard file',
  'content.refresh': 'Read the folder again',
  'content.gone': 'The file that was chosen is no longer there, or has changed. The standard numbers are chosen again.',
  'content.count':
    '{good, plural, =0 {No file can be played with} one {# file can be played with} other {# files can be played with}}{bad, plural, =0 {.} one {, # has a mistake.} other {, # have mistakes.}}',

  'refused.contentMissing':
    'The content file that this game is played with is no longer there. Put it back into its folder and try again.',
  'notice.contentMissing': 'A game cannot be continued without its content file ({detail}). The game is kept.',
} as const;
