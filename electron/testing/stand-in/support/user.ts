/** The answers and system settings of the person in front of the app; a test may change them at any time. */
export const user = {
  /**
   * The number of the button pressed in each message box, in order; afterwards the button that closing the box stands
   * for.
   */
  messageBoxAnswers: [] as number[],
  /** Where a save dialog saves; `null` closes the dialog. By default, the offered path. */
  savesTo: undefined as string | null | undefined,
  isOnline: true,
  /** The answer of a proxy script. */
  proxy: 'DIRECT',
  hasDarkSystem: true,
  /** Keys that another program has taken. */
  takenKeys: [] as string[],
  /** What the person has removed from the jump list. */
  removedFromJumpList: [] as Electron.JumpListItem[],
};
