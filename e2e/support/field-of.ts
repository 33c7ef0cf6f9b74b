import type { FrameLocator, Locator, Page } from '@playwright/test';

/**
 * The form field of this label in `scope`.
 *
 * `getByLabel` finds whatever carries the words in its name, such as a symbol or a region: on the page from which
 * a click leads to the form, it can find one of those, and to ask that for its value fails at once.
 */
export const fieldOf = (
  scope: Page | Locator | FrameLocator,
  label: string | RegExp,
  options?: { exact?: boolean },
): Locator => scope.getByLabel(label, options).and(scope.locator('input, textarea, select, [contenteditable]'));
