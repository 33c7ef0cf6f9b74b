import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The program, in the short form: compiling the other one takes half as long again, in every document. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of the Web Content Accessibility Guidelines 2.2, levels A and AA, that axe knows, and its best practices. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules that a change of colours alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Asserts that the current page has no violation of WCAG 2.2 AA, and keeps to the best practices.
 *
 * @param patience how long the page may take until then (milliseconds)
 */
export const axe = (page: Page, patience?: number): Promise<void> =>
  check(page, { type: 'tag', values: allRules }, patience);

/** What is wrong with the current page by the same rules; for walks that tell of all pages at once. */
export const axeFindings = (page: Page): Promise<Finding[]> => find(page, { type: 'tag', values: allRules });

interface Finding {
  rule: string;
  places: string[];
}

/** Makes a page that has not been opened yet follow the system's theme, which is dark at first. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    // The script also runs in embedded frames, and on the empty page between two starts of the app.
    if (window === window.top && location.href !== 'about:blank') localStorage.setItem('cardi-theme', 'system');
  });
}

/**
 * Asserts the same in both themes, for a page that follows the system (`followSystemTheme`): all rules in the dark
 * theme, and the rules about colours in the light one, because the themes differ in nothing else.
 */
export async function axeInBothThemes(page: Page, patience?: number): Promise<void> {
  await axe(page, patience);
  await switchTheme(page, 'light');
  await check(page, { type: 'rule', values: colourRules }, patience);
  await switchTheme(page, 'dark');
}

/** Changes the theme of the system, for a page that follows it. */
export async function switchTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // React renders the new theme one frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * What stays wrong is wrong: a page may still be on its way, without its heading, or leave while the rules look at it. The
 * message names the rules and places, because summaries show no more than the message.
 */
async function check(page: Page, runOnly: RunOptions['runOnly'], patience = 10_000): Promise<void> {
  const deadline = performance.now() + patience;
  let findings = await find(page, runOnly);
  while (findings.length > 0 && performance.now() < deadline) findings = await find(page, runOnly);
  const told = findings.map(({ rule, places }) => `${rule} (${places.join('; ')})`).join('\n');
  expect(findings, `accessibility of ${page.url()}: ${told}`).toEqual([]);
}

async function find(page: Page, runOnly: RunOptions['runOnly']): Promise<Finding[]> {
  // A document gets the program once, because compiling it takes as long as a run. Passed rules are not described, which
  // halves a run. Frames from other origins are not tested.
  const isReady = await page.evaluate(() => 'axe' in window);
  if (!isReady) await page.evaluate(program);
  return page.evaluate(
    async ({ runOnly }) => {
      const options: RunOptions = {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
        // The tabs of the desktop app are around the landmarks of their pages, and axe does not look for them in an object.
        rules: { region: { enabled: document.querySelector('[id^=tab-page-], object') === null } },
      };
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(document, options);
      // A bar at the edge of the window lies over half of some button wherever the page is scrolled to: what counts is
      // whether the button is covered in the middle.
      const place = scrollY;
      for (const violation of violations.filter(({ id }) => id === 'target-size')) {
        const stay: typeof violation.nodes = [];
        for (const node of violation.nodes) {
          const selector = node.target.join(' ');
          document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const again = await axe.run(selector, { ...options, runOnly: { type: 'rule', values: ['target-size'] } });
          stay.push(...again.violations.flatMap(({ nodes }) => nodes));
        }
        violation.nodes = stay;
        scrollTo({ top: place, behavior: 'instant' });
      }
      return violations
        .map(({ id, help, nodes }) => ({
          rule: `${id}: ${help}`,
          places: nodes
            // The container of an external tool is a dialog only while it is full screen, and may not move in the document.
            .filter(({ html }) => id !== 'aria-allowed-role' || !/^<dialog\b[^>]* role="group"/.test(html))
            .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
        }))
        .filter(({ places }) => places.length > 0);
    },
    { runOnly },
  );
}
