/** Processor time of this thread, which other programs on the machine do not affect. */
export function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The processor time (ms) of each turn of the event loop until the work is done; nothing else runs during a turn. */
export async function turnsDuring(work: Promise<void>): Promise<number[]> {
  const turns: number[] = [];
  const state = { isDone: false };
  void work.then(() => {
    state.isDone = true;
  });
  let before = process.threadCpuUsage();
  while (!state.isDone) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    turns.push(millisecondsSince(before));
    before = process.threadCpuUsage();
  }
  return turns;
}
