/**
 * The shell in which npm runs a script keeps signals to itself: stopping `npm start` stops only that shell. On Windows,
 * a child still names a parent that has ended.
 * @param {() => void} end
 */
export function whenParentEnds(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 250);
  watch.unref();
}
