import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { line, optionalLine, recordVersion } from '#contract/kit/fields.ts';
import { membershipPlan } from './memberships.ts';

export const planBounds = {
  benefits: 20,
  text: { min: 3, max: 120 },
  note: 80,
  cents: { min: 100, max: 1_000_000 },
} as const;

const cents = z
  .number('Please enter a price')
  .int('Please enter a price in dollars and cents')
  .min(0, 'Please enter a price')
  .max(planBounds.cents.max, 'Please enter at most $10,000');

const benefit = z.strictObject({
  /** An id chosen by the admin who adds the benefit; it never changes. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'This is not a valid benefit'),
  text: line(300)
    .min(planBounds.text.min, `Benefit must be at least ${planBounds.text.min} characters`)
    .max(planBounds.text.max, `Please keep this to ${planBounds.text.max} characters`),
  included: z.boolean('Please say whether it is included'),
  note: optionalLine(planBounds.note),
});

/** The fields that an admin enters for a plan. Plan names never change: emails, invoices and pages use them. */
export const planFields = z
  .strictObject({
    /** The price of a month, billed monthly. */
    priceCents: cents,
    /** The price of a month, billed annually. */
    annualPriceCents: cents,
    isPopular: z.boolean('Please say whether it is popular'),
    benefits: z
      .array(benefit, 'Please list the benefits')
      .min(1, 'Please add at least one benefit')
      .max(planBounds.benefits, `Please use at most ${planBounds.benefits} benefits`)
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Each benefit can be listed once'),
  })
  .refine(({ priceCents, annualPriceCents }) => annualPriceCents <= priceCents, {
    path: ['annualPriceCents'],
    message: 'Billed annually, a month cannot cost more than billed monthly',
  });
export type PlanFields = z.output<typeof planFields>;

/** A plan in its editor. */
export const planEdition = membershipPlan.extend({
  priceCents: z.number().int(),
  annualPriceCents: z.number().int(),
  version: z.number().int(),
});
export type PlanEdition = z.infer<typeof planEdition>;

/** GET /api/admin/membership-plans */
export const listPlanEditions = defineEndpoint({
  name: 'memberships.adminPlans',
  method: 'GET',
  path: '/api/admin/membership-plans',
  summary: 'Membership plans, for their editor',
  access: 'admin',
  response: z.array(planEdition),
});

/**
 * PUT /api/admin/membership-plans/{id}: applies to memberships that begin from now on. 409 when someone else has
 * changed the plan since `version`.
 */
export const updatePlan = defineEndpoint({
  name: 'memberships.updatePlan',
  method: 'PUT',
  path: '/api/admin/membership-plans/:id',
  summary: 'Change prices and benefits of a plan',
  access: 'admin',
  params: z.strictObject({ id: membershipPlan.shape.id }),
  body: planFields.safeExtend({ version: recordVersion }),
  response: planEdition,
});
