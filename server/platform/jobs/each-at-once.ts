/**
 * Does the work for each item, for at most `most` of them at the same time, so that waits for the disk or for another server
 * are shared. When one fails, those under way end and no further one begins; the first error is thrown.
 */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const failures: unknown[] = [];
  const takeNext = async () => {
    for (const item of rest) {
      await work(item).catch((error: unknown) => void failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: most }, takeNext));
  if (failures.length > 0) throw failures[0];
}
