import { expect, type Page } from '@playwright/test';
import type { CompanyInput } from '#contract/companies.ts';
import { fieldOf } from './field-of.ts';
import { choose } from './listings.ts';

/** The server accepts changes by cookie only from its own pages, so a call names that origin. */
async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/api/site')).url()).origin;
}

/** Makes the call that a form makes, as the user of the page's context; returns the response. */
export function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  return send(page, 'POST', path, data);
}

/** As `post`, for a form that edits a record. */
export function put(page: Page, path: string, data: object): Promise<{ id: number }> {
  return send(page, 'PUT', path, data);
}

/** As `post`, for a part of a record. */
export function patch(page: Page, path: string, data: object): Promise<unknown> {
  return send(page, 'PATCH', path, data);
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

/** Fills in the required fields of the company form on screen. */
export async function fillCompanyForm(page: Page, name: string): Promise<void> {
  await fieldOf(page, 'Company Name').fill(name);
  await fieldOf(page, 'Short Description').fill('Stores wind power in brine, far below the ground.');
  await choose(page, 'Focus Area', 'Energy Storage');
  await choose(page, 'Company Size', '11-50 employees');
  await fieldOf(page, 'Location').fill('Bergen, Norway');
  await fieldOf(page, 'Founded').fill('2019');
}

/** Expects the page of a company. */
export async function expectCompany(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/network\/companies\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
