import { type ElementHandle, expect, type Page } from '@playwright/test';

const opened = '[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible, [role=listbox]:visible';

/** What opens a dialog, a menu or a list of choices: marked as such, and switched on. Fields that suggest places wait for text. */
const openers =
  '[aria-haspopup]:not([aria-haspopup=false]):not([disabled]):visible, main select:not([disabled]):visible';

/**
 * What an opener is, apart from the record it is for: "menu More", "dialog Report". `null` for a list that the system draws,
 * of which a page has nothing to show.
 */
function kindOf(opener: Opener): Promise<string | null> {
  return opener.evaluate((element) => {
    if (element instanceof HTMLSelectElement && getComputedStyle(element).appearance !== 'base-select') return null;
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const kind = element.getAttribute('aria-haspopup') ?? element.role ?? '';
    return `${kind} ${words.split(/\s+/)[0]} ${element.className}`;
  });
}

/** What opens without such a role, such as a list that has no entries yet, or one of choices. */
const isExpanded = (opener: Opener) =>
  opener.evaluate(
    (element) =>
      element.getAttribute('aria-expanded') === 'true' ||
      (element instanceof HTMLSelectElement && element.matches(':open')),
  );

/** An element and not a locator: with the first press parts of the page come that are openers, too. */
type Opener = ElementHandle<HTMLElement | SVGElement>;

/** The first opener of the page whose kind is not in `seen` yet; it is from now on. */
async function nextOpener(page: Page, seen: Set<string>): Promise<{ opener: Opener; kind: string } | null> {
  for (const opener of (await page.locator(openers).elementHandles()) as Opener[]) {
    const kind = await kindOf(opener);
    if (kind !== null && !seen.has(kind)) {
      seen.add(kind);
      return { opener, kind };
    }
  }
  return null;
}

/**
 * Opens each dialog, menu and list of choices of the current page whose kind is not in `seen` yet, calls `look`, and closes
 * it with Escape.
 */
export async function openEach(page: Page, seen: Set<string>, look: (kind: string) => Promise<void>): Promise<void> {
  for (let next = await nextOpener(page, seen); next; next = await nextOpener(page, seen)) {
    const { opener, kind } = next;
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
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      continue;
    }
    await look(kind);
    const isOpen = async () => (await page.locator(opened).count()) > 0 || (await isExpanded(opener));
    for (let press = 0; press < 3 && (await isOpen()); press += 1) {
      await page.keyboard.press('Escape');
      await page.waitForFunction(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
      );
    }
    await expect(page.locator(opened), `${kind} of ${address}, after Escape`).toHaveCount(0);
  }
}
