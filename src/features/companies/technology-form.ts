import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { typedText } from '#contract/kit/typed-text.ts';
import { type ParsedTechnologyInput, type Technology, technologyInput } from '#contract/technologies.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { contractResolver, entriesOf, numberOf } from '#src/lib/form-resolver.ts';

const text = z.string().max(20_000).catch('');

/** The values of the form: text in every field but one. */
export const technologyValues = z.object({
  name: text,
  description: text,
  detailedDescription: text,
  focusArea: text,
  status: text,
  developmentStage: text,
  readinessLevel: text,
  tags: text,
  isListedForSale: z.boolean().catch(false),
  yearDeveloped: text,
  applications: text,
  keyInnovators: text,
});
export type TechnologyValues = z.infer<typeof technologyValues>;
export type ParsedTechnology = ParsedTechnologyInput;

export type TechnologyControl = Control<TechnologyValues, unknown, ParsedTechnology>;

/** The form of a technology, or an empty one. */
export function technologyValuesOf(technology?: Technology): TechnologyValues {
  return {
    name: technology?.name ?? '',
    description: technology?.description ?? '',
    detailedDescription: typedText(technology?.detailedDescription ?? ''),
    focusArea: technology?.focusArea.id ?? '',
    status: technology?.status ?? '',
    developmentStage: technology?.developmentStage ?? '',
    readinessLevel: String(technology?.readinessLevel ?? ''),
    tags: technology?.tags.join(', ') ?? '',
    isListedForSale: technology?.isListedForSale ?? false,
    yearDeveloped: String(technology?.yearDeveloped ?? ''),
    applications: technology?.applications.join('\n') ?? '',
    keyInnovators: technology?.keyInnovators.join('\n') ?? '',
  };
}

/** Lists that are typed as one text: tags with commas, the others a line each. */
export const technologyTextLists = ['tags', 'applications', 'keyInnovators'] as const;

/** Whether the form has no typed text; the focus area comes from the company. */
export function isBlankTechnology({ focusArea: _area, isListedForSale, ...texts }: TechnologyValues): boolean {
  return !isListedForSale && Object.values(texts).every((value) => value.trim() === '');
}

const resolver = contractResolver(
  technologyInput,
  (values: TechnologyValues) => ({
    ...values,
    readinessLevel: values.readinessLevel === '' ? Number.NaN : numberOf(values.readinessLevel),
    yearDeveloped: numberOf(values.yearDeveloped),
    tags: entriesOf(values.tags, /,/),
    applications: entriesOf(values.applications, /\n/),
    keyInnovators: entriesOf(values.keyInnovators, /\n/),
  }),
  technologyTextLists,
);

export function useTechnologyForm(defaults: TechnologyValues) {
  return useForm<TechnologyValues, unknown, ParsedTechnology>({ resolver, defaultValues: defaults });
}
