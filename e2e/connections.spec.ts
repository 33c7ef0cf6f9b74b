import type { Page } from '@playwright/test';

import { signInAsNewMember } from './support/account.ts';
import { patch, post } from './support/companies.ts';
import { openTab } from './support/tabs.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('article');

test('a request is sent, waits and is accepted; both members then find each other among their connections', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL });
  const otherPage = await other.newPage();
  const [one, two] = [await signInAsNewMember(page), await signInAsNewMember(otherPage)];
  await page.goto(`/network/members?search=${two}`);
  await cards(page).getByRole('button', { name: 'Connect' }).click();
  await expectToast(page, 'Request sent', `${two} has been asked to connect.`);
  await expect(cards(page).getByRole('button', { name: 'Pending' })).toBeDisabled();

  await otherPage.goto('/network/connections');
  await expect(otherPage.getByRole('listitem').filter({ hasText: one })).toContainText('asked');
  await otherPage.goto(`/network/members?search=${one}`);
  await cards(otherPage).getByRole('button', { name: 'Accept' }).click();
  await expectToast(otherPage, 'Connected', `${one} is now in your network.`);
  await expect(cards(otherPage).getByRole('button', { name: 'Connected' })).toBeDisabled();
  await expect(cards(otherPage)).toContainText('1 connection ·');
  // Somebody the other one knows is found through them.
  const third = await browser.newContext({ baseURL });
  const thirdPage = await third.newPage();
  const three = await signInAsNewMember(thirdPage);
  const idOf = async (who: Page) => ((await (await who.request.get('/api/auth/me')).json()) as { id: number }).id;
  await post(thirdPage, '/api/connections', { memberId: await idOf(otherPage) });
  await patch(otherPage, `/api/connections/${await idOf(thirdPage)}`, { answer: 'accept' });
  await third.close();
  await other.close();
  await page.goto('/network/members');
  await page.getByRole('button', { name: 'Connected to someone I know' }).click();
  await expect(page).toHaveURL('/network/members?reach=connections');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(three);
  await expect(cards(page)).toContainText(`Connected to ${two}, whom you know`);
  await expect(page.getByText('Most connections in common first')).toBeVisible();
  await axe(page);

  await page.goto('/network/connections');
  await expect(page.getByRole('heading', { name: 'No requests', exact: true })).toBeVisible();
  await openTab(page, 'Sent');
  await expect(page.getByRole('heading', { name: 'No requests sent' })).toBeVisible();
  await openTab(page, 'Connected');
  await expect(page).toHaveURL('/network/connections?tab=connected');
  await expect(page.getByRole('link', { name: `Message ${two}` })).toHaveAttribute(
    'href',
    /\/network\/messages\?to=\d+/,
  );
  await axe(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Connection removed');
  await expect(page.getByRole('heading', { name: 'No connections yet' })).toBeVisible();
});
