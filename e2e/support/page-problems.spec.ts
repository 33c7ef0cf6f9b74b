import { expect, test } from '@playwright/test';

import { watchPages } from './page-problems.ts';

/** The page of each test, and the problem it has. */
const problems = [
  { name: 'a console error', html: '<script>console.error("broken")</script>', found: /broken/ },
  { name: 'an uncaught exception', html: '<script>throw new Error("boom")</script>', found: /Uncaught: .*boom/s },
  { name: 'a missing file', html: '<img src="/missing.png" alt="">', found: /status of 404/ },
  {
    name: 'a violated policy',
    html: '<script src="https://elsewhere.example/x.js"></script>',
    found: /Security Policy/,
  },
];

for (const { name, html, found } of problems) {
  test(`${name} on any page of the browser is noticed`, async ({ browser }) => {
    const { problems: noticed, stop } = watchPages(browser, [/favicon/]);
    const { problems: allowed, stop: stopAllowed } = watchPages(browser, [/favicon/, found]);
    const page = await browser.newPage();
    await page.route('**/*', (route) => {
      if (!route.request().url().endsWith('/page')) return route.fulfill({ status: 404 });
      const headers = { 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
      return route.fulfill({ contentType: 'text/html', headers, body: `<!doctype html>${html}` });
    });
    await page.goto('http://localhost/page');
    await page.close();
    stop();
    stopAllowed();
    expect(noticed).toEqual([expect.stringMatching(found)]);
    expect(allowed).toEqual([]);
  });
}
