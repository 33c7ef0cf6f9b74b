import { expect, test } from '@playwright/test';

import { axe, axeInBothThemes } from './axe.ts';

/** A page without a server; its paragraph has enough contrast in the dark theme only. */
const html = `<!doctype html><html lang="en" data-theme="dark"><title>A page</title>
  <style>
    body { background: #000; color: #fff; }
    @media (prefers-color-scheme: light) { body { background: #fff; } p { color: #bbb; } }
  </style>
  <main><h1>A page</h1></main>
  <script>
    const light = matchMedia('(prefers-color-scheme: light)');
    light.onchange = () => { document.documentElement.dataset.theme = light.matches ? 'light' : 'dark'; };
  </script></html>`;

test('the check for accessibility finds what a page lacks, also after another run and in one theme only', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://localhost/page');
  await axe(page);
  const add = (name: string) =>
    page.evaluate((tag) => document.querySelector('main')?.append(document.createElement(tag)), name);
  await add('button');
  await expect(axe(page, 0)).rejects.toThrow('button-name');

  await page.goto('http://localhost/next');
  await add('p');
  await page.locator('p').evaluate((p) => p.append('A text'));
  await axe(page);
  await expect(axeInBothThemes(page, 0)).rejects.toThrow('color-contrast');
});
