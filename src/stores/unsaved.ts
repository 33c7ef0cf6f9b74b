/** How many parts of the page on screen have entries that are not saved. */
let count = 0;
/** The names of pages in other tabs that have some. */
let elsewhere: readonly string[] = [];
let isLeaving = false;

/** Counts one more until the returned function is called. */
export function noteUnsaved(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

export const hasUnsaved = (): boolean => count > 0;

/** Notes which pages in other tabs of this window have entries that are not saved. */
export function setUnsavedElsewhere(titles: readonly string[]): void {
  elsewhere = titles;
}

/** The names of all pages of this window with entries that are not saved; `title` is that of the page on screen. */
export function unsavedPages(title: string | null): readonly string[] {
  return hasUnsaved() ? [title ?? 'This page', ...elsewhere] : elsewhere;
}

/** The page is about to be left, and nothing can be saved any more: nobody is asked. */
export function leaveUnasked(): void {
  isLeaving = true;
}

/** Keeps the page from being left without a question; for `beforeunload`. */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault();
}
