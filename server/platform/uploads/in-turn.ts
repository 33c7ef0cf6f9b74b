let last: Promise<unknown> = Promise.resolve();

/** Looks into one uploaded file at a time: each may need a core and a few hundred megabytes for a moment. */
export function inTurn<Result>(look: () => Promise<Result>): Promise<Result> {
  const turn = last.then(look, look);
  last = turn;
  return turn;
}
