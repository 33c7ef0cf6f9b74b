import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { signInAs, signInAsNewMember } from './support/account.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

const pdf = {
  name: 'Term sheet.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
};

/** Pastes a picture, as from a screenshot, into the field that has the focus. */
async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 200);
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('No canvas');
    brush.fillStyle = '#1fc78a';
    brush.fillRect(0, 0, 320, 200);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
}

test('a note takes files by choice and from the clipboard, and gives them back', async ({ page }) => {
  await signInAsNewMember(page);
  await followSystemTheme(page);
  await page.goto('/network/companies/1');
  const notes = page.getByRole('region', { name: 'Your notes' });
  await notes.getByRole('button', { name: 'Write a note' }).click();
  await expect(notes.getByRole('textbox', { name: 'New note' })).toBeFocused();
  await page.keyboard.type('The deck and the plant.');
  await pastePicture(page);
  await notes.getByLabel('Files to attach').setInputFiles(pdf);
  const rows = notes.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(notes.getByRole('progressbar')).toHaveCount(0);
  await axeInBothThemes(page);
  await notes.getByRole('button', { name: 'Save note' }).click();

  const note = notes.getByRole('article');
  const picture = note.getByRole('img', { name: 'image.png' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  const saving = page.waitForEvent('download');
  await note.getByRole('link', { name: /^Term sheet\.pdf/ }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Term sheet.pdf');
  expect((await readFile(await download.path())).equals(pdf.buffer)).toBe(true);
  await axeInBothThemes(page);
});

test('a message with a file reaches the other member', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signInAsNewMember(other);
  const { id } = (await (await other.request.get('/api/auth/me')).json()) as { id: number };
  await signInAs(page, 'admin');
  await page.goto(`/network/messages?to=${id}`);
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Here it is.');
  await page.getByLabel('Files to attach').setInputFiles(pdf);
  await expect(page.getByRole('button', { name: 'Remove Term sheet.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const link = (where: Page) =>
    where.getByRole('region', { name: /^Messages with/ }).getByRole('link', { name: /^Term sheet\.pdf/ });
  await expect(link(page)).toBeVisible();
  await other.goto(new URL(page.url()).pathname);
  const saving = other.waitForEvent('download');
  await link(other).click();
  expect((await readFile(await (await saving).path())).equals(pdf.buffer)).toBe(true);
  await context.close();
});
