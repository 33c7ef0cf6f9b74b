import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { freshUsername, signInAs, signInAsNewMember } from './support/account.ts';
import { confirmAddress, confirmSeat, linkIn, mailTo } from './support/outbox.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** Sample events by what they show (server/seed/events). */
const hybridPremium = '/events/1';
const freeWebinar = '/events/2';
const fullEvent = '/events/4';
const pastEvent = '/events/13';

const dialog = (page: Page) => page.getByRole('dialog');

function freshEmail(): string {
  return `${freshUsername()}@test.example`;
}

/** Opens the dialog by its button and waits until its fields accept input. */
async function openDialog(page: Page, button = 'Register'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page).getByLabel('Name')).toBeVisible();
}

async function fill(page: Page, email: string): Promise<void> {
  await dialog(page).getByLabel('Name').fill('Robin Test');
  await dialog(page).getByLabel('Email').fill(email);
}

test.describe('the list', () => {
  test('combines all filters, keeps them in the address and counts the results', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Events & Conferences' })).toBeVisible();
    const count = page.getByRole('region', { name: 'Results' }).getByRole('status');
    await expect(count).toHaveText('15 events');
    await page.getByRole('button', { name: 'Webinar' }).click();
    await expect(page).toHaveURL('/events?type=webinar');
    await expect(count).toHaveText('3 events');
    await page.getByRole('button', { name: 'Energy Storage' }).click();
    await expect(count).toHaveText('1 event');
    await page.getByRole('button', { name: 'Virtual Events Only' }).click();
    await page.getByRole('button', { name: 'Free Events Only' }).click();
    await expect(page).toHaveURL('/events?focusAreaId=2&type=webinar&virtual=true&free=true');
    await expect(count).toHaveText('1 event');
    await expect(page.getByRole('link', { name: 'Buying Grid Storage, Step by Step' })).toBeVisible();

    // Another click clears an active filter; the back button restores it.
    await page.getByRole('button', { name: 'Webinar' }).click();
    await expect(page).toHaveURL('/events?focusAreaId=2&virtual=true&free=true');
    await page.getByRole('button', { name: 'Energy Storage' }).click();
    await expect(page).toHaveURL('/events?virtual=true&free=true');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Energy Storage' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/events');
    await expect(count).toHaveText('15 events');
    await expect(page.getByRole('button', { name: 'Clear All Filters' })).toHaveCount(0);
  });

  test('shows upcoming events first, then past ones', async ({ page }) => {
    await page.goto('/events?focusAreaId=5');
    const titles = page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText([
      'Charging Depot Design Lab',
      'Hydrogen for Heavy Transport',
      'Urban Mobility Expo',
    ]);
    await expect(page.getByRole('region', { name: 'Past events' }).getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: 'Charging Depot Design Lab' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Charging Depot Design Lab' })).toBeVisible();
  });
});

