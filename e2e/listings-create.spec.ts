import type { Page } from '@playwright/test';
import { type ListingType, missingDetailsMessage } from '#contract/listings.ts';
import { testPassword } from '#e2e/support/test-password.ts';
import { signInAs, signInAsNewMember } from './support/account.ts';
import {
  choose,
  description,
  expectListing,
  fillBasics,
  fillCompany,
  kinds,
  publishButton,
  uniqueWord,
} from './support/listings.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const form = '/network/listings/create';
const types = Object.keys(kinds) as ListingType[];
const labels: Record<ListingType, string[]> = {
  company: ['Company Name', 'Company Location', 'Company Website', 'Company Size', 'Funding Stage'],
  technology: ['Development Stage', 'Technology Status', 'Patent Status'],
  partnership: ['Partnership Type', 'Timeline', 'Investment'],
  job: ['Job Location', 'Job Type', 'Compensation', 'Application Deadline'],
};

const tags = (page: Page) => page.getByRole('list', { name: 'Added so far' }).getByRole('listitem');
const additional = (page: Page) => page.getByRole('region', { name: 'Additional Information' });
const createCall = /\/api\/listings$/;

async function open(page: Page): Promise<void> {
  await page.goto(form);
  await expect(page.getByRole('heading', { level: 1, name: 'Create a Listing' })).toBeVisible();
}

/** Expects the form to hold the values that `fillCompany` typed. */
async function expectFilled(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await expect(page.getByLabel('Contact Email')).toHaveValue('someone@test.example');
  await expect(tags(page)).toHaveText(['salt']);
  await expect(page.getByLabel('Company Name')).toHaveValue('Saltworks Storage');
  await expect(page.getByRole('combobox', { name: 'Focus Area' })).toHaveAccessibleDescription(/Energy Storage/);
}

test.describe('the form', () => {
  test('starts as an empty company form with its cards, buttons and disclaimer', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expect(page.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: 'Basic Information' })).toBeVisible();
    await expect(additional(page)).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveAttribute('rows', '8');
    await expect(page.getByLabel('Contact Email')).toHaveValue('');
    await expect(page.getByText(/you confirm that its information is accurate .* authority to post/)).toBeVisible();
    await expect(page.getByText(/reserves the right to review and remove listings/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Network' })).toHaveAttribute('href', '/network');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/network');
  });

  test('N9: the kinds are tabs that work by keyboard and lead to the panel of their fields', async ({ page }) => {
    await open(page);
    const kind = (name: string) => page.getByRole('tablist', { name: 'Listing Type' }).getByRole('tab', { name });
    await kind('Company').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(kind('Job')).toBeFocused();
    await expect(kind('Job')).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name: 'Job' });
    await expect(panel).toHaveAttribute('id', (await kind('Job').getAttribute('aria-controls')) ?? '');
    await expect(panel.getByLabel('Job Location')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tabpanel', { name: 'Company' }).getByLabel('Company Name')).toBeVisible();
  });

  test('N11: a tag that is too long is reported, and its text stays in the field', async ({ page }) => {
    await open(page);
    await page.getByLabel('Tags').fill('x'.repeat(41));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please keep each tag to 40 characters. This one has 41.')).toBeVisible();
    await expect(page.getByLabel('Tags')).toHaveValue('x'.repeat(41));
    await expect(tags(page)).toHaveCount(0);
  });

  test("fills in the signed-in user's address", async ({ page }) => {
    await signInAs(page, 'member');
    await open(page);
    await expect(page.getByLabel('Contact Email')).toHaveValue('member@cardi.example');
    await expect(page.getByText('Draft saved')).toHaveCount(0);
  });

  test('shows only the fields of the chosen kind and keeps the entries for the others', async ({ page }) => {
    await open(page);
    await fillBasics(page, 'A title that is long enough');
    for (const type of types) {
      await page.getByRole('tab', { name: kinds[type].label }).click();
      for (const [owner, names] of Object.entries(labels)) {
        for (const name of names) await expect(page.getByLabel(name)).toHaveCount(owner === type ? 1 : 0);
      }
      await kinds[type].fill(page);
    }
    await page.getByRole('tab', { name: 'Company' }).click();
    await expectFilled(page, 'A title that is long enough');
    await page.getByRole('tab', { name: 'Partnership' }).click();
    await expect(page.getByRole('combobox', { name: 'Timeline' })).toHaveAccessibleDescription(/Ongoing/);
  });
});

