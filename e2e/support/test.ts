import { expect } from '@playwright/test';

import { watchPages } from './page-problems.ts';
import { serverTest } from './server-fixtures.ts';
import { slowPages } from './slow.ts';
import { startPages } from './started.ts';

export { axe, axeFindings, axeInBothThemes, followSystemTheme, switchTheme } from './axe.ts';
export { drawnByBrowser } from './started.ts';
export { expect };

interface Fixtures {
  /**
   * Console errors that a test causes on purpose, such as `/status of 404/`. Any other error that a page reports fails
   * the test.
   */
  allowedConsole: RegExp[];
  /** Fails the test on console errors, uncaught exceptions and violations of the content security policy. */
  pageProblems: void;
}

/** Tests of the renderer in Chromium, against a real server at `baseURL`. */
export const test = serverTest.extend<Fixtures>({
  allowedConsole: [[], { option: true }],

  pageProblems: [
    async ({ browser, allowedConsole }, use) => {
      const { problems, stop } = watchPages(browser, allowedConsole);
      const stopSlowing = process.env.E2E_SLOW ? slowPages(browser) : undefined;
      const stopStarting = startPages(browser);
      await use();
      stop();
      stopStarting();
      stopSlowing?.();
      expect(problems, 'errors that the pages reported').toEqual([]);
    },
    { auto: true },
  ],
});
