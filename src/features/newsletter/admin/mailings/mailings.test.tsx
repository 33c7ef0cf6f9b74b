import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import {
  createMailing,
  getMailing,
  listMailings,
  type Mailing,
  readMailingText,
  scheduleMailing,
  stepMailing,
  testMailing,
  updateMailing,
} from '#contract/newsletter-mailings.ts';
import { searchEverything } from '#contract/search.ts';
import { openDialog, press, searchFieldOf } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, refuses, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';

const date = '2026-03-12T09:00:00.000Z';
const draft: Mailing = {
  id: 3,
  version: 2,
  subject: 'News of the season',
  preheader: 'Salt and wind',
  state: 'draft',
  topics: ['market'],
  scheduledAt: null,
  startedAt: null,
  endedAt: null,
  updatedAt: date,
  figures: { queued: 0, sent: 0, failed: 0, bounced: 0, unsubscribed: 0 },
  introduction: '<p>Dear readers</p>',
  blocks: [
    { kind: 'listing', id: 7, note: '', shown: { title: 'Salt battery', line: '', path: '/x', pictureUrl: null } },
    { kind: 'company', id: 8, note: 'Good', shown: null },
  ],
};
const admin = signedIn({ role: 'admin' });
const text = answers(readMailingText, { text: 'Dear readers', recipients: 1234 });
const open = (mailing: Mailing, ...more: Answer[]) =>
  showPage(`/admin/newsletter/mailings/${mailing.id}`, admin, answers(getMailing, mailing), text, ...more);

test('records are found, ordered by buttons, and get a note; what is no longer public is marked', async () => {
  let body: unknown;
  const saving = answers(updateMailing, (asked) => {
    body = asked.body;
    return { ...draft, version: 3 };
  });
  const hits = [{ id: 9, title: 'Kelp dryer', detail: '', path: '/y' }];
  const { main } = await open(draft, saving, answers(searchEverything, { groups: [{ kind: 'article', hits }] }));
  await main.findByText('No longer public');
  fireEvent.change(await searchFieldOf('Add a record'), { target: { value: 'kelp' } });
  fireEvent.click(await screen.findByTitle('Kelp dryer'));
  await main.findByRole('heading', { name: 'Kelp dryer' });
  fireEvent.click(main.getByLabelText('Move Kelp dryer up'));
  fireEvent.click(main.getByLabelText('Remove Salt battery'));
  fireEvent.change(main.getByLabelText(/Note on Kelp dryer/), { target: { value: 'Dry' } });
  press('Save draft');
  await toastSays('The draft is saved');
  expect(body).toMatchObject({
    version: 2,
    introduction: '<p>Dear readers</p>',
    blocks: [
      { kind: 'article', id: 9, note: 'Dry' },
      { kind: 'company', id: 8, note: 'Good' },
    ],
  });
});

test('a new mailing needs a subject, and has all topics', async () => {
  const { main, at } = await showPage(
    '/admin/newsletter/mailings/create',
    admin,
    answers(createMailing, draft),
    answers(getMailing, draft),
    text,
  );
  await main.findByText('Save draft');
  press('Save draft');
  await main.findByText('Subject must be at least 3 characters');
  expect(main.getByRole('button', { name: 'Product news' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.change(main.getByLabelText(/^Subject/), { target: { value: 'News of the season' } });
  press('Save draft');
  await toastSays('The draft is saved', 'Look at it in the preview, or send yourself a test.');
  expect(at()).toBe('/admin/newsletter/mailings/3');
});

test('what another admin has changed is not overwritten', async () => {
  const { main, change } = await open(draft, refuses(updateMailing, 409, { version: 'Changed' }));
  fireEvent.change(await main.findByLabelText(/^Subject/), { target: { value: 'My subject' } });
  press('Save draft');
  await main.findByText('Someone has changed this mailing since you opened it.');
  let version: unknown;
  const saving = answers(updateMailing, ({ body }) => {
    version = (body as { version: number }).version;
    return { ...draft, version: 6 };
  });
  change(admin, answers(getMailing, { ...draft, version: 5 }), text, saving);
  press('Keep mine');
  await toastSays('Your entries are kept');
  expect(main.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('My subject');
  press('Save draft');
  await waitFor(() => expect(version).toBe(5));
});

test('the preview shows the server’s mail in a frame without scripts, in both themes, and as text', async () => {
  const { main } = await open(draft);
  fireEvent.click(await main.findByRole('tab', { name: 'Preview' }));
  const frame = await main.findByTitle<HTMLIFrameElement>('News of the season, light theme');
  expect(frame.getAttribute('src')).toBe('/api/admin/mailings/3/preview?theme=light');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  fireEvent.click(main.getByRole('button', { name: 'Dark' }));
  expect(main.getByTitle('News of the season, dark theme').getAttribute('src')).toContain('theme=dark');
  fireEvent.click(main.getByRole('button', { name: 'Plain text' }));
  expect(main.getByLabelText('Plain text').textContent).toBe('Dear readers');
});

test('a test goes to oneself; sending says to how many, and what is left out', async () => {
  const asked: unknown[] = [];
  const { main } = await open(
    draft,
    answers(testMailing, { to: 'ada@test.example' }),
    answers(scheduleMailing, ({ body }) => {
      asked.push(body);
      return { ...draft, version: 3, state: 'scheduled' as const, scheduledAt: date };
    }),
  );
  await main.findByText('No longer public');
  press('Send me a test');
  await toastSays('The test is on its way', 'To ada@test.example.');
  press('Send or schedule');
  const dialog = await openDialog();
  await dialog.findByText(/1,234 subscribers get it/);
  dialog.getByText(/One record is not there for everybody/);
  fireEvent.click(dialog.getByLabelText('At a date and time'));
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await dialog.findByText('Please enter a date and time');
  const local = '2099-05-04T09:30';
  fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: local } });
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await toastSays('The mailing is scheduled');
  expect(asked).toEqual([{ version: 2, at: new Date(local).toISOString() }]);
  // It can be cancelled until it begins.
  await main.findByText('Cancel the schedule');
});

test('one that is being sent has figures, and is paused or stopped after a question', async () => {
  const figures = { queued: 900, sent: 850, failed: 1, bounced: 12, unsubscribed: 3 };
  const sending: Mailing = { ...draft, state: 'sending', startedAt: date, figures };
  const steps: unknown[] = [];
  const step = answers(stepMailing, ({ body }) => {
    steps.push((body as { step: string }).step);
    return { ...sending, state: 'stopped' as const, endedAt: date };
  });
  const { main } = await open(sending, step);
  expect(within(await main.findByLabelText('Figures')).getByText('850')).toBeTruthy();
  fireEvent.click(main.getByLabelText('Stop: News of the season'));
  press('Stop mailing', await openDialog());
  await toastSays('The mailing is stopped');
  await main.findByText('Stopped', { exact: true });
  expect(steps).toEqual(['stop']);
});

test('mailings are listed by state', async () => {
  const { main, at } = await showPage(
    '/admin/newsletter/mailings',
    admin,
    answers(listMailings, ({ url }) => pageOf(url.searchParams.get('state') === 'sent' ? [] : [draft])),
  );
  await main.findByText('News of the season');
  fireEvent.change(main.getByLabelText('State'), { target: { value: 'sent' } });
  await main.findByText('No mailing has this state.');
  expect(at()).toBe('/admin/newsletter/mailings?state=sent');
});
