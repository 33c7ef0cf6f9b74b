import { z } from 'zod';

import { type CompanyMatchProfile, companyMatchProfile } from '#contract/match-profiles.ts';
import { amountOf, amountText, matchFormFields, matchFormText } from '#src/features/match-profiles/index.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';

/** The values of the form; also how a draft is read back. */
export const matchValues = z.object({
  ...matchFormFields,
  raising: matchFormText,
  closesOn: matchFormText.default(''),
  seeksText: matchFormText,
});
export type MatchValues = z.infer<typeof matchValues>;

export const matchResolver = contractResolver(companyMatchProfile, (values: MatchValues) => ({
  ...values,
  raising: amountOf(values.raising),
  closesOn: values.closesOn === '' ? null : values.closesOn,
}));

export function matchValuesOf(profile: CompanyMatchProfile): MatchValues {
  const { raising, closesOn, seeksText } = profile;
  return { ...profile, raising: amountText(raising), closesOn: closesOn ?? '', seeksText: seeksText ?? '' };
}
