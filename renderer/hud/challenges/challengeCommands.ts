/** What the page can ask of the deal of the day, the challenges and the ladder. */
export interface ChallengeCommands {
  /** Goes to the screen of challenges. */
  open(): Promise<void>;
  close(): Promise<void>;
}
