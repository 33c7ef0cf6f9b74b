import { type Browser, expect, type Page } from '@playwright/test';
import { emptyCompanyMatchProfile } from '#contract/match-profiles.ts';
import { signInAsNewMember } from './account.ts';
import { addCompany, put } from './companies.ts';
import { exportAs } from './export.ts';
import { fieldOf } from './field-of.ts';
import type { Hand } from './hands.ts';
import { expectToast } from './toast.ts';

export interface Person {
  page: Page;
  name: string;
  id: number;
}

/** Somebody who has just signed up, in a browser of their own. */
export async function aPerson(browser: Browser, baseURL: string | undefined): Promise<Person> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const page = await context.newPage();
  const name = await signInAsNewMember(page);
  return { page, name, id: await idOf(page) };
}

/** The number of the account that a page's browser is signed in with. */
export async function idOf(page: Page): Promise<number> {
  return ((await (await page.request.get('/api/auth/me')).json()) as { id: number }).id;
}

/** Connects two people, each by their own call. */
export async function connectPeople(one: Person, other: Person, baseURL: string | undefined): Promise<void> {
  const headers = { Origin: baseURL ?? '' };
  await one.page.request.post('/api/connections', { headers, data: { memberId: other.id } });
  await other.page.request.patch(`/api/connections/${one.id}`, { headers, data: { answer: 'accept' } });
}

/** Five European companies of energy storage that raise a Series A, with this word in their names, and their founder. */
export async function addStorageCompanies({ page, id }: Person, word: string): Promise<string[]> {
  const names = ['Anode', 'Brine', 'Cell', 'Drum', 'Ember'].map((name) => `${name} ${word}`);
  for (const name of names) {
    const company = await addCompany(page, name);
    const profile = { ...emptyCompanyMatchProfile, seeks: ['capital'], stages: ['series-a'], version: 1 };
    await put(page, `/api/companies/${company}/match-profile`, profile);
    await put(page, `/api/companies/${company}/people/${id}`, { role: 'Founder' });
  }
  return names;
}

interface Task {
  hand: Hand;
  page: Page;
  /** Opens a page of the app. */
  open: (path: string) => Promise<unknown>;
  colleague: Person;
  word: string;
}

/** The work of an investor, from the search to the request for an introduction. */
export async function findKeepCompareShareAndAsk({ hand, page, open, colleague, word }: Task): Promise<void> {
  await open('/network/companies');
  await expect(page.getByRole('list', { name: 'Companies' }).getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').fill(`storage europe raising series a ${word}`);
  const found = palette.getByRole('option', { name: /^Companies: Energy Storage, Europe, Series A/ });
  await expect(found).toBeVisible();
  if (hand.name === 'keyboard') await page.keyboard.press('Enter');
  else await found.click();
  await expect(page.getByText('5 companies found')).toBeVisible();

  await hand.use(page.getByRole('button', { name: 'Table', exact: true }));
  const boxes = page.getByRole('region', { name: 'Companies', exact: true }).getByRole('checkbox', { name: word });
  await expect(boxes).toHaveCount(5);
  for (let place = 0; place < 5; place += 1) {
    await hand.use(boxes.nth(place));
    await expect(boxes.nth(place)).toBeChecked();
  }
  const selection = page.getByRole('group', { name: 'Selection' });
  await hand.use(selection.getByRole('button', { name: 'Add to list' }));
  const adding = page.getByRole('dialog', { name: /to a list$/ });
  await hand.type(adding.getByRole('textbox', { name: 'Name of a new list' }), 'Storage to meet');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Added to “Storage to meet”');
  for (let place = 0; place < 5; place += 1) {
    const box = boxes.nth(place);
    if (!(await box.isChecked())) await hand.use(box);
    await expect(box).toBeChecked();
  }
  await hand.use(selection.getByRole('link', { name: 'Compare' }));
  await expect(page.getByRole('region', { name: 'Comparison of 5 companies' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Raising/ })).toContainText('Series A');

  await hand.use(page.getByRole('navigation', { name: 'Member' }).getByRole('button', { name: 'Tools' }));
  await hand.use(page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name: 'Lists' }));
  await hand.use(page.getByRole('link', { name: 'Storage to meet' }));
  const list = page.getByRole('region', { name: 'Storage to meet' });
  await expect(list.getByRole('link', { name: word })).toHaveCount(5);
  await hand.use(page.getByRole('button', { name: 'Share', exact: true }));
  const sharing = page.getByRole('dialog', { name: 'Share “Storage to meet”' });
  await hand.type(sharing.getByRole('combobox', { name: 'Connection' }), colleague.name);
  await expect(page.getByRole('option', { name: colleague.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await hand.use(sharing.getByRole('button', { name: 'Share', exact: true }));
  await expect(sharing.getByRole('list', { name: 'Shared with' })).toContainText(colleague.name);
  await hand.use(sharing.getByRole('button', { name: 'Done' }));
  const saved = page.waitForEvent('download');
  if (hand.name === 'mouse') await exportAs(page, 'Excel');
  else {
    await hand.use(page.getByRole('button', { name: 'Export', exact: true }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Excel' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  expect((await saved).suggestedFilename()).toMatch(/^storage-to-meet-\d{4}-\d\d-\d\d\.xlsx$/);

  const name = `Cell ${word}`;
  await hand.use(list.getByRole('link', { name }));
  const notes = page.getByRole('region', { name: 'Your notes' });
  await hand.use(notes.getByRole('button', { name: 'Write a note' }));
  await hand.type(notes.getByRole('textbox', { name: 'New note' }), 'Ask for the cycle figures.');
  await hand.choose(notes.getByRole('combobox', { name: 'Who can read it' }), 'Everybody on “Storage to meet”');
  await hand.use(notes.getByRole('button', { name: 'Save note' }));
  await expect(notes.getByRole('article')).toContainText('on the list “Storage to meet”');

  // The colleague sees list and note.
  await colleague.page.goto('/network/lists');
  await colleague.page.getByRole('link', { name: 'Storage to meet' }).click();
  await colleague.page.getByRole('link', { name }).click();
  await expect(colleague.page.getByRole('region', { name: 'Your notes' })).toContainText('Ask for the cycle figures.');

  await hand.use(page.getByRole('link', { name: 'Ask for an introduction' }));
  const request = page.getByRole('form', { name: 'Request a warm introduction' });
  await expect(fieldOf(request, 'Who would you like to meet?')).toHaveAccessibleDescription(/Chosen: /);
  await hand.type(request.getByLabel('Role'), 'Partner');
  await hand.type(request.getByLabel('Organization'), 'Meadow Ventures');
  await hand.type(request.getByLabel('Reason for the introduction'), 'We invest in storage and know two of the sites.');
  await hand.use(request.getByRole('button', { name: 'Submit Request' }));
  await expectToast(page, 'Request Submitted');
}
