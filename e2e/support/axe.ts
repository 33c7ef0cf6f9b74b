import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of the Web Content Accessibility Guidelines 2.2, levels A and AA, that axe knows. */
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rules that a change of colours alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Asserts that the page as it stands has no violation of WCAG 2.2 AA. */
export const axe = (page: Page): Promise<void> => check(page, { type: 'tag', values: wcag22aa });

/** Makes the page, which must not have been opened yet, follow the system's theme: dark for now. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    // The script runs in embedded frames, too.
    if (window === window.top) localStorage.setItem('cardi-theme', 'system');
  });
}

/**
 * Asserts the same in both themes, for a page that follows the system (`followSystemTheme`): every rule in the dark theme,
 * the rules about colours in the light one as well, for nothing else differs between them.
 */
export async function axeInBothThemes(page: Page): Promise<void> {
  await axe(page);
  await switchTheme(page, 'light');
  await check(page, { type: 'rule', values: colourRules });
  await switchTheme(page, 'dark');
}

async function switchTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // React gives the new theme to the components in the frame after.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function check(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<void> {
  // Without the mode called legacy, axe opens a page of its own to put the frames' findings together, and what
  // passes is described at length: that is two thirds of the work. A frame from elsewhere is its owner's matter.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
