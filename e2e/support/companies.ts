import { expect, type Page } from '@playwright/test';

import type { CompanyInput } from '#contract/companies.ts';
import { choose } from './listings.ts';

/** Only pages of the site may write with its cookie; a request says by its origin that it comes from one. */
async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/api/site')).url()).origin;
}

/** Makes the call that a form makes, as whoever the page's context is signed in as; returns the answer. */
export function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  return send(page, 'POST', path, data);
}

/** As `post`, for a form that changes what is there. */
export function put(page: Page, path: string, data: object): Promise<{ id: number }> {
  return send(page, 'PUT', path, data);
}

async function send(page: Page, method: string, path: string, data: object): Promise<{ id: number }> {
  const response = await page.request.fetch(path, { method, headers: { origin: await originOf(page) }, data });
  if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
  return (await response.json()) as { id: number };
}

/** Adds a company as the signed-in user and returns its id. */
export async function addCompany(page: Page, name: string, input: Partial<CompanyInput> = {}): Promise<number> {
  const { id } = await post(page, '/api/companies', {
    name,
    description: 'Stores wind power in brine, far below the ground.',
    location: 'Bergen, Norway',
    foundedYear: 2019,
    size: '11-50',
    focusArea: 'energy-storage',
    fundingRounds: [],
    milestones: [],
    ...input,
  });
  return id;
}

/** Fills what a company cannot do without, in the form that is shown. */
export async function fillCompanyForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company Name').fill(name);
  await page.getByLabel('Short Description').fill('Stores wind power in brine, far below the ground.');
  await choose(page, 'Focus Area', 'Energy Storage');
  await choose(page, 'Company Size', '11-50 employees');
  await page.getByLabel('Location').fill('Bergen, Norway');
  await page.getByLabel('Founded').fill('2019');
}

export function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true });
}

/** A company's own page is shown. */
export async function expectCompany(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/network\/companies\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
