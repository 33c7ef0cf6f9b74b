import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { freshUsername, signInAs } from './support/account.ts';
import { exportAs } from './support/export.ts';
import { fieldOf } from './support/field-of.ts';
import { confirmSeat, mailsTo, mailTo } from './support/outbox.ts';
import { chooseFor } from './support/row-menu.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Event' });

// The tests open a draft as another user, publish an incomplete draft and save an outdated edition: each logs an error.
test.use({ allowedConsole: [/status of (400|404|409)/], apart: 'events' });

/** Chooses an option in one of the form's selects. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await fieldOf(form(page), label, { exact: true }).selectOption(option);
}

async function fillBasics(page: Page, title: string): Promise<void> {
  await fieldOf(form(page), 'Title', { exact: true }).fill(title);
  await choose(page, 'Type', 'Workshop');
  await choose(page, 'Focus Area', 'Water Technology');
  await fieldOf(form(page), 'Organizer').fill('Sample Waterworks');
  await fieldOf(form(page), 'Starts').fill('2030-05-14T09:00');
  await fieldOf(form(page), 'Ends', { exact: true }).fill('2030-05-14T16:30');
  const zone = page.getByRole('combobox', { name: 'Time Zone' });
  await zone.fill('Europe/Lisbon');
  await expect(page.getByRole('option', { name: 'Europe/Lisbon', exact: true })).toBeVisible();
  await zone.press('Enter');
  await expect(zone).toHaveAccessibleDescription('Chosen: Europe/Lisbon');
  await fieldOf(form(page), 'Venue').fill('Porto, Portugal');
  await fieldOf(form(page), 'Seats', { exact: true }).fill('1');
}

test('an event is drafted, previewed, published, moved, filled and cancelled', async ({ page, server, baseURL }) => {
  test.slow();
  const title = `Tidal Lab ${freshUsername()}`;
  const email = (name: string) => `${name}-${title.split('.').at(-1)}-${title.split('.').at(-2)}@test.example`;
  await signInAs(page, 'admin');
  await page.goto('/admin/events');
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(form(page).getByText('Please enter a title')).toBeVisible();
  await fillBasics(page, title);

  // The entries survive a reload.
  await expect(page.getByText('Not saved yet, but kept in this browser.')).toBeVisible();
  await page.reload();
  await expect(fieldOf(form(page), 'Title', { exact: true })).toHaveValue(title);
  await form(page).getByRole('button', { name: 'Add a day' }).click();
  await fieldOf(form(page), 'Heading of the Day').fill('Tuesday, May 14');
  await fieldOf(form(page), 'Time', { exact: true }).fill('09:00');
  await fieldOf(form(page), 'Item Title').fill('Keynote: the moon');
  await expect(form(page).getByText('Keynote', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(page, 'The draft is saved');
  await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';

  // The draft is incomplete and cannot be published.
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(form(page).getByText('Please describe it in a sentence')).toBeVisible();
  await fieldOf(form(page), 'Short Description').fill('A day by the sea.');
  await fieldOf(form(page), 'Overview').fill('We build a small turbine.');
  await axe(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText('We build a small turbine.')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'The event is published');

  // One person gets the seat, the other waits.
  for (const name of ['ada', 'ben']) {
    const answer = await page.request.post(`/api/events/${id}/registrations`, {
      headers: { Origin: baseURL ?? '' },
      data: { name: `${name} Test`, email: email(name) },
    });
    expect(answer.status()).toBe(201);
    await confirmSeat(page, server, email(name));
  }
  await page.reload();
  await expect(page.getByRole('link', { name: 'Registrations: 1 of 1, 1 waiting' })).toBeVisible();

  // A new venue is emailed to everyone with a seat, after a question. There can be no fewer seats than are taken.
  await fieldOf(form(page), 'Venue').fill('Braga, Portugal');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('dialog', { name: 'Notify the people who registered?' });
  await expect(question).toContainText('1 person with a seat will get an updated calendar file by email.');
  await question.getByRole('button', { name: 'Save and notify 1 person' }).click();
  await expectToast(page, 'The event is saved', '1 notified of the change.');
  const changed = await mailTo(server, email('ada'), 3);
  expect(changed.subject).toBe(`Changed: ${title}`);
  expect(changed.text).toContain('Where: Braga, Portugal');
  await fieldOf(form(page), 'Seats', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'The event is saved', '1 from the waitlist got a seat.');

  await chooseFor(page, title, 'Cancel event');
  const dialog = page.getByRole('dialog', { name: `Cancel ${title}?` });
  await expect(dialog).toContainText('mailed to 2 people');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await fieldOf(dialog, 'Reason').fill('The tide is too high.');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expectToast(page, 'The event is cancelled');
  await expect(page.getByText('To hold it after all, duplicate it.')).toBeVisible();
  expect((await mailsTo(server, email('ben'))).length).toBeGreaterThan(0);
  const cancelled = await mailTo(server, email('ada'), 4);
  expect(cancelled.subject).toBe(`Cancelled: ${title}`);
  expect(cancelled.text).toContain('The reason: The tide is too high.');

  // The copy is a draft, which is then deleted.
  await chooseFor(page, title, 'Duplicate');
  await expectToast(page, 'The copy is a draft');
  await chooseFor(page, `${title} (copy)`, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expectToast(page, 'The draft is deleted');
  await expect(page).toHaveURL('/admin/events');
});

test('the table is filtered by the address; two admins who edit one event keep their entries', async ({
  page,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '' };
  await signInAs(page, 'admin');
  await page.goto('/admin/events?state=past');
  const table = page.getByRole('region', { name: 'Events' });
  await expect(table.getByRole('row', { name: /Urban Mobility Expo/ })).toBeVisible();
  await expect(table.getByText('Published')).toHaveCount(0);
  await axe(page);
  await page.getByRole('searchbox', { name: 'Search events' }).fill('mobility');
  await expect(page).toHaveURL('/admin/events?search=mobility&state=past');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('nothing like it');
  await expect(page.getByText('No event matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/admin/events');

  const made = await page.request.post('/api/admin/events/1/copies', { headers });
  const { id, entries, version } = await made.json();
  await page.goto(`/admin/events/${id}`);
  await fieldOf(form(page), 'Title', { exact: true }).fill('What I call it');
  const theirs = { ...entries, title: 'What they call it', version };
  expect((await page.request.put(`/api/admin/events/${id}`, { headers, data: theirs })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(page, 'The event could not be saved');
  await expect(fieldOf(form(page), 'Title', { exact: true })).toHaveValue('What I call it');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(page, 'The event is saved');
  await expect(page.getByRole('heading', { level: 1, name: 'What I call it' })).toBeVisible();
  await page.request.delete(`/api/admin/events/${id}`, { headers });

  await page.goto('/admin/events/999999');
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
});

test('registrations are searched, cancelled, marked as attended and exported', async ({ page, baseURL }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/events/13/registrations');
  const table = page.getByRole('region', { name: 'Registrations' });
  const first = table.getByRole('row').nth(1);
  const attendee = (await first.getByRole('button', { name: /^Actions for/ }).getAttribute('aria-label')) ?? '';
  const mark = (action: string) => chooseFor(page, attendee.replace('Actions for ', ''), action);
  await mark('Was there');
  await expectToast(page, 'Attendance recorded');
  await expect(first.getByText('Was there', { exact: true })).toBeVisible();
  await axe(page);
  await mark('Not there');
  await expect(first.getByText('Was there', { exact: true })).toHaveCount(0);

  const email = `${freshUsername()}@test.example`;
  const sent = await page.request.post('/api/events/10/registrations', {
    headers: { Origin: baseURL ?? '' },
    data: { name: 'Robin =Test', email },
  });
  expect(sent.status()).toBe(201);
  await page.goto('/admin/events/10/registrations');
  await page.getByRole('searchbox', { name: 'Search registrations' }).fill(email);
  await expect(table.getByRole('row')).toHaveCount(2);
  await chooseFor(page, 'Robin =Test', 'Cancel registration');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expectToast(page, 'The registration is cancelled');
  await expect(table.getByRole('row').nth(1)).toContainText('Cancelled');

  const download = page.waitForEvent('download');
  await exportAs(page, 'CSV');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^event-10-registrations-[\d-]+\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`Robin =Test,${email},`);
});
