import {
  type ArticleEdition,
  createArticle,
  listArticleEditions,
  type ParsedArticleInput,
  updateArticle,
} from '#contract/articles-admin.ts';
import { paths } from '#contract/kit/paths.ts';
import { ContentEditor, type EditedKind } from '#src/features/content/index.ts';
import { call } from '#src/lib/api-client.ts';
import { articleEditionQuery } from './api.ts';
import { ArticleFields } from './article-fields.tsx';
import { type ArticleValues, articleDraft, articleValuesOf, useArticleForm } from './article-form.ts';
import { ArticlePreview } from './article-preview.tsx';

const articles: EditedKind<ArticleValues, ParsedArticleInput, ArticleEdition> = {
  noun: 'article',
  kind: 'article',
  draftName: 'article',
  path: paths.adminArticles,
  queryPath: listArticleEditions.path,
  editionQuery: articleEditionQuery,
  create: (body) => call(createArticle, { body }),
  update: (id, body) => call(updateArticle, { params: { id }, body }),
  draftSchema: articleDraft,
  valuesOf: articleValuesOf,
  useForm: useArticleForm,
  dateOf: (form) => form.watch('publishedAt'),
  fields: ({ control }) => <ArticleFields control={control} />,
  preview: ({ control }, edition) => <ArticlePreview control={control} edition={edition} />,
};

/** /admin/content/articles/{id}, and /new. */
export function ArticleEditorPage() {
  return <ContentEditor kind={articles} />;
}
