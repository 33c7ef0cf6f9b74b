import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { discardFailedMail, type FailedMail, listFailedMails, retryFailedMail } from '#contract/failed-mails.ts';
import { chooseFor, openDialog, press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';

const mail = (id: number, recipient: string): FailedMail => ({
  id,
  recipient,
  subject: 'Please confirm your address',
  createdAt: '2026-03-12T09:00:00.000Z',
  attempts: 7,
  lastError: '550 The mailbox is full',
});

test('a failed mail says why it failed; it is sent again, or discarded after a question', async () => {
  let mails = [mail(1, 'ada@test.example'), mail(2, 'ben@test.example')];
  const asked: string[] = [];
  const gone = (step: string) => (of: { params: Record<string, string> }) => {
    const id = Number(of.params.id);
    asked.push(`${step} ${id}`);
    mails = mails.filter((one) => one.id !== id);
    return { id };
  };
  const { main } = await showPage(
    '/admin/mails',
    signedIn({ role: 'admin' }),
    answers(listFailedMails, () => pageOf(mails)),
    answers(retryFailedMail, gone('retry')),
    answers(discardFailedMail, gone('discard')),
  );
  await main.findByText('to ada@test.example');
  expect(main.getAllByText('550 The mailbox is full')).toHaveLength(2);
  expect(main.getAllByText('Tried 7 times')).toHaveLength(2);
  await chooseFor('the email to ada@test.example', 'Try again');
  await toastSays('The email is being sent again');
  await waitFor(() => expect(main.queryByText('to ada@test.example')).toBeNull());

  const discard = () => chooseFor('the email to ben@test.example', 'Discard');
  await discard();
  press('Keep mail', await openDialog());
  await discard();
  press('Discard mail', await openDialog());
  await toastSays('The email was discarded');
  await main.findByText('No failed emails');
  expect(asked).toEqual(['retry 1', 'discard 2']);
});
