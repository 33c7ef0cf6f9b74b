import { z } from 'zod';
import { slugOf } from '#contract/content.ts';
import { type ParsedResearchInput, type ResearchEdition, researchInput } from '#contract/research-admin.ts';
import { contentDraft, contentInputOf, contentLists, contentValuesOf } from '#src/features/content/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';

/** The values of the form, as this browser stores them. */
export const researchDraft = z.object({
  ...contentDraft,
  slug: z.string(),
  category: z.string(),
  type: z.string(),
  isPremium: z.boolean(),
});
export type ResearchValues = z.infer<typeof researchDraft>;

export function researchValuesOf(edition: ResearchEdition | null): ResearchValues {
  const values = edition?.values;
  return {
    ...contentValuesOf(values),
    slug: values?.slug ?? '',
    category: values?.category ?? '',
    type: values?.type ?? '',
    isPremium: values?.isPremium ?? false,
  };
}

/** The form of a research article, checked by the contract as it will be sent. */
export function useResearchForm(edition: ResearchEdition | null) {
  return useForm<ResearchValues, unknown, ParsedResearchInput>({
    defaultValues: researchValuesOf(edition),
    resolver: contractResolver(
      researchInput,
      (values: ResearchValues) => ({
        ...contentInputOf(values, edition?.values),
        slug: values.slug.trim() || slugOf(values.title),
      }),
      contentLists,
    ),
  });
}
