import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ArticleEdition, ParsedArticleInput } from '#contract/articles-admin.ts';
import { typedHtml } from '#contract/kit/typed-text.ts';
import { fromLocal, minutesOf } from '#src/features/content/index.ts';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import { LateArticleView } from '../index.ts';
import { type ArticleValues, articleValuesOf } from './article-form.ts';

interface ArticlePreviewProps {
  control: Control<ArticleValues, unknown, ParsedArticleInput>;
  edition: ArticleEdition | null;
}

/** The article as its page will show it, while it is being written. */
export function ArticlePreview({ control, edition }: ArticlePreviewProps) {
  const typed = useDeferredValue(useWatch({ control }));
  const { data: areas = [] } = useFocusAreas();
  const values = { ...articleValuesOf(null), ...typed };
  const area = areas.find(({ id }) => String(id) === values.focusAreaId);
  const content = typedHtml(values.content);
  return (
    <LateArticleView
      article={{
        id: edition?.id ?? 0,
        title: values.title || 'The title',
        description: values.description || 'The summary.',
        imageUrl: edition?.imageUrl ?? null,
        focus: area?.title ?? 'Focus area',
        focusSlug: area?.slug ?? '',
        date: fromLocal(values.publishedAt, edition?.values.publishedAt ?? null) ?? new Date().toISOString(),
        url: '',
        author: values.author || 'The author',
        readTime: minutesOf(content, edition),
        content,
        tags: values.tags,
        isSample: values.isSample,
        related: [],
      }}
    />
  );
}
