/** How many parts of the page on screen have entries that are not saved. */
let count = 0;

/** Counts one more until the returned function is called. */
export function noteUnsaved(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

export const hasUnsaved = (): boolean => count > 0;
