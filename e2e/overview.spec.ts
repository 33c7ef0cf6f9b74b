import { freshUsername, goodPassword, signInAs } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';

test('the overview shows admins what waits, the totals and the usage', async ({ page }) => {
  const username = freshUsername();
  const joined = await page.request.post('/api/users', {
    data: { username, email: `${username}@test.example`, password: goodPassword },
  });
  expect(joined.status()).toBe(201);
  const sent = await page.request.post('/api/contact', {
    data: {
      name: 'Ines Okafor',
      email: 'ines@test.example',
      subject: `A question of ${username}`,
      message: 'When does the next round open?',
    },
  });
  expect(sent.status()).toBe(201);
  await signInAs(page, 'admin');
  await page.goto('/admin');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const figures = page.getByRole('region', { name: /The network/ });
  await expect(figures).toContainText(/Free members\d/);
  await expect(figures).toContainText('Open listings');
  await axe(page);

  await test.step('a chart gives its values to pointer and keyboard', async () => {
    const signUps = page.getByRole('slider', { name: 'Sign-ups, by day' });
    await expect(page.getByRole('img', { name: /^Sign-ups by day \d/ })).toBeVisible();
    await signUps.focus();
    await expect(signUps).toHaveAttribute('aria-valuetext', /^\w+ \d+ so far: [1-9]\d* new accounts$/);
    await page.keyboard.press('ArrowLeft');
    await expect(signUps).toHaveAttribute('aria-valuenow', '28');
    await page.keyboard.press('Home');
    await expect(signUps).toHaveAttribute('aria-valuenow', '0');
    await signUps.hover({ position: { x: 1, y: 20 } });
    const value = (await signUps.getAttribute('aria-valuetext')) ?? '';
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  });

  await test.step('range and table are kept in the address; the back button undoes them', async () => {
    await page.getByRole('button', { name: '12 months' }).click();
    await expect(page).toHaveURL('/admin?range=12m');
    await expect(page.getByRole('slider', { name: 'Enquiries, by month' })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page).toHaveURL('/admin?range=12m&view=table');
    const table = page.getByRole('region', { name: 'Trends as a table' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expect(table.getByRole('row').nth(1)).toContainText('so far');
    await axe(page);
    await page.goBack();
    await expect(page.getByRole('slider')).toHaveCount(6);
    await page.goto('/admin?range=90d');
    await expect(page.getByRole('slider', { name: 'Listings published, by week' })).toBeVisible();
  });

  await test.step('each waiting item links to the page where it is handled', async () => {
    const waiting = page.getByRole('link', { name: /^Unanswered messages/ });
    await expect(waiting).toHaveText(/[1-9]/);
    await waiting.click();
    await expect(page).toHaveURL('/admin/messages?status=new');
    await page.goto('/admin/mails');
    await expect(page.getByRole('heading', { name: 'No failed emails' })).toBeVisible();
    await axe(page);
  });
});
