import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import {
  builtInPlans,
  listCharges,
  listMembershipRequests,
  listPlans,
  requestMembership,
} from '#contract/memberships.ts';
import { listPlanEditions, planBounds, updatePlan } from '#contract/memberships-admin.ts';
import { createTestApp } from '#server/testing/app.ts';
import { startStripe } from '#server/testing/stripe.ts';

const professional = { params: { id: 'professional' } } as const;
const benefits = [
  { id: 'market', text: 'Green Marketplace access', included: true },
  { id: 'parrot', text: 'A parrot', included: false, note: 'Annual billing' },
];
const form = { priceCents: 7999, annualPriceCents: 5999, isPopular: true, benefits, version: 1 };

test('the built-in plans are the default', async () => {
  await using app = await createTestApp();
  expect((await app.visitor().call(listPlans)).body).toEqual(builtInPlans);
});

test('a new price is shown and charged from the change on; earlier requests keep their price', async () => {
  await using stripe = await startStripe();
  await using app = await createTestApp({ payments: stripe.payments });
  const admin = await app.as('admin');
  const [early, late] = [await app.as('member'), await app.as('member')];
  await early.call(requestMembership, { body: { billing: 'annual', shownCents: 59_988 } });
  await admin.call(updatePlan, { ...professional, body: form });
  const plan = (await app.visitor().call(listPlans)).body.find(({ id }) => id === 'professional');
  expect(plan).toEqual({
    id: 'professional',
    name: 'Professional',
    period: 'month',
    price: 79.99,
    annualPrice: 59.99,
    savings: 240,
    isPopular: true,
    benefits,
  });

  // A member with the old page open is not charged a price they have not seen.
  const stale = await late.refused(requestMembership, { body: { billing: 'monthly', shownCents: 6999 } });
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'The price has changed in the meantime. Please check it again.',
  ]);
  await late.call(requestMembership, { body: { billing: 'monthly', shownCents: 7999 } });
  expect([...stripe.sessions.values()].map((page) => [page.interval, page.amount_total])).toEqual([
    ['year', 59_988],
    ['month', 7999],
  ]);
  const amounts = async (member: typeof early) =>
    (await member.call(listCharges)).body.items.map(({ amountCents }) => amountCents);
  expect(await amounts(early)).toEqual([59_988]);
  expect(await amounts(late)).toEqual([7999]);
  const { body: asked } = await admin.call(listMembershipRequests, { query: {} });
  expect(asked.items.map(({ amountCents }) => amountCents)).toEqual([7999, 59_988]);
  // A repeated request gets the current price.
  await early.call(requestMembership, { body: { billing: 'annual', shownCents: 71_988 } });
  expect(await amounts(early)).toEqual([71_988]);

  const [entry] = (await admin.call(listAuditEntries, { query: {} })).body.items;
  expect(entry).toMatchObject({
    action: 'content.edit',
    target: 'Professional',
    note: '$79.99 a month, $59.99 billed annually; 2 benefits',
  });
});

test('of two admins who edit a plan, the second is told', async () => {
  await using app = await createTestApp();
  const admins = [await app.as('admin'), await app.as('admin')];
  const answers = await Promise.all(admins.map((admin) => admin.send(updatePlan, { ...professional, body: form })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await answers.find(({ ok }) => !ok)?.json()).toMatchObject({ message: staleEdition });
  expect((await admins[0]?.call(listPlanEditions))?.body.map(({ version }) => version)).toEqual([1, 2]);
});

test('invalid prices and benefits are refused by name', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const benefit = (id: number) => ({ id: `b-${id}`, text: 'A benefit', included: true });
  for (const [change, field] of [
    [{ priceCents: -1 }, 'priceCents'],
    [{ priceCents: 49.99 }, 'priceCents'],
    [{ priceCents: planBounds.cents.max + 1 }, 'priceCents'],
    [{ priceCents: 99, annualPriceCents: 99 }, 'annualPriceCents'],
    [{ annualPriceCents: 8000 }, 'annualPriceCents'],
    [{ benefits: [] }, 'benefits'],
    [{ benefits: [benefit(1), benefit(1)] }, 'benefits'],
    [{ benefits: Array.from({ length: 21 }, (_, index) => benefit(index)) }, 'benefits'],
    [{ benefits: [{ ...benefit(1), text: 'No' }] }, 'benefits.0.text'],
  ] as const) {
    const { status, body } = await admin.refused(updatePlan, { ...professional, body: { ...form, ...change } });
    expect(status, JSON.stringify(change)).toBe(400);
    expect(Object.keys(body.fields ?? {}), JSON.stringify(change)).toContain(field);
  }
  const free = await admin.refused(updatePlan, { params: { id: 'free' }, body: form });
  expect(free.body.fields).toEqual({ priceCents: 'The Free plan costs nothing' });
  const other = await admin.refused(updatePlan, { params: { id: 'gold' }, body: form });
  expect(other.status).toBe(404);
  // At both limits.
  await admin.call(updatePlan, { ...professional, body: { ...form, priceCents: 100, annualPriceCents: 100 } });
  const most = { priceCents: planBounds.cents.max, annualPriceCents: planBounds.cents.max, version: 2 };
  const twenty = Array.from({ length: planBounds.benefits }, (_, index) => benefit(index));
  await admin.call(updatePlan, { ...professional, body: { ...form, ...most, benefits: twenty } });
});
