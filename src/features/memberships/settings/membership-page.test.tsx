import { expect, test } from 'vitest';

import { listCharges, myMembership } from '#contract/memberships.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';

const free = {
  tier: 'free' as const,
  billing: null,
  startsAt: null,
  renewsAt: null,
  isRenewing: false,
  payment: 'invoice' as const,
};
const createdAt = '2026-03-12T09:00:00.000Z';

test('a free member sees that there is nothing to pay, and the way to upgrade', async () => {
  const { main } = await showPage(
    '/settings/membership',
    signedIn(),
    answers(myMembership, { ...free, pending: null }),
    answers(listCharges, { items: [] }),
  );
  await main.findByText('Nothing so far.');
  expect(main.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing');
});

test('a request that waits is shown with its price, and can be withdrawn', async () => {
  const pending = { id: 4, billing: 'annual' as const, status: 'pending' as const, amountCents: 59_988, createdAt };
  const title = 'Professional, one year';
  const { main } = await showPage(
    '/settings/membership',
    signedIn(),
    answers(myMembership, { ...free, pending }),
    answers(listCharges, {
      items: [
        { id: 'a', title, amountCents: 59_988, status: 'requested', createdAt },
        { id: 'b', title: 'Warm introduction', amountCents: 2999, status: 'conditional', createdAt },
      ],
    }),
  );
  const note = await main.findByText(/^You asked for Professional, billed/);
  expect(note.textContent).toBe(
    'You asked for Professional, billed annually, on March 12, 2026. We will write to you.',
  );
  main.getByText('$599.88');
  main.getByText('Due if it takes place');
  main.getByRole('button', { name: 'Withdraw request' });
});
