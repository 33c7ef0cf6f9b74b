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

test('a bar over half of a button is no fault where the page can be scrolled, and one that stays over it is', async ({
  page,
}) => {
  const style =
    'main { height: 3000px } button { position: absolute; top: 230px; height: 44px } nav { position: sticky; top: 0; z-index: 1 } a { display: block; height: 50px; background: #000; color: #fff }';
  const body = html.replace('<h1>', `<style>${style}</style><nav><a href="/next">Next</a></nav><h1>`);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://localhost/page');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Save';
    document.querySelector('main')?.append(button);
    // Ten pixels of the button are below the bar.
    scrollTo(0, 230 + 44 - 50 - 10);
  });
  await axe(page, 0);
  expect(await page.evaluate(() => scrollY)).toBe(214);
  await page.locator('nav').evaluate((nav) => Object.assign(nav.style, { position: 'absolute', top: '220px' }));
  await expect(axe(page, 0)).rejects.toThrow('target-size');
});
