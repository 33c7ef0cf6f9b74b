/**
 * Makes the app's icons from `resources/icon.svg`. Run `node electron/packaging/make-icons.ts` after changing the
 * drawing. The icons are committed, so packing needs no browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

import { findChromium } from '../../scripts/lib/chromium.mjs';
import { icnsOf, icoOf, type Picture } from './icon-files.ts';

const resources = new URL('../../resources/', import.meta.url);
const file = (name: string) => fileURLToPath(new URL(name, resources));
const svg = readFileSync(file('icon.svg'), 'utf8');

const found = findChromium();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(typeof found === 'object' ? { executablePath: found.path } : {}),
});
const page = await browser.newPage();
const pictures: Picture[] = [];
for (const size of [16, 32, 48, 64, 128, 256, 512, 1024]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  pictures.push({ size, png: await page.screenshot({ omitBackground: true }) });
}
await browser.close();

mkdirSync(file('icons'), { recursive: true });
for (const { size, png } of pictures.filter(({ size }) => size <= 512)) {
  writeFileSync(file(`icons/${size}x${size}.png`), png);
}
writeFileSync(file('icon.ico'), icoOf(pictures.filter(({ size }) => size <= 256)));
writeFileSync(file('icon.icns'), icnsOf(pictures));
