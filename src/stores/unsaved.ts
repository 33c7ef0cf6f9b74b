/** How many parts of the page on screen have entries that are not saved. */
let count = 0;

/** Notes one more, until the function that it returns is called. */
export function noteUnsaved(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

export const hasUnsaved = (): boolean => count > 0;
