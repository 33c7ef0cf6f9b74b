import type { Page } from '@playwright/test';
import { defaultSite } from '#contract/site.ts';
import { freshUsername, signInAs } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { mailsTo, mailTo } from './support/outbox.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const subjectOf = () => `Tidal storage ${freshUsername()}`;

async function fill(page: Page, subject: string): Promise<void> {
  await fieldOf(page, 'Name').fill('Ines Okafor');
  await fieldOf(page, 'Email', { exact: true }).fill('ines@test.example');
  await fieldOf(page, 'Subject').fill(subject);
  await fieldOf(page, 'Message').fill('We would like to show our pilot plant.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('a message survives a reload, is sent, and the team gets the mail @postgres', async ({ page, server }) => {
  const subject = subjectOf();
  await page.goto('/contact');
  await fill(page, subject);
  await page.reload();
  await expect(fieldOf(page, 'Subject')).toHaveValue(subject);
  await send(page).click();
  await expectToast(page, 'Message sent!');
  await page.reload();
  await expect(fieldOf(page, 'Message')).toHaveValue('');
  const team = async () =>
    (await mailsTo(server, defaultSite.contactEmail)).find((mail) => mail.subject === `Contact form: ${subject}`);
  await expect.poll(async () => (await team())?.replyTo?.[0]?.address).toBe('ines@test.example');
  expect((await team())?.text).toContain('We would like to show our pilot plant.');
});

test('an admin answers a message to the team by mail', async ({ page, server }) => {
  const email = `${freshUsername()}@test.example`;
  const sent = await page.request.post('/api/contact', {
    data: { name: 'Ines Okafor', email, subject: `A question of ${email}`, message: 'When does the next round open?' },
  });
  expect(sent.status()).toBe(201);
  await signInAs(page, 'admin');
  await page.goto('/admin/messages?status=new');
  const card = page.getByRole('article').filter({ hasText: email });
  await card.getByRole('button', { name: 'Answer' }).click();
  await fieldOf(card, 'Your answer').fill('In March, for six weeks.');
  await axe(page);
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expectToast(page, 'Your answer is on its way');
  const mail = await mailTo(server, email);
  expect(mail.subject).toBe(`Re: A question of ${email}`);
  expect(mail.text).toContain('In March, for six weeks.');
  await fieldOf(page, 'Status', { exact: true }).selectOption({ label: 'Answered' });
  await expect(card).toContainText('In March, for six weeks.');
});
