import type { Control, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { type Company, companyInput, type ParsedCompanyInput } from '#contract/companies.ts';
import { typedText } from '#contract/kit/typed-text.ts';
import { picture } from '#contract/pictures.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { contractResolver, entriesOf, numberOf } from '#src/lib/form-resolver.ts';

const text = z.string().max(20_000).catch('');
const round = z.object({ type: text, amount: text, date: text, investors: text });
const logo = picture.nullable().catch(null);
const step = z.object({ title: text, date: text, description: text });

/** The form's values: text in every field but that of the logo. The schema also reads drafts and empties invalid fields. */
export const companyValues = z.object({
  name: text,
  description: text,
  longDescription: text,
  websiteUrl: text,
  location: text,
  foundedYear: text,
  size: text,
  focusArea: text,
  mission: text,
  vision: text,
  employeeCount: text,
  revenue: text,
  valuation: text,
  profitMargin: text,
  fundingTotal: text,
  fundingRounds: z.array(round).max(100).catch([]),
  milestones: z.array(step).max(100).catch([]),
  logo,
});
export type CompanyValues = z.infer<typeof companyValues>;
export type CompanyForm = UseFormReturn<CompanyValues, unknown, ParsedCompanyInput>;
export type CompanyControl = Control<CompanyValues, unknown, ParsedCompanyInput>;

export const emptyRound: z.infer<typeof round> = { type: '', amount: '', date: '', investors: '' };
export const emptyMilestone: z.infer<typeof step> = { title: '', date: '', description: '' };

/** Lists that are typed as one text. */
export const textLists = ['investors'] as const;

/** The form of a company, or an empty one. */
export function valuesOf(company?: Company): CompanyValues {
  return {
    name: company?.name ?? '',
    description: company?.description ?? '',
    longDescription: typedText(company?.longDescription ?? ''),
    websiteUrl: company?.websiteUrl ?? '',
    location: company?.location ?? '',
    foundedYear: company ? String(company.foundedYear) : '',
    size: company?.size ?? '',
    focusArea: company?.focusArea.id ?? '',
    mission: company?.mission ?? '',
    vision: company?.vision ?? '',
    employeeCount: String(company?.employeeCount ?? ''),
    revenue: company?.revenue ?? '',
    valuation: company?.valuation ?? '',
    profitMargin: company?.profitMargin ?? '',
    fundingTotal: company?.fundingTotal ?? '',
    fundingRounds:
      company?.fundingRounds.map(({ type, amount, date, investors }) => ({
        type,
        amount,
        date,
        investors: investors.join(', '),
      })) ?? [],
    milestones: company?.milestones.map((each) => ({ ...each })) ?? [],
    logo: company?.logo ?? null,
  };
}

/** The body that is sent: numbers as numbers, investors as a list. */
export function inputOf(values: CompanyValues): unknown {
  return {
    ...values,
    foundedYear: numberOf(values.foundedYear),
    employeeCount: numberOf(values.employeeCount),
    logo: values.logo?.id ?? null,
    fundingRounds: values.fundingRounds.map((each) => ({ ...each, investors: entriesOf(each.investors, /,/) })),
  };
}

export function useCompanyForm(defaults: CompanyValues): CompanyForm {
  return useForm<CompanyValues, unknown, ParsedCompanyInput>({
    resolver: contractResolver(companyInput, inputOf, textLists),
    defaultValues: defaults,
  });
}