test.describe('validation', () => {
  test('shows what is wrong under each field, focuses the first one, and clears an error once it is corrected', async ({
    page,
  }) => {
    await open(page);
    await publishButton(page).click();
    const messages = {
      Title: 'Title must be at least 10 characters',
      Description: 'Description must be at least 50 characters',
      'Focus Area': 'Please select a focus area',
      'Contact Email': 'Please enter a valid email address',
      Tags: 'Please add at least one tag',
      'Company Name': 'Required',
      'Company Location': 'Required',
    };
    for (const [label, message] of Object.entries(messages)) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByText(missingDetailsMessage)).toBeVisible();
    await expect(page.getByRole('tablist', { name: 'Listing Type' })).toHaveAccessibleDescription(
      missingDetailsMessage,
    );
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: '7 fields need your attention' })).toContainText(
      'Title, Description, Focus Area, Contact Email, Tags, Company Name, Company Location',
    );
    await axe(page);

    await fillCompany(page, 'A title that is long enough');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(page.getByText(missingDetailsMessage)).toHaveCount(0);
    await expect(page.getByText('your attention')).toHaveCount(0);
  });

  for (const type of types) {
    test(`asks for the required fields of a ${type}`, async ({ page }) => {
      await open(page);
      await fillBasics(page, 'A title that is long enough');
      await page.getByRole('tab', { name: kinds[type].label }).click();
      await publishButton(page).click();
      await expect(page.getByText(missingDetailsMessage)).toBeVisible();
      const required = labels[type].slice(0, 2);
      for (const label of labels[type]) {
        await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', String(required.includes(label)));
      }
      await expect(page.getByLabel(required[0] ?? '')).toBeFocused();
      await kinds[type].fill(page);
      await expect(page.getByText(missingDetailsMessage)).toHaveCount(0);
      await expect(additional(page).getByText('Required')).toHaveCount(0);
    });
  }

  test('after a failed attempt, another kind shows its errors at once', async ({ page }) => {
    await open(page);
    await fillBasics(page, 'A title that is long enough');
    await publishButton(page).click();
    await page.getByRole('tab', { name: 'Job' }).click();
    await expect(page.getByText(missingDetailsMessage)).toBeVisible();
    await expect(page.getByLabel('Job Location')).toHaveAttribute('aria-invalid', 'true');
  });

  test('counts characters, accepts one type too many, and reports it', async ({ page }) => {
    await open(page);
    const card = page.getByRole('region', { name: 'Basic Information' });
    await page.getByLabel('Title').fill('x'.repeat(101));
    await expect(card.getByText('101/100')).toBeVisible();
    await page.getByLabel('Description').fill('x'.repeat(3001));
    await expect(card.getByText('3001/3000')).toBeVisible();
    await publishButton(page).click();
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/at most 100 characters/);
    await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/at most 3,000 characters/);
  });

  test('checks the email address and the website', async ({ page }) => {
    await signInAs(page, 'member');
    await open(page);
    await fillCompany(page, 'A title that is long enough');
    await page.getByLabel('Contact Email').fill('nobody@nowhere');
    for (const address of ['example.com', 'javascript:alert(1)', 'ftp://example.com']) {
      await page.getByLabel('Company Website').fill(address);
      await publishButton(page).click();
      await expect(page.getByLabel('Company Website')).toHaveAccessibleDescription('Please enter a valid URL');
    }
    await expect(page.getByLabel('Contact Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    // Only companies have a website, so an invalid one does not stop a job from being published.
    await page.getByRole('tab', { name: 'Job' }).click();
    await page.getByLabel('Contact Email').fill('somebody@test.example');
    await kinds.job.fill(page);
    await publishButton(page).click();
    await expectListing(page, 'A title that is long enough');
  });
});

test.describe('tags', () => {
  test('are added by Enter or the plus button, trimmed and without duplicates, and can be removed', async ({
    page,
  }) => {
    await open(page);
    const input = page.getByLabel('Tags');
    const plus = page.getByRole('button', { name: 'Add tag' });
    await input.fill('  salt  ');
    await input.press('Enter');
    await input.fill('heat');
    await plus.click();
    await expect(tags(page)).toHaveText(['salt', 'heat']);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');

    for (const nothing of ['', '   ']) {
      await input.fill(nothing);
      await plus.click();
    }
    await input.fill('SALT');
    await input.press('Enter');
    await expect(tags(page)).toHaveText(['salt', 'heat']);
    await expect(page.getByText('SALT is already in the list.')).toBeVisible();

    await page.getByRole('button', { name: 'Remove tag salt' }).click();
    await expect(tags(page)).toHaveText(['heat']);
    await input.fill('x');
    await input.press('Backspace');
    await expect(tags(page)).toHaveText(['heat']);
    await input.press('Backspace');
    await expect(tags(page)).toHaveCount(0);
    await expect(page).toHaveURL(form);
  });

  test('are at most twelve', async ({ page }) => {
    await open(page);
    const input = page.getByLabel('Tags');
    for (let n = 1; n <= 13; n++) {
      await input.fill(`tag ${n}`);
      await input.press('Enter');
    }
    await expect(tags(page)).toHaveCount(12);
    await expect(page.getByText('Please use at most 12 tags.')).toBeVisible();
    await expect(input).toHaveValue('tag 13');
  });
});

