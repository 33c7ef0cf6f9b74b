import { z } from 'zod';

import type { ContentState } from '#contract/content.ts';
import { typedHtml, typedText } from '#contract/kit/typed-text.ts';
import { fromLocal, toLocal } from './dates.ts';

/** The values of the forms of both kinds of articles, as this browser stores them. */
export const contentDraft = {
  title: z.string(),
  description: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.string(),
  isSample: z.boolean(),
};
export type ContentValues = z.infer<z.ZodObject<typeof contentDraft>>;

/** The same as it is stored. */
interface StoredValues extends Omit<ContentValues, 'publishedAt'> {
  publishedAt: string | null;
}

/** The stored record as the form's values; empty for a new one. */
export function contentValuesOf(values: StoredValues | undefined): ContentValues {
  return {
    title: values?.title ?? '',
    description: values?.description ?? '',
    content: typedText(values?.content ?? ''),
    tags: values?.tags ?? [],
    publishedAt: toLocal(values?.publishedAt ?? null),
    isSample: values?.isSample ?? false,
  };
}

/** The form's values as input for the endpoint; `stored` are the values that the form was opened with. */
export function contentInputOf<Values extends ContentValues>(values: Values, stored: StoredValues | undefined) {
  return {
    ...values,
    content: typedHtml(values.content),
    publishedAt: fromLocal(values.publishedAt, stored?.publishedAt ?? null),
    // The pressed button determines it.
    state: 'draft' satisfies ContentState,
  };
}

/** Whether the form has no text. Choices alone are not worth a draft. */
export function isBlankContent({ title, description, content }: ContentValues): boolean {
  return `${title}${description}${content}`.trim() === '';
}

/** Lists that findings about their entries are shown at. */
export const contentLists = ['tags'] as const;
