import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of the Web Content Accessibility Guidelines 2.2, levels A and AA, that axe knows. */
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Asserts that the page as it stands has no violation of WCAG 2.2 AA. */
export async function axe(page: Page): Promise<void> {
  // Without the mode called legacy, axe opens a page of its own to put the frames' findings together, and what
  // passes is described at length: that is two thirds of the work. A frame from elsewhere is its owner's matter.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: wcag22aa, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
