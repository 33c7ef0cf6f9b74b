import { z } from 'zod';

import { type PlanEdition, planFields } from '#contract/memberships-admin.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';

/** The form's values, as stored in the browser. Prices are kept as typed. */
export const planDraft = z.object({
  price: z.string(),
  annualPrice: z.string(),
  isPopular: z.boolean(),
  benefits: z.array(z.object({ id: z.string(), text: z.string(), included: z.boolean(), note: z.string() })),
});
export type PlanValues = z.infer<typeof planDraft>;

export function planValuesOf(plan: PlanEdition): PlanValues {
  return {
    price: (plan.priceCents / 100).toFixed(2),
    annualPrice: (plan.annualPriceCents / 100).toFixed(2),
    isPopular: plan.isPopular,
    benefits: plan.benefits.map(({ note = '', ...benefit }) => ({ ...benefit, note })),
  };
}

/** Converts `49.99` to cents. An invalid price stays unchanged, so that the contract refuses it. */
export function centsOf(text: string): unknown {
  const [, dollars, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return dollars === undefined ? text : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

const fieldNames: Record<string, string> = { priceCents: 'price', annualPriceCents: 'annualPrice' };

/** The form's name for a field of the contract. */
export function formFieldOf(path: string): string {
  return fieldNames[path] ?? path;
}

const byContract = contractResolver<PlanValues, typeof planFields>(planFields, (values) => ({
  priceCents: centsOf(values.price),
  annualPriceCents: centsOf(values.annualPrice),
  isPopular: values.isPopular,
  benefits: values.benefits,
}));

/** Checks the form by the contract. Errors about cents are shown at the typed prices. */
export const planResolver: typeof byContract = async (values, context, options) => {
  const result = await byContract(values, context, options);
  const errors = Object.fromEntries(Object.entries(result.errors).map(([name, error]) => [formFieldOf(name), error]));
  return { ...result, errors } as typeof result;
};
