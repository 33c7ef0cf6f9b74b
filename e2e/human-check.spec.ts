import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { formStampHeader } from '#contract/human-check.ts';
import { defaultSite } from '#contract/site.ts';
import { fieldOf } from './support/field-of.ts';
import { mailsTo } from './support/outbox.ts';
import { startServer } from './support/server.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const sentence = 'That was faster than most people type. Please wait a moment and send it again.';

async function fill(page: Page, subject: string): Promise<void> {
  await fieldOf(page, 'Name').fill('Ines Okafor');
  await fieldOf(page, 'Email', { exact: true }).fill('ines@test.example');
  await fieldOf(page, 'Subject').fill(subject);
  await fieldOf(page, 'Message').fill('We would like to show our pilot plant.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test.use({ allowedConsole: [/status of (425|500)/] });

test('a form works for people, however fast they are, and only seems to work for programs', async ({
  page,
  workFolder,
}) => {
  const server = await startServer({ dataDir: join(workFolder, 'checked'), env: { HUMAN_CHECK_SECONDS: '1' } });
  const subjects = async () => (await mailsTo(server, defaultSite.contactEmail)).map(({ subject }) => subject);
  try {
    await page.goto(`${server.url}/contact`);
    const form = page.getByRole('form', { name: 'Contact form' });
    const trap = form.locator('input[name="homepage"]');
    await expect(trap).toBeAttached();
    await expect(trap).not.toBeInViewport();
    // Neither the keyboard nor a screen reader reaches the trap field.
    await fieldOf(page, 'Name').focus();
    for (const label of ['Email', 'Subject', 'Message']) {
      await page.keyboard.press('Tab');
      await expect(fieldOf(page, label, { exact: true })).toBeFocused();
    }
    await expect(form.getByRole('textbox', { name: 'Homepage' })).toHaveCount(0);
    await axe(page);

    // Faster than the server expects of a person: the form waits, then sends.
    await fill(page, 'From a quick person');
    const stamped = page.waitForRequest('**/api/contact');
    await send(page);
    expect((await stamped).headers()[formStampHeader]).toMatch(/^\w+\.[\w-]{43}$/);
    await expectToast(page, 'Message sent!');
    await expect.poll(subjects).toEqual(['Contact form: From a quick person']);
    await expect(fieldOf(page, 'Subject')).toHaveValue('');

    // If the server still refuses it, the form says so, keeps the entries and can be sent again.
    await fill(page, 'Once more');
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 425, json: { code: 'too_quick', message: sentence } }),
    );
    await send(page);
    await expectToast(page, 'Error sending message', sentence);
    await expect(fieldOf(page, 'Subject')).toHaveValue('Once more');
    await page.unroute('**/api/contact');

    // Filled in offline, sent when the connection is back.
    await page.route('**/api/form-stamp', (route) => route.fulfill({ status: 500, body: '' }));
    await send(page);
    await expectToast(
      page,
      'Error sending message',
      'There was a problem sending your message. Please try again later.',
    );
    await page.unroute('**/api/form-stamp');
    await send(page);
    await expectToast(page, 'Message sent!');
    await expect.poll(subjects).toHaveLength(2);
    await expect(fieldOf(page, 'Subject')).toHaveValue('');

    await fill(page, 'From a program');
    await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://pills.example'));
    await send(page);
    // The toast for the previous message may still be visible; only the emptied form shows that this one was sent.
    await expect(fieldOf(page, 'Subject')).toHaveValue('');
    await trap.evaluate((field: HTMLInputElement) => (field.value = ''));
    await fill(page, 'From a person again');
    await send(page);
    await expect.poll(subjects).toContain('Contact form: From a person again');
    expect(await subjects()).not.toContain('Contact form: From a program');
  } finally {
    await server.stop();
  }
});
