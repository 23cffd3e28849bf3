/** How fast the game goes on while others decide. */
export interface RunCommands {
  /** Straight to the next decision at this screen; where bots play alone, to the end of what is being shown. */
  skip(): void;
  /** Everything many times as fast, as long as it is `on`. */
  through(on: boolean): void;
  pause(): void;
  goOn(): void;
  /** One more turn of a paused game. */
  step(): void;
}
