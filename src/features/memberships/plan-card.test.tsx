import { cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { builtInPlans } from '#contract/memberships.ts';
import { planLines } from '#contract/memberships-plan-lines.ts';
import { PlanCard } from './plan-card.tsx';

afterEach(() => {
  cleanup();
});

test.each(builtInPlans.map((plan) => [plan.name, plan] as const))(
  'the page shows of %s the lines of the plan, each with its note from the table, and no others',
  (_name, plan) => {
    const { container } = render(<PlanCard plan={plan} billing="monthly" action={null} />);
    const shown = within(container)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(shown).toEqual(
      plan.benefits.map(({ id, text, included, note = '' }) =>
        [included ? '' : 'Not included: ', text, note, planLines[plan.id][id]?.note].join(''),
      ),
    );
  },
);

test('a line that the team has added stands without a note', () => {
  const [free] = builtInPlans;
  if (!free) throw new Error('There is a Free plan');
  const plan = { ...free, benefits: [{ id: 'tea', text: 'Tea with the team', included: true }] };
  const { container } = render(<PlanCard plan={plan} billing="monthly" action={null} />);
  expect(within(container).getByRole('listitem').textContent).toBe('Tea with the team');
});
