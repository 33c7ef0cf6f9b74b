import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { listPlanEditions, type PlanEdition, type PlanFields, updatePlan } from '#contract/memberships-admin.ts';
import { press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const plan: PlanEdition = {
  id: 'professional',
  name: 'Professional',
  price: 69.99,
  annualPrice: 49.99,
  priceCents: 6999,
  annualPriceCents: 4999,
  savings: 240,
  period: 'month',
  isPopular: true,
  benefits: [{ id: 'research', text: 'Premium research', included: true }],
  version: 1,
};
const priceOfYear = 'A month, billed annually';

test('benefits of a plan are added and removed; a year that costs more than its months is refused', async () => {
  let saved = plan;
  const bodies: PlanFields[] = [];
  const saving = answers(updatePlan, ({ body }) => {
    bodies.push(body as PlanFields);
    saved = { ...saved, benefits: (body as PlanFields).benefits, version: saved.version + 1 };
    return saved;
  });
  const list = answers(listPlanEditions, () => [saved]);
  const { main } = await showPage('/admin/content/plans', signedIn({ role: 'admin' }), list, saving);
  await main.findByText('$599.88 a year, billed annually: saves $240.00 (28%).');
  type(priceOfYear, '79.99');
  press('Save Professional');
  await main.findByText('Billed annually, a month cannot cost more than billed monthly');
  expect(bodies).toEqual([]);
  type(priceOfYear, '49.99');
  press(/Add a benefit$/);
  type('Benefit 2 of Professional', 'Tea with the team');
  press('Save Professional');
  await toastSays('The plan has been changed');
  await waitFor(() => expect(screen.getByText('Save Professional').closest('button')).toHaveProperty('disabled', true));
  fireEvent.click(screen.getByLabelText('Remove Benefit 2 of Professional'));
  press('Save Professional');
  await waitFor(() => expect(bodies).toHaveLength(2));
  const sent = bodies.map(({ benefits }) => benefits.map(({ text }) => text));
  expect(sent).toEqual([['Premium research', 'Tea with the team'], ['Premium research']]);
  expect(bodies.map(({ annualPriceCents }) => annualPriceCents)).toEqual([4999, 4999]);
});
