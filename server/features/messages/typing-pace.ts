/** A member's typing is passed on at most once in this time (milliseconds). */
const interval = 1000;

/** More members who type within a moment would be an attack. */
const mostTyping = 10_000;

/**
 * Whether a member's typing may be passed on now. Counted in memory, because a count in the database would store what is not
 * to be stored, and write to the disk with every few letters.
 */
export function createTypingPace(): (userId: number) => boolean {
  const since = new Map<number, number>();
  return (userId) => {
    const now = performance.now();
    if (now - (since.get(userId) ?? -interval) < interval) return false;
    if (since.size >= mostTyping) since.clear();
    since.set(userId, now);
    return true;
  };
}
