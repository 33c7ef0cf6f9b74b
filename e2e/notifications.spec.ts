import { signInAsNewMember } from './support/account.ts';
import { confirmAddress, linkIn, mailTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test('the settings for emails are stored, and one click in an email turns off its kind', async ({
  page,
  server,
  request,
}) => {
  const username = await signInAsNewMember(page);
  await confirmAddress(page, server, `${username}@test.example`);
  await page.goto('/settings/notifications');
  const claims = page.getByRole('group', { name: 'Company claims' });
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await claims.getByRole('radio', { name: 'Daily digest' }).click();
  await expect(claims.getByRole('radio', { name: 'Daily digest' })).toBeChecked();
  await stored;
  await page.reload();
  await expect(claims.getByRole('radio', { name: 'Daily digest' })).toBeChecked();

  const { id } = await (await page.request.get('/api/auth/me')).json();
  const data = { kind: 'member', id, name: 'Sample Sender', email: 'sender@test.example', message: 'Shall we meet?' };
  expect((await request.post('/api/enquiries', { data })).status()).toBe(201);
  const link = linkIn(await mailTo(server, `${username}@test.example`, 2), '/notifications/unsubscribe');
  await page.goto(link);
  await expect(page.getByText('Stop emails about “Enquiries to my listings')).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You have unsubscribed from these emails' })).toBeVisible();
  await page.getByRole('link', { name: 'All notification settings' }).click();
  const enquiries = page.getByRole('group', { name: 'Enquiries to my listings' });
  await expect(enquiries.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.goto('/notifications/unsubscribe?kind=nothing');
  await expect(page.getByRole('heading', { name: 'Please open the link from the email again' })).toBeVisible();
});
