import { signInAsNewMember } from './support/account.ts';
import { publishListing } from './support/listings.ts';
import { axe, expect, test } from './support/test.ts';

test('shows what waits for the member, and an enquiry until it is read', async ({ page, browser, baseURL }) => {
  await signInAsNewMember(page);
  await page.goto('/dashboard');
  const waiting = page.getByRole('list', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem').filter({ hasText: 'New enquiries' })).toContainText('0');
  await expect(page.getByText('No upcoming events.')).toBeVisible();
  await expect(page.getByText('Select the heart on a page to save it here.')).toBeVisible();
  await axe(page);

  const id = await publishListing(page, {
    title: 'A listing that somebody asks about',
    contactEmail: 'asked@test.example',
  });
  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  const sent = await visitor.request.post('/api/enquiries', {
    data: { kind: 'listing', id, name: 'Ines Okafor', email: 'ines@test.example', message: 'Is it still to be had?' },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(sent.status()).toBe(201);
  await visitor.close();

  await page.reload();
  await expect(waiting.getByRole('listitem').filter({ hasText: 'New enquiries' })).toContainText('1');
  await expect(page.getByRole('list', { name: 'Your listings' })).toContainText('A listing that somebody asks about');
  await page.getByRole('link', { name: 'Notifications, 1 new' }).click();
  await expect(page.getByRole('heading', { name: 'Ines Okafor wrote to you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Ines Okafor wrote to you' }).click();

  await expect(page).toHaveURL('/network/enquiries');
  const read = page.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok());
  await page.getByText('Ines Okafor').click();
  await expect(page.getByText('Is it still to be had?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply to ines@test.example' })).toHaveAttribute('href', /^mailto:ines@/);
  await read;
  await axe(page);
  await page.goto('/dashboard');
  await expect(waiting.getByRole('listitem').filter({ hasText: 'New enquiries' })).toContainText('0');
});
