import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { decideCase, listCases, type ModerationCase, removeRecord, restoreRecord } from '#contract/moderation.ts';
import { openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';

const date = '2026-03-12T09:00:00.000Z';

const reported: ModerationCase = {
  id: 3,
  kind: 'listing',
  itemId: 11,
  source: 'reports',
  state: 'open',
  title: 'A perpetual pump',
  excerpt: 'It runs without power.',
  path: '/network/listings/11',
  isGone: false,
  owner: { id: 9, name: 'Ada Sample', hasProfile: true, username: 'ada', isSuspended: false },
  hold: null,
  isHiding: false,
  reportCount: 1,
  reasons: [{ reason: 'misleading', count: 1 }],
  reports: [
    { id: 1, reason: 'misleading', details: 'Nobody has ever seen this machine.', reporter: null, createdAt: date },
  ],
  firstAt: date,
  lastAt: date,
  decision: null,
};

const by = { id: 2, name: 'Alex Admin' };
const hidden: ModerationCase = {
  ...reported,
  state: 'upheld',
  hold: 'hidden',
  isHiding: true,
  decision: { action: 'hide', reason: 'Claims that nobody can check', by, at: date },
};

/** The page with one case, which is gone from the list once it has been acted on. */
async function showCase(address: string, one: ModerationCase, ...given: Answer[]) {
  const bodies: unknown[] = [];
  const noted = given.map(({ endpoint, answer }) => ({
    endpoint,
    answer: (asked: Parameters<typeof answer>[0]) => {
      bodies.push(asked.body);
      return answer(asked);
    },
  }));
  const list = answers(listCases, () => pageOf(bodies.length === 0 ? [one] : []));
  const { main, at } = await showPage(address, signedIn({ role: 'admin' }), list, ...noted);
  return { main, at, bodies, card: within(await main.findByRole('article')) };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('article')).toBeNull());

describe('a reported record', () => {
  test('is hidden with a reason, which its owner reads', async () => {
    const { main, bodies, card, at } = await showCase('/admin/moderation', reported, answers(decideCase, hidden));
    card.getByText('Nobody has ever seen this machine.');
    card.getByText(/^1 report/);
    fireEvent.change(main.getByLabelText('Kind'), { target: { value: 'listing' } });
    await waitFor(() => expect(at()).toBe('/admin/moderation?kind=listing'));
    press(/^Hide/, within(await main.findByRole('article')));
    const dialog = await openDialog('Hide this listing');
    press('Hide', dialog);
    await dialog.findByText(/^Please say why/);
    type('Reason', 'Claims that nobody can check', dialog);
    press('Hide', dialog);
    await toastSays('It is hidden');
    expect(bodies).toEqual([expect.objectContaining({ action: 'hide', reason: 'Claims that nobody can check' })]);
    await isGone();
  });

  test('that another admin has decided says so and names the admin', async () => {
    const message = 'Alex Admin has already decided this case: dismissed.';
    const { card } = await showCase('/admin/moderation', reported, {
      endpoint: decideCase,
      answer: () => Response.json({ code: 'conflict', message }, { status: 409 }),
    });
    press(/^Remove/, card);
    const dialog = await openDialog('Remove this listing');
    type('Reason', 'Sells what it has not', dialog);
    press('Remove', dialog);
    await toastSays('Something went wrong', message);
    await isGone();
  });
});

describe('a hidden record', () => {
  test('is shown again with a reason', async () => {
    const { bodies, card } = await showCase('/admin/moderation?state=hidden', hidden, answers(restoreRecord, reported));
    card.getByText(/^Hidden by Alex Admin.*: Claims that nobody can check$/);
    press(/^Show again/, card);
    const dialog = await openDialog('Show this listing again');
    type('Reason', 'Sources were added', dialog);
    press('Show again', dialog);
    await toastSays('It is shown again');
    expect(bodies).toEqual([{ reason: 'Sources were added' }]);
    await isGone();
  });

  test('is removed for good', async () => {
    const removed: ModerationCase = { ...hidden, isHiding: false, hold: 'removed' };
    const { bodies, card } = await showCase('/admin/moderation?state=hidden', hidden, answers(removeRecord, removed));
    press(/^Remove/, card);
    const dialog = await openDialog('Remove this listing');
    dialog.getByText(/This cannot be undone\./);
    type('Reason', 'Nothing was changed in a month', dialog);
    press('Remove', dialog);
    await toastSays('It is removed');
    expect(bodies).toEqual([{ reason: 'Nothing was changed in a month' }]);
    await isGone();
  });

  test('that was removed has no further action', async () => {
    const decision = { action: 'remove' as const, reason: 'Nothing was changed', by, at: date };
    const { card } = await showCase('/admin/moderation?state=upheld', { ...hidden, isHiding: false, decision });
    card.getByText(/^Removed by Alex Admin/);
    expect(card.queryByRole('button')).toBeNull();
  });
});

test('a new member’s listing is approved without a word, and declined with one', async () => {
  const review: ModerationCase = { ...reported, source: 'review', hold: 'pending', reportCount: 0, reports: [] };
  const { bodies, card } = await showCase('/admin/moderation', review, answers(decideCase, review));
  card.getByText('New member’s listing');
  press(/^Approve/, card);
  await toastSays('The listing is published');
  expect(bodies).toEqual([expect.objectContaining({ action: 'approve', reason: '' })]);
  cleanup();
  const { card: again } = await showCase('/admin/moderation', review, answers(decideCase, review));
  press(/^Decline/, again);
  const dialog = await openDialog('Decline this listing');
  type('Reason', 'Please say what you sell', dialog);
  press('Decline', dialog);
  await toastSays('The listing is declined');
});
