import { usePageTitleStore } from './page-title.ts';

/** How many parts of the page on screen have entries that are not saved. */
let count = 0;
/** The names of pages in other tabs that have some. */
let inTabs: readonly string[] = [];
/** The names of pages in other windows that have some, by window. */
const inWindows = new Map<string, readonly string[]>();
let isLeaving = false;
let onChange = () => {};

/** Counts one more until the returned function is called. */
export function noteUnsaved(): () => void {
  count += 1;
  onChange();
  return () => {
    count -= 1;
    onChange();
  };
}

export const hasUnsaved = (): boolean => count > 0;

/** Notes which pages in other tabs of this window have entries that are not saved. */
export function setUnsavedElsewhere(titles: readonly string[]): void {
  inTabs = titles;
  onChange();
}

/** Notes which pages in another window of the app have entries that are not saved. */
export function setUnsavedInWindow(window: string, titles: readonly string[]): void {
  if (titles.length > 0) inWindows.set(window, titles);
  else inWindows.delete(window);
}

/** Calls a function, and no other one any more, when the pages of this window with unsaved entries may be others. */
export function watchUnsaved(listener: () => void): void {
  onChange = listener;
}

/** The names of the pages of this window with entries that are not saved. */
export function unsavedHere(): readonly string[] {
  return hasUnsaved() ? [usePageTitleStore.getState().title ?? 'This page', ...inTabs] : inTabs;
}

/** The names of all pages with entries that are not saved, those of other windows among them. */
export function unsavedPages(): readonly string[] {
  return [...unsavedHere(), ...[...inWindows.values()].flat()];
}

/** The page is about to be left, and nothing can be saved any more: nobody is asked. */
export function leaveUnasked(): void {
  isLeaving = true;
}

/** Keeps the page from being left without a question; for `beforeunload`. */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault();
}