test.describe('a draft', () => {
  test('survives a reload and a visit to another page', async ({ page }) => {
    await open(page);
    await fillCompany(page, 'A draft that survives');
    await page.reload();
    await expectFilled(page, 'A draft that survives');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Network' }).click();
    await expect(page).toHaveURL('/network');
    await page.goBack();
    await expectFilled(page, 'A draft that survives');
  });

  test('can be discarded and restored', async ({ page }) => {
    await open(page);
    await fillCompany(page, 'A draft to discard');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(tags(page)).toHaveCount(0);
    await expect(page.getByText('Draft saved')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectFilled(page, 'A draft to discard');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('');
  });

  test('is gone once it is published', async ({ page }) => {
    await signInAs(page, 'member');
    await open(page);
    await fillCompany(page, 'A draft that is published');
    await publishButton(page).click();
    await expectListing(page, 'A draft that is published');
    await open(page);
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByText('Draft saved')).toHaveCount(0);
  });

  test('appears in a second tab with an empty form, and does not replace entries in another', async ({ page }) => {
    const typed = await page.context().newPage();
    await open(typed);
    await typed.getByLabel('Company Name').fill('Another Company');
    await expect(typed.getByText('Draft saved')).toBeVisible();
    await open(page);
    const untouched = await page.context().newPage();
    await open(untouched);
    await expect(untouched.getByLabel('Company Name')).toHaveValue('Another Company');

    await page.getByLabel('Title').fill('Typed in the first tab');
    await expect(untouched.getByLabel('Title')).toHaveValue('Typed in the first tab');
    await expect(typed.getByLabel('Title')).toHaveValue('');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(untouched.getByLabel('Company Name')).toHaveValue('');
    await expect(typed.getByLabel('Company Name')).toHaveValue('Another Company');
  });

  test('that cannot be stored or read does not stop the member from typing', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('cardi-draft:listing', '{"version":1,"values":{"type":7,"tags":"x","title":"Good part"}}');
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page);
    await expect(page.getByLabel('Title')).toHaveValue('Good part');
    await fillCompany(page, 'Typed with a full storage');
    await expectFilled(page, 'Typed with a full storage');
  });
});

