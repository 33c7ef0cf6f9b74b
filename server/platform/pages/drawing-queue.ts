/** Runs a drawing when it is its turn; `null` where too many wait already. */
export type DrawInTurn = <T>(draw: () => Promise<T>) => Promise<T> | null;

/**
 * Lets drawings share the thread with all else that the server does: in each turn of the event loop one of them begins at
 * most, and in between every request that has come in is served. Some may wait for the database at the same time.
 */
export function createDrawingQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): DrawInTurn {
  const queue: (() => Promise<unknown>)[] = [];
  let running = 0;
  let isNextTurnTaken = false;

  function beginNext(): void {
    if (isNextTurnTaken || running >= atOnce || queue.length === 0) return;
    isNextTurnTaken = true;
    setImmediate(() => {
      isNextTurnTaken = false;
      running += 1;
      const end = () => {
        running -= 1;
        beginNext();
      };
      queue.shift()?.().then(end, end);
      beginNext();
    });
  }

  return (draw) => {
    if (queue.length >= waiting) return null;
    const turn = Promise.withResolvers<void>();
    const drawing = turn.promise.then(draw);
    queue.push(() => {
      turn.resolve();
      return drawing;
    });
    beginNext();
    return drawing;
  };
}
