import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { hostileTexts } from '#src/components/testing/hostile-texts.ts';
import { freshUsername } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { linkIn, mailTo } from './support/outbox.ts';
import { axeInBothThemes, drawnByBrowser, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** Sample events by what they show (server/seed/events). */
const hybridPremium = '/events/1';
const freeWebinar = '/events/2';
const fullEvent = '/events/4';
const pastEvent = '/events/13';
const exclusiveEvent = 'Water Reuse Investment Day';

const dialog = (page: Page) => page.getByRole('dialog');

function freshEmail(): string {
  return `${freshUsername()}@test.example`;
}

/** Opens the dialog and waits until its fields accept input. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog(page).getByLabel('Name')).toBeVisible();
}

async function fill(page: Page, email: string): Promise<void> {
  await fieldOf(dialog(page), 'Name').fill('Robin Test');
  await fieldOf(dialog(page), 'Email').fill(email);
}

test('the list is filtered and counted, the back button brings a filter back, and a link opens an event', async ({
  page,
}) => {
  await followSystemTheme(page);
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Conferences' })).toBeVisible();
  const count = page.getByRole('region', { name: 'Results' }).getByRole('status');
  await expect(count).toHaveText('15 events');
  await axeInBothThemes(page);
  await page.getByRole('button', { name: 'Webinar' }).click();
  await expect(page).toHaveURL('/events?type=webinar');
  await expect(count).toHaveText('3 events');
  await page.getByRole('button', { name: 'Water Technology' }).click();
  await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible();
  await axeInBothThemes(page);
  await page.goBack();
  await expect(page).toHaveURL('/events?type=webinar');
  await expect(page.getByRole('button', { name: 'Water Technology' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/events');
  await expect(count).toHaveText('15 events');
  await page.getByRole('link', { name: exclusiveEvent }).click();
  await expect(page.getByRole('heading', { level: 1, name: exclusiveEvent })).toBeVisible();
  await expect(page.getByText('This event is for Professional members.')).toBeVisible();
  await axeInBothThemes(page);
});

test('an event is read in tabs by keyboard, kept in a calendar, and registered for', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto(hybridPremium);
  await expect(page.getByRole('heading', { level: 1, name: 'Clean Energy Finance Summit' })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).focus();
  for (const [name, words] of Object.entries({
    Overview: 'What you take home',
    Agenda: 'Opening keynote',
    Speakers: 'Amara Diallo',
    Sponsors: 'Calder & Voss Capital',
  })) {
    await expect(page.getByRole('tabpanel', { name })).toContainText(words);
    await axeInBothThemes(page);
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();

  const download = page.waitForEvent('download');
  await chooseUnderMore(page, 'Add to calendar');
  expect((await download).suggestedFilename()).toBe('clean-energy-finance-summit.ics');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('BEGIN:VEVENT');

  const bar = page.getByRole('complementary', { name: 'Registration and details' });
  await expect(bar).toContainText('of 800 seats left');
  const left = Number(/(\d+) of 800 seats left/.exec((await bar.textContent()) ?? '')?.[1]);
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeFocused();
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Register' }).click();
  await expect(dialog(page).getByText('Please enter your name')).toBeVisible();
  await axeInBothThemes(page);
  const email = freshEmail();
  await fill(page, email);
  // Esc asks before it drops what was typed, and pressed again it goes back to it.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await axeInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(fieldOf(dialog(page), 'Email')).toHaveValue(email);
  await dialog(page).getByRole('combobox', { name: 'Attendance type' }).selectOption('In person');
  await dialog(page).getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Registration Complete');
  await expect(dialog(page)).toHaveCount(0);
  await expect(bar).toContainText(`${left - 1} of 800 seats left`);
});

test('M9: a registration is confirmed by an emailed link; the link of the next mail asks first, then cancels', async ({
  page,
  server,
}) => {
  const email = freshEmail();
  await page.goto(freeWebinar);
  const bar = page.getByRole('complementary', { name: 'Registration and details' });
  await expect(bar).toContainText('of 2,000 seats left');
  const left = Number(/([\d,]+) of 2,000 seats left/.exec((await bar.textContent()) ?? '')?.[1]?.replace(',', ''));
  await openDialog(page);
  await fill(page, email);
  await dialog(page).getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Registration Complete');
  const proof = await mailTo(server, email);
  await page.goto(linkIn(proof, freeWebinar));
  await expect(page).toHaveURL(freeWebinar);
  await page.getByRole('button', { name: 'Confirm registration' }).click();
  await expectToast(page, 'Registration confirmed');
  await expect(page.getByText('We have emailed you the details.')).toBeVisible();
  const mail = await mailTo(server, email, 2);
  expect(mail.subject).toBe('You are registered: Buying Grid Storage, Step by Step');
  expect(mail.attachments[0]?.filename).toBe('buying-grid-storage-step-by-step.ics');
  const link = linkIn(mail, freeWebinar);

  await page.goto(link);
  await page.getByRole('button', { name: 'Keep registration' }).click();
  await expect(page).toHaveURL(freeWebinar);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Cancel your registration?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  await expectToast(page, 'Registration cancelled');
  await expect(page.getByText('is cancelled. Thank you for letting us know.')).toBeVisible();
  await expect(bar).toContainText(`${left.toLocaleString('en-US')} of 2,000 seats left`);
});

test('a full event with the question of a cancel link, a past one and a cancelled one have no accessibility violation', async ({
  page,
  baseURL,
}) => {
  await followSystemTheme(page);
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('tab')).toHaveCount(4);
    await axeInBothThemes(page);
  };
  await look(`${fullEvent}#cancel=${'x'.repeat(43)}`);
  await look(pastEvent);
  await page.route(`**/api${freeWebinar}`, async (route) => {
    const answer = await route.fetch();
    const event = (await answer.json()) as object;
    await route.fulfill({ json: { ...event, status: 'cancelled', cancelReason: 'The tide is too high.' } });
  });
  await drawnByBrowser(page, baseURL);
  await look(freeWebinar);
  await expect(page.getByText('This event has been cancelled. The tide is too high.')).toBeVisible();
});

for (const cleaner of ['the browser', 'the library']) {
  test(`a text with markup that no rule lets in is cleaned by ${cleaner}`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // Browsers before 2026 cannot clean HTML themselves.
    if (cleaner === 'the library') await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
    const between = '<h4>Next</h4>';
    await page.route(`**/api${freeWebinar}`, async (route) => {
      const event = (await (await route.fetch()).json()) as object;
      const content = hostileTexts.map(([, html]) => html).join(between);
      await route.fulfill({ json: { ...event, content } });
    });
    await drawnByBrowser(page, baseURL);
    await page.goto(freeWebinar);
    const text = page.locator('div', { has: page.locator('> h4') });
    await expect(text).toBeVisible();
    expect((await text.innerHTML()).split(between)).toEqual(hostileTexts.map(([, , left]) => left));
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
    expect(asked.some((url) => url.includes('parse-with-library'))).toBe(cleaner === 'the library');
  });
}
