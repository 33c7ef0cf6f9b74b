import { paths } from '#contract/kit/paths.ts';
import { researchCategories } from '#contract/research.ts';
import { deleteResearch, exportResearch, listResearchEditions, setResearchState } from '#contract/research-admin.ts';
import { ExportButton } from '#src/components/export-button.tsx';
import { ContentList, contentFilters } from '#src/features/content/index.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { call } from '#src/lib/api-client.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { researchQuery, useResearchEditions } from './api.ts';

const categories = choicesOf(researchCategories);

/** /admin/content/research */
export function ResearchPage() {
  const url = useUrlFilters(contentFilters);
  const { sort: _sort, ...narrowing } = url.filters;
  return (
    <ContentList
      title="Research articles"
      nouns={{ one: 'research article', many: 'research articles' }}
      path={paths.adminResearch}
      queryPath={listResearchEditions.path}
      result={useResearchEditions(url.filters)}
      url={url}
      topic={{ label: 'Category', all: 'All categories', choices: categories }}
      setState={({ id, version }, state) =>
        call(setResearchState, { params: { id: String(id) }, body: { state, version } })
      }
      exporter={<ExportButton endpoint={exportResearch} filters={researchQuery(narrowing)} />}
      remove={({ id }) => call(deleteResearch, { params: { id: String(id) } })}
    />
  );
}