test.describe('publishing', () => {
  test('shows Publishing... while it sends and cannot be pressed twice', async ({ page }) => {
    await signInAs(page, 'member');
    await open(page);
    await fillCompany(page, 'A listing that takes its time');
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(createCall, async (route) => {
      sent += 1;
      await held.promise;
      await route.continue();
    });
    await publishButton(page).click();
    await expect(page.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
    await page.getByLabel('Title').press('Enter');
    held.resolve();
    await expectListing(page, 'A listing that takes its time');
    expect(sent).toBe(1);
  });

  test.describe('that fails', () => {
    test.use({ allowedConsole: [/status of (400|500)|ERR_FAILED/] });

    test('says so, keeps the entries, and works the next time', async ({ page }) => {
      await signInAs(page, 'member');
      await open(page);
      await fillCompany(page, 'A listing that fails at first');
      const answers = [{ status: 500, body: '' }, null];
      for (const answer of answers) {
        await page.route(createCall, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await publishButton(page).click();
        await expectToast(
          page,
          'Error creating listing',
          'There was a problem publishing your listing. Please try again.',
        );
        await expect(page).toHaveURL(form);
        await expectFilled(page, 'A listing that fails at first');
        await expect(publishButton(page)).toBeEnabled();
        await page
          .getByRole('region', { name: /Notifications/ })
          .getByRole('button', { name: 'Close' })
          .click();
        await page.unroute(createCall);
      }
      await page.reload();
      await expectFilled(page, 'A listing that fails at first');
      await publishButton(page).click();
      await expectListing(page, 'A listing that fails at first');
    });

    test("shows the server's errors under their fields", async ({ page }) => {
      await signInAs(page, 'member');
      await open(page);
      await fillCompany(page, 'A listing the server refuses');
      // Long enough as typed, but too short without the markup: only the server can tell.
      await page.getByLabel('Description').fill(`<p>${'<b></b>'.repeat(10)}short</p>`);
      await publishButton(page).click();
      await expectToast(page, 'Error creating listing');
      await expect(page.getByLabel('Description')).toHaveAccessibleDescription(
        /Description must be at least 50 characters/,
      );
      await expect(page.getByLabel('Description')).toBeFocused();
    });
  });

  test('while signed out leads to sign-in and back to the completed form', async ({ page }) => {
    const title = `Written before signing in ${uniqueWord()}`;
    await open(page);
    await expect(page.getByText('You will be asked to sign in.')).toBeVisible();
    await fillCompany(page, title);
    await publishButton(page).click();
    await expect(page).toHaveURL(`/signin?returnTo=${form}`);
    await expectToast(page, 'Please sign in');
    await page.getByLabel('Username').fill('member');
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(form);
    await expectFilled(page, title);
    await publishButton(page).click();
    await expectListing(page, title);
  });

  test('works when another tab has signed in meanwhile', async ({ page }) => {
    await open(page);
    await fillCompany(page, 'Signed in elsewhere meanwhile');
    await expect(page.getByText('You will be asked to sign in.')).toBeVisible();
    await signInAsNewMember(page);
    await publishButton(page).click();
    await expectListing(page, 'Signed in elsewhere meanwhile');
  });

  test.describe('with an expired session', () => {
    test.use({ allowedConsole: [/status of 401/] });

    test('keeps the entries through the new sign-in', async ({ page }) => {
      await signInAs(page, 'member');
      await open(page);
      await expect(page.getByRole('button', { name: 'User menu of member' })).toBeVisible();
      await fillCompany(page, 'Outlived its session');
      await page.context().clearCookies();
      await publishButton(page).click();
      await expect(page).toHaveURL(`/signin?returnTo=${form}`);
      await page.getByLabel('Username').fill('member');
      await page.getByLabel('Password', { exact: true }).fill(testPassword);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expectFilled(page, 'Outlived its session');
      await publishButton(page).click();
      await expectListing(page, 'Outlived its session');
    });
  });
});

test.describe('for everyone', () => {
  test('works by keyboard', async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto('/network/listings');
    const link = page.getByRole('link', { name: 'Post a listing' });
    await expect(link).toBeVisible();
    for (let n = 0; n < 40 && !(await link.evaluate((e) => e === document.activeElement)); n++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Create a Listing' })).toBeVisible();

    const next = async (label: string) => {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    };
    const pick = async (text: string) => {
      await page.keyboard.type(text);
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option')).toHaveCount(0);
    };
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Company' })).toBeFocused();
    for (const label of ['Technology', 'Partnership', 'Job']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
    }
    await next('Title');
    await page.keyboard.type('Typed without ever touching a mouse');
    await next('Description');
    await page.keyboard.type(description);
    await next('Focus Area');
    await pick('Water');
    await next('Contact Email');
    await next('Tags');
    await page.keyboard.type('keyboard');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add tag' })).toBeFocused();
    await next('Job Location');
    await page.keyboard.type('An');
    // The open list is long enough to scroll. It is no stop of its own.
    await expect(page.getByRole('listbox', { name: 'Suggested places' })).toBeVisible();
    await next('Job Type');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(7);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
    await next('Compensation (optional)');
    await page.getByRole('button', { name: 'Publish Listing' }).focus();
    await page.keyboard.press('Enter');
    await expectListing(page, 'Typed without ever touching a mouse');
    await expect(page.getByRole('region', { name: 'Job Details' })).toContainText('Part-time');
  });

  test('has no accessibility violation for any kind', async ({ page }) => {
    // Six runs of axe, each over the whole page.
    test.slow();
    await followSystemTheme(page);
    await open(page);
    await fillBasics(page, 'A title that is long enough');
    for (const type of types) {
      await page.getByRole('tab', { name: kinds[type].label }).click();
      await axeInBothThemes(page);
    }
    await page.getByRole('combobox', { name: 'Focus Area' }).click();
    await expect(page.getByRole('option')).toHaveCount(6);
    await axeInBothThemes(page);
    await page.keyboard.press('Escape');
    await publishButton(page).click();
    await expect(page.getByText(missingDetailsMessage)).toBeVisible();
    await axeInBothThemes(page);
  });

  test('an option can be chosen and cleared', async ({ page }) => {
    await open(page);
    // By pointer here; the other tests type the options.
    await page.getByRole('combobox', { name: 'Company Size' }).click();
    await expect(page.getByRole('option', { name: '51-200 employees' })).toBeInViewport();
    await page.getByRole('option', { name: '51-200 employees' }).click();
    const select = page.getByRole('combobox', { name: 'Company Size' });
    await expect(select).toHaveAccessibleDescription('Chosen: 51-200 employees');
    await choose(page, 'Company Size', 'Not specified');
    await expect(select).toHaveAccessibleDescription('Nothing chosen');
  });
});
