import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { typedHtml } from '#contract/kit/typed-text.ts';
import { type ResearchCategory, researchCategories, researchTypes } from '#contract/research.ts';
import type { ParsedResearchInput, ResearchEdition } from '#contract/research-admin.ts';
import { fromLocal, minutesOf } from '#src/features/content/index.ts';
import { formatMonth } from '#src/lib/format.ts';
import { ResearchView } from '../index.ts';
import { type ResearchValues, researchValuesOf } from './research-form.ts';

const categories = Object.keys(researchCategories) as ResearchCategory[];

interface ResearchPreviewProps {
  control: Control<ResearchValues, unknown, ParsedResearchInput>;
  edition: ResearchEdition | null;
}

/** The article as readers with full access will see it, updated during typing. */
export function ResearchPreview({ control, edition }: ResearchPreviewProps) {
  const typed = useDeferredValue(useWatch({ control }));
  const values = { ...researchValuesOf(null), ...typed };
  const content = typedHtml(values.content);
  const at = fromLocal(values.publishedAt, edition?.values.publishedAt ?? null);
  return (
    <ResearchView
      article={{
        id: edition?.id ?? 0,
        slug: values.slug || 'article',
        title: values.title || 'The title',
        description: values.description || 'The summary.',
        category: categories.find((name) => name === values.category) ?? 'storage',
        type: researchTypes.find((name) => name === values.type) ?? 'Research Brief',
        imageUrl: edition?.imageUrl ?? null,
        date: formatMonth(at ?? new Date().toISOString()),
        readTime: minutesOf(content, edition),
        isPremium: values.isPremium,
        route: edition?.route ?? pathTo(paths.researchArticle, { slug: values.slug || 'article' }),
        content,
        isComplete: true,
        tags: values.tags,
        isSample: values.isSample,
      }}
    />
  );
}
