/**
 * The shell that npm runs a script in takes a signal for itself and passes none on: whoever ends
 * `npm start` ends that shell only. On Windows, ending a process leaves its number to its children.
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