test.describe('an event', () => {
  test('shows overview, agenda with tags, speakers and sponsors by level in tabs', async ({ page }) => {
    await page.goto(hybridPremium);
    await expect(page.getByRole('heading', { level: 1, name: 'Clean Energy Finance Summit' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Agenda', 'Speakers', 'Sponsors']);
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText('What you take home');

    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    const agenda = page.getByRole('tabpanel', { name: 'Agenda' });
    await expect(agenda.getByRole('region')).toHaveCount(2);
    const heading = (title: string) => agenda.getByRole('heading', { level: 3, name: title });
    await expect(heading('Opening keynote: money that waits for permits')).toContainText('Keynote');
    await expect(
      heading('Panel: what lenders ask in the first hour').getByText('Panel', { exact: true }),
    ).toBeVisible();
    await expect(heading('Workshop: a term sheet').getByText('Workshop', { exact: true })).toBeVisible();
    await expect(heading('Deal rooms')).toHaveText('Deal rooms');

    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Speakers' })).toContainText('Amara Diallo');
    await page.keyboard.press('End');
    const sponsors = page.getByRole('tabpanel', { name: 'Sponsors' });
    await expect(sponsors.getByRole('heading')).toHaveText(['Platinum', 'Gold', 'Silver', 'Bronze']);
    await expect(sponsors.getByRole('region', { name: 'Platinum' })).toContainText('Calder & Voss Capital');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
  });

  test('offers members 20% off premium events, and asks visitors to sign in for it', async ({ page }) => {
    await page.goto(hybridPremium);
    const card = page.getByRole('complementary', { name: 'Registration and details' });
    await expect(card).toContainText('$799');
    await expect(card).toContainText('20% member discount');
    await expect(card).toContainText('$639.20 for members.');
    await expect(card.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?returnTo=/events/1');
    await signInAs(page, 'member');
    await page.reload();
    await expect(card).toContainText('Your price: $639.20');
    await expect(card.locator('s')).toContainText('$799');
    await page.goto('/events/3');
    await expect(card).toContainText('$149');
    await expect(card).not.toContainText('member discount');
  });

  test('can be added to a calendar', async ({ page }) => {
    await page.goto(freeWebinar);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('buying-grid-storage-step-by-step.ics');
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  });

  test('that is over takes no registrations', async ({ page }) => {
    await page.goto(pastEvent);
    await expect(page.getByText('This event has taken place. Registration is closed.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Register|waitlist/ })).toHaveCount(0);
  });
});

test.describe('registration', () => {
  test('for a hybrid event: each field shows its error; success closes the dialog and moves the bar', async ({
    page,
  }) => {
    await page.goto(hybridPremium);
    const bar = page.getByRole('complementary', { name: 'Registration and details' });
    await expect(bar).toContainText('of 800 seats left');
    const left = Number(/(\d+) of 800 seats left/.exec((await bar.textContent()) ?? '')?.[1]);
    await openDialog(page);
    await expect(dialog(page).getByText('Select attendance type')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Register' }).click();
    await expect(dialog(page).getByText('Please enter your name')).toBeVisible();
    await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible();
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'Select attendance type' })).toBeVisible();
    await expect(dialog(page).getByLabel('Name')).toBeFocused();
    await fill(page, freshEmail());
    await dialog(page).getByLabel('Organization').fill('Test Works');
    const attendance = dialog(page).getByRole('combobox', { name: 'Attendance type' });
    await attendance.fill('In person');
    await attendance.press('Enter');
    await expect(attendance).toHaveAccessibleDescription(/Chosen: In person/);
    await dialog(page).getByRole('button', { name: 'Register' }).click();
    await expectToast(
      page,
      'Registration Complete',
      "You've successfully registered for the event. Check your email for confirmation details.",
    );
    await expect(dialog(page)).toHaveCount(0);
    await expect(bar).toContainText(`${left - 1} of 800 seats left`);
  });

  test('asks for an attendance type only for hybrid events, and is filled in for members', async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto(freeWebinar);
    await openDialog(page);
    await expect(dialog(page).getByLabel('Attendance type')).toHaveCount(0);
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Morgan Member');
    await expect(dialog(page).getByLabel('Email')).toHaveValue('member@cardi.example');
    await expect(dialog(page).getByLabel('Organization')).toHaveValue('Sample Ventures');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeFocused();
  });

  test('for a full event joins the waitlist', async ({ page }) => {
    await page.goto(fullEvent);
    const bar = page.getByRole('complementary', { name: 'Registration and details' });
    await expect(bar).toContainText('100% Full');
    await expect(bar).toContainText('on the waitlist');
    const waiting = Number(/(\d+) on the waitlist/.exec((await bar.textContent()) ?? '')?.[1]);
    await openDialog(page, 'Join the waitlist');
    await fill(page, freshEmail());
    await dialog(page).getByRole('button', { name: 'Join the waitlist' }).click();
    await expectToast(page, "You're on the waitlist", `You are number ${waiting + 1} in line.`);
    await expect(dialog(page)).toHaveCount(0);
    await expect(bar).toContainText(`${waiting + 1} on the waitlist`);
  });

  test('M9: is confirmed by an emailed link; the link of the next mail asks first, then cancels', async ({
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

  test.describe('with failing calls', () => {
    test.use({ allowedConsole: [/status of (400|409|500)/] });

    test('shows under the address field that a member is already registered, and keeps the entries', async ({
      page,
      server,
    }) => {
      const email = `${await signInAsNewMember(page)}@test.example`;
      await confirmAddress(page, server, email);
      await page.goto(freeWebinar);
      await openDialog(page);
      await expect(dialog(page).getByText('Your place is held for one hour')).toHaveCount(0);
      await fill(page, email);
      await dialog(page).getByRole('button', { name: 'Register' }).click();
      await expectToast(page, 'Registration Complete');
      await page.getByRole('button', { name: 'Register someone else' }).click();
      await fill(page, email.toUpperCase());
      await dialog(page).getByRole('button', { name: 'Register' }).click();
      await expect(dialog(page).getByText('This email address is already registered for this event.')).toBeVisible();
      await expect(dialog(page).getByLabel('Email')).toBeFocused();

      await page.route('**/registrations', (route) => route.fulfill({ status: 500, body: '' }));
      await fill(page, freshEmail());
      await dialog(page).getByRole('button', { name: 'Register' }).click();
      await expectToast(page, 'Registration failed', 'There was a problem with your registration. Please try again.');
      await expect(dialog(page).getByLabel('Name')).toHaveValue('Robin Test');
      await expect(dialog(page).getByRole('button', { name: 'Register' })).toBeEnabled();
    });

    test('explains what is wrong with a cancel link', async ({ page, server }) => {
      const email = freshEmail();
      const { url } = server;
      await page.request.post('/api/events/2/registrations', {
        data: { name: 'Robin', email },
        headers: { origin: url },
      });
      await confirmSeat(page, server, email);
      const link = linkIn(await mailTo(server, email, 2), freeWebinar);
      await page.goto(link);
      await page.route('**/cancel', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByRole('button', { name: 'Cancel registration' }).click();
      await expectToast(page, 'Cancellation failed');
      await page.unroute('**/cancel');
      await page.getByRole('button', { name: 'Cancel registration' }).click();
      await expectToast(page, 'Registration cancelled');
      await page.goto(link);
      await page.getByRole('button', { name: 'Cancel registration' }).click();
      await expect(page.getByText('This registration has already been cancelled.')).toBeVisible();
      for (const wrong of ['x'.repeat(43), 'short']) {
        await page.goto(`${freeWebinar}#cancel=${wrong}`);
        if (wrong.length === 43) await page.getByRole('button', { name: 'Cancel registration' }).click();
        await expect(page.getByText('This link has expired.')).toBeVisible();
      }
    });
  });
});

test.describe(`accessibility`, () => {
  test.beforeEach(async ({ page }) => {
    await followSystemTheme(page);
  });

  test('of the list, with and without events', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
    await axeInBothThemes(page);
    await page.goto('/events?focusAreaId=6&type=webinar');
    await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible();
    await axeInBothThemes(page);
  });

  test('of an event in each of its tabs', async ({ page }) => {
    await page.goto(hybridPremium);
    await expect(page.getByRole('tab')).toHaveCount(4);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await axeInBothThemes(page);
    }
  });

  test('of a full event with the question of a cancel link, and of a past one', async ({ page }) => {
    for (const path of [`${fullEvent}#cancel=${'x'.repeat(43)}`, pastEvent]) {
      await page.goto(path);
      await expect(page.getByRole('tab')).toHaveCount(4);
      await axeInBothThemes(page);
    }
  });

  test('of the registration dialog with its errors', async ({ page }) => {
    await page.goto(hybridPremium);
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Register' }).click();
    await expect(dialog(page).getByText('Please enter your name')).toBeVisible();
    await axeInBothThemes(page);
  });
});
