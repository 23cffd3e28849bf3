/** A way to another screen. */
export type Journey =
  | { readonly name: 'newGame' | 'continue' | 'games' }
  | { readonly name: 'resume'; readonly gameId: string };

/** What the menu bar of the desktop asks of the page; the page decides whether it makes sense now. */
export type MenuCommand =
  | Journey
  | {
      readonly name:
        | 'settings'
        | 'undo'
        | 'redo'
        | 'larger'
        | 'smaller'
        | 'usualSize'
        | 'rules'
        | 'keys'
        | 'about'
        | 'diagnostics';
    };
