import type { APIRequestContext, Browser, Page } from '@playwright/test';

import { testPassword } from '#e2e/support/test-password.ts';

/** A call with the cookies of `request`, as the page would make it. */
export async function post(request: APIRequestContext, baseURL: string | undefined, path: string, data?: object) {
  const response = await request.post(path, { headers: { Origin: baseURL ?? '' }, ...(data && { data }) });
  if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
  return (await response.json()) as { id: number; request?: { id: number } };
}

/** Makes a member a professional: they ask, an admin approves. */
export async function makeProfessional(
  browser: Browser,
  baseURL: string | undefined,
  page: Page,
  billing: 'monthly' | 'annual',
) {
  const { request } = await post(page.request, baseURL, '/api/membership-requests', { billing });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await context.request.post('/api/auth/signin', { data: { username: 'admin', password: testPassword } });
  await post(context.request, baseURL, `/api/admin/membership-requests/${request?.id}/decision`, {
    decision: 'approve',
  });
  await context.close();
}
