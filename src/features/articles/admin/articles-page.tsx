import { deleteArticle, exportArticles, listArticleEditions, setArticleState } from '#contract/articles-admin.ts';
import { paths } from '#contract/kit/paths.ts';
import { ExportButton } from '#src/components/export-button.tsx';
import { ContentList, contentFilters } from '#src/features/content/index.ts';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { call } from '#src/lib/api-client.ts';
import { articleQuery, useArticleEditions } from './api.ts';

/** /admin/content/articles */
export function ArticlesPage() {
  const url = useUrlFilters(contentFilters);
  const { sort: _sort, ...narrowing } = url.filters;
  const { data: areas = [] } = useFocusAreas();
  return (
    <ContentList
      title="Articles"
      nouns={{ one: 'article', many: 'articles' }}
      path={paths.adminArticles}
      queryPath={listArticleEditions.path}
      result={useArticleEditions(url.filters)}
      url={url}
      topic={{
        label: 'Focus area',
        all: 'All focus areas',
        choices: areas.map(({ id, title }) => ({ value: String(id), label: title })),
      }}
      setState={({ id, version }, state) =>
        call(setArticleState, { params: { id: String(id) }, body: { state, version } })
      }
      exporter={<ExportButton endpoint={exportArticles} filters={articleQuery(narrowing)} />}
      remove={({ id }) => call(deleteArticle, { params: { id: String(id) } })}
    />
  );
}
