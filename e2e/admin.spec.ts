import { signInAs, signInAsNewMember } from './support/account.ts';
import { post } from './support/companies.ts';
import { exportAs } from './support/export.ts';
import { fieldOf } from './support/field-of.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a claim is declined with a reason, a membership request is approved, and both decisions can be looked up', async ({
  page,
  browser,
}) => {
  const member = await browser.newPage();
  const username = await signInAsNewMember(member);
  await post(member, '/api/companies/9/claims', {
    role: 'Chief engineer',
    workEmail: 'me@claim.example',
    proof: `I am ${username} and can answer from the address in the imprint.`,
  });
  await post(member, '/api/membership-requests', { billing: 'annual' });
  await signInAs(page, 'admin');

  await page.goto('/admin/claims');
  const claim = page.getByRole('article').filter({ hasText: username });
  // Approval cannot be undone, so it asks first.
  await claim.getByRole('button', { name: /^Approve the claim to/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(claim.getByRole('button', { name: /^Approve the claim to/ })).toBeVisible();
  await claim.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this claim' });
  await fieldOf(dialog, 'Reason').fill('The imprint names somebody else.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, 'The claim is declined');
  await expect(claim).toHaveCount(0);
  await fieldOf(page, 'Status', { exact: true }).selectOption({ label: 'Declined' });
  await expect(page).toHaveURL('/admin/claims?status=declined');
  await expect(claim).toContainText('The imprint names somebody else.');

  await page.goto('/admin/memberships?status=pending');
  const request = page.getByRole('row', { name: new RegExp(username) });
  await expect(request).toContainText('$599.88');
  await request.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve request' }).click();
  await expectToast(page, 'Decided, and the member notified');
  await expect(request).toHaveCount(0);
  await fieldOf(page, 'Status', { exact: true }).selectOption({ label: 'Approved' });
  await expect(request).toContainText('Approved');
  await axe(page);
  await request.getByRole('button', { name: `Membership of ${username}` }).click();
  const membership = page.getByRole('dialog', { name: `Membership of ${username}` });
  await expect(membership).toContainText('Now: Professional, billed annually, until');
  await axe(page);
  await fieldOf(membership, 'Plan').selectOption('Free: ends at once');
  await membership.getByRole('button', { name: 'End membership' }).click();
  await expect(fieldOf(membership, 'Reason')).toHaveAccessibleDescription(/Please say why/);
  await fieldOf(membership, 'Reason').fill('They asked for it by phone.');
  await membership.getByRole('button', { name: 'End membership' }).click();
  await expectToast(page, 'The membership has been changed, and the member notified');
  await page.goto('/admin/audit?action=user.tier');
  await expect(page.getByText(/They asked for it by phone/)).toBeVisible();
  await page.goto('/admin/memberships?view=payments');
  await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
  await axe(page);

  await member.goto('/notifications');
  await expect(member.getByText('The imprint names somebody else.')).toBeVisible();
  await expect(member.getByText(/Our team has ended it/)).toBeVisible();
  await member.goto('/dashboard');
  await expect(member.getByText('Claim declined')).toBeVisible();
  await expect(member.getByText('You do not manage this profile')).toBeVisible();
  await member.context().close();
});

/** What a mail server that refuses for a day and a half leaves behind. */
const failedMails = {
  items: [
    {
      id: 1,
      recipient: 'ada@test.example',
      subject: 'Please confirm your address',
      createdAt: '2026-03-12T09:00:00.000Z',
      attempts: 7,
      lastError: '550 The mailbox is full',
    },
  ],
  nextCursor: null,
  count: { value: 1, isCapped: false },
};

test('the tables of the team have no accessibility violation, and subscribers can be exported', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.route('**/api/admin/failed-mails*', (route) => route.fulfill({ json: failedMails }));
  const filled = page.getByRole('main').getByRole('row').nth(1);
  for (const [path, title, content] of [
    ['/admin/content/partners', 'Partners', page.getByRole('button', { name: /^Edit/ }).first()],
    ['/admin/content/focus-areas', 'Focus areas', page.getByRole('button', { name: /^Edit/ }).first()],
    ['/admin/content/research', 'Research articles', filled],
    ['/admin/mails', 'Failed mails', filled],
    // Other stories decide what waits here.
    ['/admin/claims', 'Company claims', page.getByRole('main')],
    ['/admin/memberships', 'Memberships', page.getByRole('main')],
    ['/admin/emails', 'Emails', page.getByRole('region', { name: 'Preview' })],
    ['/admin/newsletter', 'Subscribers', page.getByRole('main')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(content).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await axe(page);
  }
  const download = page.waitForEvent('download');
  await exportAs(page, 'CSV');
  expect((await download).suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
});
