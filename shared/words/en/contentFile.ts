/** What can be wrong with a content file, for the person who edits it. */
export const contentFile = {
  tooLarge: 'The file is larger than 4 MB.',
  notOrdinary: 'This is no ordinary file: links, folders and pipes are not read.',
  unreadable: 'The file cannot be read',
  notJson: 'This is not JSON: a comma, a bracket or a quotation mark is missing or too many.',
  double: 'This name or number is used twice.',
  equalColours: 'The five colours must be five different ones.',
  equalEmblems: 'The five emblems must have five different names.',
  tooFewCards: 'The basic game needs at least ten cards of each colour and epoch.',
  negativeGain: 'Only cards of the kind “negative” may lower a track.',
  negativeWithoutLoss: 'A card of the kind “negative” must lower a track.',
} as const;
