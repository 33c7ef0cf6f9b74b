import { z } from 'zod';

import { type CompanyMatchProfile, companyMatchProfile } from '#contract/match-profiles.ts';
import { amountOf, amountText, matchFormFields, matchFormText } from '#src/features/match-profiles/index.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';

/** The values of the form; also how a draft is read back. */
export const matchValues = z.object({ ...matchFormFields, raising: matchFormText, seeksText: matchFormText });
export type MatchValues = z.infer<typeof matchValues>;

export const matchResolver = contractResolver(companyMatchProfile, (values: MatchValues) => ({
  ...values,
  raising: amountOf(values.raising),
}));

export function matchValuesOf(profile: CompanyMatchProfile): MatchValues {
  return { ...profile, raising: amountText(profile.raising), seeksText: profile.seeksText ?? '' };
}
