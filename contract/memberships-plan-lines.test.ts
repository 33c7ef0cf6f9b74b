import { expect, test } from 'vitest';

import { builtInPlans } from './memberships.ts';
import { planLines } from './memberships-plan-lines.ts';
import { type PlanBenefit, planGives } from './memberships-plans.ts';

const lines = builtInPlans.flatMap((plan) => plan.benefits.map((benefit) => ({ plan, benefit })));

const isMoreThanFree = (benefit: PlanBenefit, plan: 'monthly' | 'annual') =>
  Number(planGives[benefit][plan]) > Number(planGives[benefit].free);

test('every line has a note, and every note a line', () => {
  for (const plan of builtInPlans) expect(Object.keys(planLines[plan.id])).toEqual(plan.benefits.map(({ id }) => id));
});

test.each(lines.map(({ plan, benefit }) => [plan.name, benefit.text, { plan, benefit }] as const))(
  '%s, “%s”: the note rests on what the server gives',
  (_plan, _text, { plan, benefit }) => {
    const line = planLines[plan.id][benefit.id];
    if (!line) throw new Error('The line has no note');
    const { rests } = line;
    // What is the same for all is no benefit of the Professional plan, and nothing that Free lacks.
    if (rests === 'everyone') {
      expect([plan.id, benefit.included]).toEqual(['free', true]);
      return;
    }
    expect(rests.length).toBeGreaterThan(0);
    const isAnnual = benefit.note === 'Annual billing';
    for (const one of rests) expect([one, isMoreThanFree(one, 'annual')]).toEqual([one, true]);
    // A line for annual members gives something that others do not have.
    expect(rests.every((one) => isMoreThanFree(one, 'monthly'))).toBe(!isAnnual);
  },
);

test('every benefit of the table stands under a line of the Professional plan', () => {
  const named = Object.values(planLines.professional).flatMap(({ rests }) => (typeof rests === 'string' ? [] : rests));
  expect(Object.keys(planGives).toSorted()).toEqual([...new Set<string>(named)].toSorted());
});
