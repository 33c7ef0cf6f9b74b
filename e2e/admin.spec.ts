import { freshUsername, signInAs, signInAsNewMember } from './support/account.ts';
import { post } from './support/companies.ts';
import { mailTo } from './support/outbox.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('is for admins only', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/signin?returnTo=/admin');
  await signInAsNewMember(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'For admins only' })).toBeVisible();
});

test('a user is found, suspended with a reason and restored; the log has it all @core', async ({ page, browser }) => {
  const other = await browser.newPage();
  const username = await signInAsNewMember(other);
  await signInAs(page, 'admin');
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  const row = page.getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText('Free');
  await axe(page);

  await row.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${username}?` });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await axe(page);
  await dialog.getByLabel('Reason').fill('Five identical listings');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expectToast(page, 'The user is suspended');
  await expect(row).toContainText('Suspended');
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/signin?returnTo=/dashboard');
  await other.close();
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(row.getByRole('button', { name: 'Suspend' })).toBeVisible();

  const end = row.getByRole('button', { name: 'End sessions' });
  await end.click();
  const question = page.getByRole('dialog', { name: `End all sessions of ${username}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  // Whoever thinks again goes on where they were.
  await expect(end).toBeFocused();
  await end.click();
  await question.getByRole('button', { name: 'End sessions' }).click();
  await expectToast(page, 'All sessions have ended');
  await row.getByRole('button', { name: 'Make admin' }).click();
  const promotion = page.getByRole('dialog', { name: `Make ${username} an admin?` });
  await expect(promotion).toContainText('can do everything that you can do here');
  await promotion.getByRole('button', { name: 'Make admin' }).click();
  await expect(row.getByRole('button', { name: 'Make member' })).toBeVisible();
  await row.getByRole('button', { name: 'Make member' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make member' }).click();
  await expect(row.getByRole('button', { name: 'Make admin' })).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('Action').selectOption({ label: 'Suspended a user' });
  await expect(page).toHaveURL('/admin/audit?action=user.suspend');
  const entry = page.getByRole('row', { name: new RegExp(`Suspended a user ${username}`) });
  await expect(entry).toContainText('Five identical listings');
  await axe(page);
});

test('a message to the team is answered by mail', async ({ page, server }) => {
  const email = `${freshUsername()}@test.example`;
  const sent = await page.request.post('/api/contact', {
    data: { name: 'Ines Okafor', email, subject: `A question of ${email}`, message: 'When does the next round open?' },
  });
  expect(sent.status()).toBe(201);
  await signInAs(page, 'admin');
  await page.goto('/admin/messages?status=new');
  const card = page.getByRole('article').filter({ hasText: email });
  await card.getByRole('button', { name: 'Answer' }).click();
  await card.getByLabel('Your answer').fill('In March, for six weeks.');
  await axe(page);
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expectToast(page, 'Your answer is on its way');
  const mail = await mailTo(server, email);
  expect(mail.subject).toBe(`Re: A question of ${email}`);
  expect(mail.text).toContain('In March, for six weeks.');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Answered' });
  await expect(card).toContainText('In March, for six weeks.');
});

test('a claim is declined with a reason, a membership request approved; what was decided can be looked up', async ({
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
  // Approving asks first: it cannot be undone.
  await claim.getByRole('button', { name: /^Approve the claim to/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(claim.getByRole('button', { name: /^Approve the claim to/ })).toBeVisible();
  await claim.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this claim' });
  await dialog.getByLabel('Reason').fill('The imprint names somebody else.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, 'The claim is declined');
  await expect(claim).toHaveCount(0);
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Declined' });
  await expect(page).toHaveURL('/admin/claims?status=declined');
  await expect(claim).toContainText('The imprint names somebody else.');

  await page.goto('/admin/memberships?status=pending');
  const request = page.getByRole('row', { name: new RegExp(username) });
  await expect(request).toContainText('$599.88');
  await request.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve request' }).click();
  await expectToast(page, 'Decided, and the member notified');
  await expect(request).toHaveCount(0);
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Approved' });
  await expect(request).toContainText('Approved');
  await axe(page);
  await request.getByRole('button', { name: `Membership of ${username}` }).click();
  const membership = page.getByRole('dialog', { name: `Membership of ${username}` });
  await expect(membership).toContainText('Now: Professional, billed annually, until');
  await axe(page);
  await membership.getByLabel('Plan').fill('Free');
  await page.keyboard.press('Enter');
  await membership.getByRole('button', { name: 'End membership' }).click();
  await expect(membership.getByLabel('Reason')).toHaveAccessibleDescription(/Please say why/);
  await membership.getByLabel('Reason').fill('They asked for it by phone.');
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

test('lists that are empty say so, and subscribers are exported', async ({ page }) => {
  await signInAs(page, 'admin');
  for (const [path, title] of [
    ['/admin/claims', 'Company claims'],
    ['/admin/memberships', 'Memberships'],
    ['/admin/newsletter', 'Newsletter'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await axe(page);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
});

test('feed sources are added, changed and removed', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/feeds');
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a feed source' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please name the source')).toBeVisible();
  await expect(dialog.getByText('Please choose a technology')).toBeVisible();
  const name = `Sample feed ${freshUsername()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Website').fill('https://news.example.com/');
  await dialog.getByLabel('Address of the feed').fill(`https://news.example.com/${freshUsername()}.xml`);
  await dialog.getByLabel('Technology').click();
  await page.getByRole('option', { name: 'Molten Salt Reactors' }).click();
  await expect(dialog.getByText('Please choose a technology')).toHaveCount(0);
  await dialog.getByLabel('State').fill('Paused');
  await dialog.getByLabel('State').press('Enter');
  await axe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The source has been added');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Paused');
  await row.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: `Change ${name}` });
  await expect(change.getByLabel('Technology')).toHaveAccessibleDescription(/Chosen: Molten Salt Reactors/);
  await change.getByLabel('Name').fill(`${name}, renamed`);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('renamed');
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Failing' });
  await expect(page).toHaveURL('/admin/feeds?state=failing');
  await expect(row).toHaveCount(0);
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Paused' });
  await page.getByRole('searchbox', { name: 'Search feed sources' }).fill(name);
  await expect(page).toHaveURL(/state=paused/);
  await expect(page).toHaveURL(/search=Sample/);
  await expect(page.getByText('1 feed source')).toBeVisible();
  await page.reload();
  await expect(row).toHaveCount(1);
  await axe(page);
  await row.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: `Remove ${name}, renamed?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await axe(page);
  await question.getByRole('button', { name: 'Remove source' }).click();
  await expect(page.getByRole('heading', { name: 'No feed sources found' })).toBeVisible();
  // The row that the focus came from is gone; anyone who works by keyboard goes on from where it was.
  await expect(page.locator('main, main *').and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/admin/feeds');
});
