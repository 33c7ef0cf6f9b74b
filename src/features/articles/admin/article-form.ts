import { z } from 'zod';
import { type ArticleEdition, articleInput, type ParsedArticleInput } from '#contract/articles-admin.ts';
import { contentDraft, contentInputOf, contentLists, contentValuesOf } from '#src/features/content/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';

/** The values of the form, as this browser stores them. */
export const articleDraft = z.object({ ...contentDraft, author: z.string(), focusAreaId: z.string() });
export type ArticleValues = z.infer<typeof articleDraft>;

export function articleValuesOf(edition: ArticleEdition | null): ArticleValues {
  const values = edition?.values;
  return {
    ...contentValuesOf(values),
    author: values?.author ?? '',
    focusAreaId: values ? String(values.focusAreaId) : '',
  };
}

/** The form of an article, checked by the contract as it will be sent. */
export function useArticleForm(edition: ArticleEdition | null) {
  return useForm<ArticleValues, unknown, ParsedArticleInput>({
    defaultValues: articleValuesOf(edition),
    resolver: contractResolver(
      articleInput,
      ({ focusAreaId, ...values }: ArticleValues) => ({
        ...contentInputOf(values, edition?.values),
        focusAreaId: focusAreaId === '' ? undefined : Number(focusAreaId),
      }),
      contentLists,
    ),
  });
}
