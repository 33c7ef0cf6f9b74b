import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import {
  acceptIntroduction,
  declineIntroduction,
  getIntroduction,
  type IntroductionDetail,
  listIntroductions,
  quoteIntroduction,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf } from '#src/app/testing/records.ts';
import { descriptionOf, toastSays } from '#src/app/testing/seen.ts';
import { quote, request } from '../testing/records.ts';

/** The page of a request. Each step that is answered with the request as it is then changes it. */
async function show(change: Partial<IntroductionDetail>, ...given: Answer[]) {
  let current = { ...request, ...change };
  const steps = given.map(({ endpoint, answer }): Answer => {
    if (endpoint.method === 'GET') return { endpoint, answer };
    return {
      endpoint,
      answer: async (asked) => {
        const response = await answer(asked);
        current = (await response.clone().json()) as IntroductionDetail;
        return response;
      },
    };
  });
  const record = answers(getIntroduction, () => current);
  const scene = await showPage('/network/introductions/5', signedIn(), ...steps, record);
  await scene.main.findByRole('region', { name: 'Why' });
  return scene;
}

const received = {
  side: 'received',
  isForCaller: true,
  charge: null,
  from: { name: 'Sena Sender', role: 'Partner', organization: 'Sender Works', memberId: 3 },
} as const;

const step = (by: 'requester' | 'recipient', from: IntroductionDetail['status'] | null, to = request.status) => ({
  at: request.createdAt,
  by,
  from,
  to,
  note: null,
});

describe('the person who is asked', () => {
  test('reads who wants to meet them and why, without an address, and accepts', async () => {
    const agreed = step('recipient', 'requested', 'accepted');
    const { main } = await show(
      received,
      answers(acceptIntroduction, { ...request, ...received, status: 'accepted', isForCaller: false, trail: [agreed] }),
    );
    main.getByRole('heading', { level: 1, name: 'Sena Sender would like to meet you' });
    main.getByText('Waiting for your answer');
    main.getByText(request.reason);
    expect(screen.getByRole('main').textContent).not.toContain('@');
    press('Accept', main);
    await toastSays('Accepted');
    expect(await main.findByText('You agreed')).toBeTruthy();
  });

  test('declines with a reason', async () => {
    const bodies: unknown[] = [];
    const declineReason = 'I have no time this autumn.';
    const { main } = await show(
      received,
      answers(declineIntroduction, ({ body }) => {
        bodies.push(body);
        return { ...request, ...received, status: 'declined' as const, isForCaller: false, declineReason };
      }),
    );
    press('Decline', main);
    press('Decline request', main);
    await main.findByText(/Please say why/);
    expect(descriptionOf(main.getByLabelText('Reason'))).toContain('Please say why');
    type('Reason', declineReason, main);
    press('Decline request', main);
    await toastSays('Declined');
    expect(bodies).toEqual([expect.objectContaining({ reason: declineReason })]);
    const why = await main.findByRole('region', { name: 'Reason for declining' });
    expect(why.textContent).toContain(declineReason);
  });
});

describe('the sender', () => {
  test('of a request that waits for a membership is led to it, and sends the request once there is one', async () => {
    const waits = { status: 'awaiting-membership', sentAt: null, expiresAt: null, charge: null } as const;
    const none = { ...quote, isProfessional: false, price: null };
    const { main } = await show(waits, answers(quoteIntroduction, none));
    const link = await main.findByRole('link', { name: 'See Professional membership' });
    expect(link.getAttribute('href')).toBe('/pricing');
    cleanup();
    const sent = step('requester', 'awaiting-membership');
    const { main: again } = await show(
      waits,
      answers(quoteIntroduction, quote),
      answers(sendIntroduction, { ...request, trail: [sent] }),
    );
    const section = within(again.getByRole('region', { name: 'Send this request' }));
    await section.findByText('$29.99');
    press('Send it now', section);
    press('Send for $29.99', await openDialog('Send this request for $29.99?'));
    await toastSays('Request Submitted');
    expect(await again.findByText('You sent the request, now as a Professional member')).toBeTruthy();
  });

  test('withdraws a request that nobody has answered, which costs nothing', async () => {
    const charge = { kind: 'first', cents: 2999, isWaived: true } as const;
    const trail = [step('requester', 'requested', 'withdrawn')];
    const { main } = await show({}, answers(withdrawIntroduction, { ...request, status: 'withdrawn', charge, trail }));
    press('Withdraw request', main);
    press('Withdraw request', await openDialog('Withdraw your request?'));
    await toastSays('Request withdrawn');
    await main.findByText('You withdrew the request');
    expect(main.getByText('Nothing charged')).toBeTruthy();
  });

  test('has the address of the other side once they have been introduced', async () => {
    const contact = { name: 'Member 2', email: 'two@example.com' };
    const { main } = await show({ status: 'introduced', contact });
    expect(main.getByRole('link', { name: contact.email }).getAttribute('href')).toBe(`mailto:${contact.email}`);
  });
});

test('a request of somebody else is not found', async () => {
  const { main } = await showPage('/network/introductions/5', signedIn());
  expect(await main.findByRole('heading', { name: 'Introduction Not Found' })).toBeTruthy();
});

describe('the list', () => {
  test('shows what each request costs and where it stands', async () => {
    await showPage(
      '/network/introductions',
      signedIn(),
      answers(quoteIntroduction, { ...quote, freePerQuarter: 2, freeLeft: 1 }),
      answers(listIntroductions, pageOf([request])),
    );
    await screen.findByText('1 of 2 left');
    const link = await screen.findByRole('link', { name: 'Member 2' });
    expect(link.closest('li')?.textContent).toMatch(/Requested.*\$29\.99/);
  });

  test('says when nobody has asked yet', async () => {
    const none = answers(listIntroductions, pageOf([]));
    const { main } = await showPage('/network/introductions?box=received', signedIn(), none);
    expect(await main.findByRole('heading', { name: 'No one has asked to meet you yet' })).toBeTruthy();
  });

  test('that cannot be loaded says so and tries again', async () => {
    const { main, change } = await showPage('/network/introductions', signedIn(), breaks(listIntroductions));
    const sent = within(await main.findByRole('tabpanel', { name: 'Sent' }));
    await sent.findByRole('heading', { name: 'Introductions could not be loaded' });
    change(signedIn(), answers(listIntroductions, pageOf([request])));
    press('Try again', sent);
    expect(await sent.findByRole('link', { name: 'Member 2' })).toBeTruthy();
  });
});
