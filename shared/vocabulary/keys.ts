/**
 * What has a key of its own in the game, and which key that is until the player chooses another one: for whoever listens to
 * keys, the list of keys, hints, and what screen readers are told. In the order in which they are listed.
 */
export const USUAL_KEYS = {
  buy: 'b',
  sell: 's',
  pass: 'p',
  advice: 'a',
  coach: 'q',
  inspect: 'i',
  undo: 'u',
  redo: 'y',
  reset: 'r',
  recap: 'e',
  log: 'l',
  foresight: 'f',
  hide: 'j',
  pause: 'x',
  step: 't',
  camera: 'c',
  board: 'h',
  opponent: 'n',
  colonies: 'k',
  wheel: 'w',
  above: 'v',
  seats: 'o',
  panel: 'd',
  gallery: 'g',
  goals: 'z',
  sound: 'm',
  askOwn: 'F2',
  askReach: 'F3',
  askOpponent: 'F4',
  askPiles: 'F7',
  region: 'F6',
  rules: 'F1',
  help: '?',
} as const satisfies Record<string, string>;

export type KeyCommand = keyof typeof USUAL_KEYS;

export const KEY_COMMANDS = Object.keys(USUAL_KEYS) as [KeyCommand, ...KeyCommand[]];

/** Keys that can be chosen: a letter or sign, in small letters, or a function key that means nothing to the window. */
export const CHOSEN_KEY = /^(?:[^\s\p{Lu}\p{Lt}\p{Nd}\p{C}]|F(?:[1-9]|10))$/u;

/**
 * Keys with Ctrl, on macOS Command, as menus write them; they are the same in every program and stay as they are.
 * `size` keys and undo mean something to the page, which hears them itself.
 */
export const ACCELERATORS = {
  newGame: 'CmdOrCtrl+N',
  games: 'CmdOrCtrl+G',
  import: 'CmdOrCtrl+O',
  settings: 'CmdOrCtrl+,',
  search: 'CmdOrCtrl+K',
  undo: 'CmdOrCtrl+Z',
  redo: 'CmdOrCtrl+Y',
  larger: 'CmdOrCtrl+Plus',
  smaller: 'CmdOrCtrl+-',
  usualSize: 'CmdOrCtrl+0',
  quit: 'CmdOrCtrl+Q',
  fullScreen: 'Alt+Enter',
} as const;
