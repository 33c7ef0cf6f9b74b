/** The words on the command line beside links: of the system's start at sign-in, the jump list and the desktop file. */
export const startWords = { hidden: '--hidden', search: '--search', newWindow: '--new-window' } as const;
export type StartWord = keyof typeof startWords;

/** Which of the words a command line has. Everything else on it is for others. */
export function wordsOf(args: readonly string[]): ReadonlySet<StartWord> {
  const names = Object.keys(startWords) as StartWord[];
  return new Set(names.filter((name) => args.includes(startWords[name])));
}
