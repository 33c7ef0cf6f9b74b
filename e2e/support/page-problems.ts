import type { Browser, BrowserContext } from '@playwright/test';

import { health } from '#contract/health.ts';
import { openStream } from '#contract/live.ts';

/**
 * The stream of events ends with its server, and the page asks by itself whether it is back: browsers report both as
 * errors.
 */
const serverAway = new RegExp(`Failed to load resource: net::ERR_\\w+ \\(.*(?:${openStream.path}|${health.path})\\)`);

/**
 * Collects the problems of a browser's pages from now on: console errors (which include failed requests and violations
 * of the content security policy) and uncaught exceptions.
 */
export function watchPages(browser: Browser, allowed: readonly RegExp[]) {
  const problems: string[] = [];
  const report = (problem: string) => {
    if (![serverAway, ...allowed].some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  const watch = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() === 'error') report(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (event) => report(`Uncaught: ${event.error().stack ?? event.error().message}`));
  };
  for (const context of browser.contexts()) watch(context);
  browser.on('context', watch);
  return { problems, stop: () => void browser.off('context', watch) };
}
