import type { Locator, Page } from '@playwright/test';

/**
 * Adds up the layout shifts of each page from its beginning. Called before the page is opened.
 *
 * @param isUser whether the browser knows that its user is signed in, as after the sign-in page
 */
export async function measureShifts(page: Page, { isUser }: { isUser: boolean }): Promise<void> {
  await page.addInitScript((expected) => {
    // As after a sign-in by its page.
    if (expected && location.href !== 'about:blank') localStorage.setItem('cardi-was-signed-in', '1');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const { dataset } = document.documentElement;
        dataset.shift = String(Number(dataset.shift ?? 0) + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, isUser);
}

/** The sum of the layout shifts so far. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

/** The lower edge of a part, from the top of the window. */
export async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

/** Where the first screen ends: at the bar of links at its foot on a phone, otherwise at the lower edge. */
export async function firstScreenEnd(page: Page): Promise<number> {
  const bars = page.getByRole('navigation', { name: 'Quick links' });
  // Nothing waits for the bar, which a wide screen and a visitor do not have.
  const [top] = await bars.evaluateAll((found) => found.map((bar) => bar.getBoundingClientRect().top));
  return top ?? page.viewportSize()?.height ?? Number.NaN;
}

/** What one can press or open in the page's main part, by its words; `solids` are filled like the `first` one. */
export function pressedWords(page: Page, first: string): Promise<{ words: string[]; solids: string[] }> {
  return page.evaluate((name) => {
    const shown = [...document.querySelectorAll<HTMLElement>('main a, main button')].filter(
      (one) => one.checkVisibility() && one.innerText.trim() !== '',
    );
    const fill = (one: Element | undefined) => one && getComputedStyle(one).backgroundColor;
    const solid = fill(shown.find((one) => one.innerText.trim() === name));
    return {
      words: shown.map((one) => one.innerText.trim()),
      solids: shown.filter((one) => fill(one) === solid).map((one) => one.innerText.trim()),
    };
  }, first);
}
