import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { listMailSamples, type MailTemplate, mailTemplates, previewMailSample } from '#contract/mail-samples.ts';
import { features } from '#server/features.ts';
import { layOut } from '#server/platform/mail/layout.ts';
import { createTestApp } from '#server/testing/app.ts';
import { parseHtml } from '#server/testing/xml.ts';

const names = Object.keys(mailTemplates) as MailTemplate[];
const sorted = (words: readonly (string | undefined)[]) => words.map(String).toSorted((a, b) => a.localeCompare(b));

test('every mail has one sample, in the door of its feature', () => {
  const sampled = features.flatMap(({ mails = {} }) => Object.keys(mails));
  expect(sorted(sampled)).toEqual(sorted(names));
});

test('every mail of the code has a name of its own: no two functions share one, and no name is without a function', () => {
  // The compiler refuses a mail without a name, and one whose name is not on the list.
  const sources = globSync('server/features/**/*.ts').filter((file) => !/\.test\.ts$|mail-samples/.test(file));
  const written = sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\btemplate: '([\w.-]+)'/g), ([, name]) => name),
  );
  expect(sorted(written)).toEqual(sorted(names));
});

test('each sample is the mail it says, in the design of all mails: both themes, a preheader, no script', async () => {
  await using app = await createTestApp();
  for (const { mails = {} } of features) {
    for (const [name, write] of Object.entries(mails)) {
      const mail = write(app.deps);
      expect(mail.template).toBe(name);
      const { html, text } = layOut(mail, app.deps.env.site);
      const page = parseHtml(html);
      expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content'), name).toBe('light dark');
      expect(page.querySelector('body > div')?.textContent?.trim(), name).not.toBe('');
      expect(page.querySelector('script, link, iframe, form'), name).toBeNull();
      expect(`${html}${text}`, name).not.toMatch(/undefined|\[object|null|NaN/);
    }
  }
});

test('admins see all of them; others see none', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { body } = await admin.call(listMailSamples);
  expect(body.map(({ name }) => name)).toEqual(names);
  const response = await admin.send(previewMailSample, { params: { name: 'events.proof' }, query: { theme: 'dark' } });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('color-scheme:dark');
  const member = await app.as('professional');
  for (const call of [
    member.refused(listMailSamples),
    member.refused(previewMailSample, { params: { name: 'events.proof' } }),
  ]) {
    expect((await call).status).toBe(403);
  }
});
