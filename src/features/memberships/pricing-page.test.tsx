import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import type { CallResult } from '#contract/kit/endpoint.ts';
import {
  builtInPlans,
  listPlans,
  type MembershipRequest,
  myMembership,
  requestMembership,
  withdrawMembershipRequest,
} from '#contract/memberships.ts';
import { openDialog, press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

type Membership = CallResult<typeof myMembership>;

const plans = answers(listPlans, [...builtInPlans]);
const free: Membership = {
  tier: 'free',
  billing: null,
  startsAt: null,
  renewsAt: null,
  isRenewing: false,
  pending: null,
  payment: 'invoice',
};
const request = (billing: 'monthly' | 'annual'): MembershipRequest => ({
  id: 4,
  billing,
  status: 'pending',
  amountCents: billing === 'annual' ? 59_988 : 6999,
  createdAt: '2026-03-12T09:00:00.000Z',
});

const card = (name: string) => screen.findByRole('region', { name });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

/** The page as a free member sees it. */
async function showMember(membership: Partial<Membership> = {}, ...given: Answer[]) {
  const scene = await showPage(
    '/pricing',
    ...given,
    plans,
    signedIn(),
    answers(myMembership, { ...free, ...membership }),
  );
  await waitFor(async () => within(await card('Free')).getByRole('button', { name: 'Your current plan' }));
  return scene;
}

describe('visitors', () => {
  test('see both plans with their prices, the savings of a year, and what an introduction costs', async () => {
    const { at } = await showPage('/pricing', plans);
    const professional = await card('Professional');
    expect((await card('Free')).textContent).toContain('$0');
    expect(isChosen(/^Monthly/)).toBe(true);
    expect(professional.textContent).toContain('$69.99 / month$839.88 a year');
    choose(/^Annually/);
    await waitFor(() => expect(at()).toBe('/pricing?billing=annual'));
    screen.getByText('Save 28%');
    expect(professional.textContent).toContain('$49.99 / month$599.88 a year, billed annually: you save $240');
    const { textContent } = screen.getByRole('region', { name: 'Warm Introductions' });
    for (const price of ['$29.99', '$49.99', '2 free per quarter']) expect(textContent).toContain(price);
  });

  test('see two placeholders while the plans load, and the built-in ones if the call returns none', async () => {
    const none = held(answers(listPlans, []));
    await showPage('/pricing', none);
    await waitFor(() => expect(screen.getAllByTestId('plan-placeholder')).toHaveLength(2));
    none.release();
    expect((await card('Professional')).textContent).toContain('$69.99');
  });

  test('P17: take their choice along to the sign-up', async () => {
    const { at } = await showPage('/pricing?billing=annual', plans);
    press('Choose Professional', within(await card('Professional')));
    const returnTo = encodeURIComponent('/pricing?billing=annual&choose=professional').replaceAll('%2F', '/');
    await waitFor(() => expect(at()).toBe(`/signup?returnTo=${returnTo}`));
  });
});

describe('P17: a member', () => {
  test('who has come back with a choice is shown its price, and leaves it undone', async () => {
    const { at } = await showPage(
      '/pricing?billing=annual&choose=professional',
      plans,
      signedIn(),
      answers(myMembership, free),
    );
    const dialog = await openDialog('Choose Professional');
    dialog.getByText(/\$599\.88 for one year/);
    press('Cancel', dialog);
    await waitFor(() => expect(at()).toBe('/pricing?billing=annual'));
  });

  test('confirms the price before anything is sent, changes the request and withdraws it', async () => {
    const bodies: unknown[] = [];
    let membership = free;
    await showMember(
      {},
      answers(myMembership, () => membership),
      answers(requestMembership, ({ body }) => {
        bodies.push(body);
        const { billing } = body as { billing: 'monthly' | 'annual' };
        membership = { ...free, pending: request(billing) };
        return { request: request(billing), checkoutUrl: null };
      }),
      answers(withdrawMembershipRequest, () => {
        membership = free;
        return { ...request('annual'), status: 'withdrawn' as const };
      }),
    );
    const professional = within(await card('Professional'));
    press('Choose Professional', professional);
    const dialog = await openDialog('Choose Professional');
    dialog.getByText(/\$69\.99 for one month/);
    expect(bodies).toEqual([]);
    press('Request for $69.99', dialog);
    await toastSays('Request Submitted');
    await professional.findByText(/You asked for the monthly plan\./);
    choose(/^Annually/);
    press('Change my request', professional);
    press('Request for $599.88', await openDialog('Choose Professional'));
    await professional.findByText(/You asked for the annual plan\./);
    expect(bodies).toEqual([
      { billing: 'monthly', shownCents: 6999 },
      { billing: 'annual', shownCents: 59_988 },
    ]);
    press('Withdraw request', professional);
    press('Withdraw request', await openDialog(/ithdraw/));
    await toastSays('Request withdrawn');
    await professional.findByRole('button', { name: 'Choose Professional' });
  });

  test('whose request fails is told so and can try again', async () => {
    await showMember({}, breaks(requestMembership));
    press('Choose Professional', within(await card('Professional')));
    const dialog = await openDialog('Choose Professional');
    press('Request for $69.99', dialog);
    await toastSays('Request failed');
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Request for $69.99' }).disabled).toBe(false),
    );
  });

  test('who has the plan sees how it is billed, and until when', async () => {
    const year = { tier: 'professional', billing: 'annual', renewsAt: '2099-03-12T09:00:00.000Z' } as const;
    await showPage(
      '/pricing',
      plans,
      signedIn({ membershipTier: 'professional' }),
      answers(myMembership, { ...free, ...year }),
    );
    const professional = await card('Professional');
    await waitFor(() => expect(isChosen(/^Annually/)).toBe(true));
    within(professional).getByRole('button', { name: 'Your current plan' });
    choose(/^Monthly/);
    await waitFor(() => expect(professional.textContent).toContain('$69.99'));
    expect(professional.textContent).toContain('You are billed annually. Your membership ends on');
    expect(within(professional).queryByRole('button')).toBeNull();
  });
});
