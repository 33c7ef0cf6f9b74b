import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listMailSamples, mailTemplates } from '#contract/mail-samples.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';

const samples = (['accounts.welcome', 'events.proof'] as const).map((name) => ({
  name,
  subject: `Subject of ${name}`,
  preheader: 'The first words',
  text: 'In plain text',
}));

test('each email is chosen from the list, in the address, and shown by the server', async () => {
  const admin = signedIn({ role: 'admin' });
  const { main, at } = await showPage('/admin/emails', admin, answers(listMailSamples, samples));
  const frame = await main.findByTitle('Subject of accounts.welcome, light theme');
  expect(frame.getAttribute('src')).toBe('/api/admin/mail-samples/accounts.welcome/preview?theme=light');
  fireEvent.click(main.getByRole('button', { name: mailTemplates['events.proof'] }));
  await main.findByTitle('Subject of events.proof, light theme');
  expect(at()).toBe('/admin/emails?mail=events.proof');
  main.getByRole('heading', { name: mailTemplates['events.proof'] });
});

test('a list that could not be read can be asked for again', async () => {
  const admin = signedIn({ role: 'admin' });
  const { main, change } = await showPage('/admin/emails', admin, breaks(listMailSamples));
  await main.findByText('The emails could not be loaded');
  change(admin, answers(listMailSamples, samples));
  fireEvent.click(main.getByText('Try again'));
  expect(await main.findByTitle('Subject of accounts.welcome, light theme')).toBeTruthy();
});
