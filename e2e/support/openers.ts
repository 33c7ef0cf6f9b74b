import { expect, type Locator, type Page } from '@playwright/test';

const opened = '[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible, [role=listbox]:visible';

/** What opens a dialog, a menu or a list of choices: marked as such, and switched on. Fields that suggest places wait for text. */
const openers =
  '[aria-haspopup]:not([aria-haspopup=false]):not([disabled]):visible, main select:not([disabled]):visible';

/** What an opener is, apart from the record it is for: "menu More", "dialog Report". */
async function kindOf(opener: Locator): Promise<string> {
  return opener.evaluate((element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const kind = element.getAttribute('aria-haspopup') ?? element.role ?? '';
    return `${kind} ${words.split(/\s+/)[0]} ${element.className}`;
  });
}

/** What opens without such a role, such as a list that has no entries yet, or the system's own. */
const isExpanded = (opener: Locator) =>
  opener.evaluate(
    (element) =>
      element.getAttribute('aria-expanded') === 'true' ||
      (element instanceof HTMLSelectElement && element.matches(':open')),
  );

/**
 * Opens each dialog, menu and list of choices of the current page whose kind is not in `seen` yet, calls `look`, and closes
 * it with Escape.
 */
export async function openEach(page: Page, seen: Set<string>, look: (kind: string) => Promise<void>): Promise<void> {
  const all = page.locator(openers);
  for (let index = 0; index < (await all.count()); index += 1) {
    const opener = all.nth(index);
    const kind = await kindOf(opener);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const address = page.url();
    await opener.click();
    const layer = page.locator(opened).last();
    await expect
      .poll(async () => page.url() !== address || (await layer.isVisible()) || (await isExpanded(opener)), {
        message: `${kind} of ${address}`,
      })
      .toBe(true);
    // Where one has to sign in first.
    if (page.url() !== address) {
      await page.goto(address);
      continue;
    }
    await look(kind);
    for (let press = 0; press < 3 && (await page.locator(opened).count()) > 0; press += 1) {
      await page.keyboard.press('Escape');
      await page.waitForFunction(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
      );
    }
    await expect(page.locator(opened), `${kind} of ${address}, after Escape`).toHaveCount(0);
  }
}
