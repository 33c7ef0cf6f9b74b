import { expect, type Page } from '@playwright/test';
import type { ListingInput, ListingType } from '#contract/listings.ts';
import { fieldOf } from './field-of.ts';

let count = 0;

/** A word that no other listing contains, to find the test's own listing. */
export function uniqueWord(): string {
  count += 1;
  return `x${process.pid.toString(36)}${Date.now().toString(36)}${count}`;
}

/** The required fields of each kind, and how a person fills them in. */
export const kinds: Record<ListingType, { label: string; fill: (page: Page) => Promise<void> }> = {
  company: {
    label: 'Company',
    async fill(page) {
      await fieldOf(page, 'Company Name').fill('Saltworks Storage');
      await fieldOf(page, 'Company Location').fill('Bergen, Norway');
    },
  },
  technology: {
    label: 'Technology',
    async fill(page) {
      await choose(page, 'Development Stage', 'Pilot');
      await choose(page, 'Technology Status', 'Seeking licensing');
    },
  },
  partnership: {
    label: 'Partnership',
    async fill(page) {
      await choose(page, 'Partnership Type', 'Joint venture');
      await choose(page, 'Timeline', 'Ongoing');
    },
  },
  job: {
    label: 'Job',
    async fill(page) {
      await fieldOf(page, 'Job Location').fill('Graz, Austria');
      await choose(page, 'Job Type', 'Part-time');
    },
  },
};

/** Chooses an option of a select by typing it. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption(option);
}

export const description =
  'We store heat in salt from sunny days and give it back at night, in a box the size of a van.';

/** Fills in the cards of the create form for the chosen kind. The form must be on screen. */
export async function fillBasics(page: Page, title: string, tag = 'salt'): Promise<void> {
  await fieldOf(page, 'Title').fill(title);
  await fieldOf(page, 'Description').fill(description);
  await choose(page, 'Focus Area', 'Energy Storage');
  await fieldOf(page, 'Contact Email').fill('someone@test.example');
  await fieldOf(page, 'Tags').fill(tag);
  await fieldOf(page, 'Tags').press('Enter');
}

export async function fillCompany(page: Page, title: string): Promise<void> {
  await fillBasics(page, title);
  await kinds.company.fill(page);
}

export function publishButton(page: Page) {
  return page.getByRole('button', { name: 'Publish Listing' });
}

/** The cards of the list. */
export function cards(page: Page) {
  return page.getByRole('list', { name: 'Listings' }).getByRole('article');
}

/** Expects the page of a listing. */
export async function expectListing(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(/\/network\/listings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Publishes a listing by the call that the form makes, as the user of the page's context; returns its id. */
export async function publishListing(page: Page, input: Partial<ListingInput> & { title: string }): Promise<number> {
  // The server accepts changes by cookie only from its own pages, so the call names that origin.
  const { origin } = new URL((await page.request.get('/api/site')).url());
  const response = await page.request.post('/api/listings', {
    headers: { origin },
    data: {
      type: 'company',
      description,
      focusArea: 'Energy Storage',
      contactEmail: 'someone@test.example',
      tags: ['salt'],
      companyName: 'Saltworks Storage',
      companyLocation: 'Bergen, Norway',
      ...input,
    },
  });
  if (!response.ok()) throw new Error(`Publishing was answered with ${response.status()}: ${await response.text()}`);
  const { id } = (await response.json()) as { id: number };
  return id;
}
