/** What is said to whoever starts the game before there is a page. */
export const start = {
  inUse: 'The game is already running with the data folder {folder}.',
  inUseElsewhere:
    'The game is already running with the data folder {folder} on the computer {computer}. If it was ended there by force, try again in a minute.',
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
  portInUse: 'Another program uses the port {port}. Choose another one with --port, or leave it out.',
  badFile: 'Only files that end in .hadara or .jsonl can be opened.',
  help: `Usage: npm start -- [options] [FILE ...]
  FILE           a saved game (.hadara) or game records (.jsonl) to open
  --data DIR     keep saves and settings in DIR
  --port N       port of the page, when the game opens in a browser (default: any free one)
  --no-browser   open nothing; print the address to open
  --help         show this`,
} as const;
