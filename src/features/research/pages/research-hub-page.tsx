import { useQuery } from '@tanstack/react-query';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { SavedSearches } from '#src/features/saved-searches/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { researchQuery } from '../api.ts';
import { HubFilters } from '../components/hub-filters.tsx';
import { ResearchGrid, ResearchGridSkeleton } from '../components/research-grid.tsx';
import { matching, researchFilters, typesOf } from '../filters.ts';
import styles from './research-hub-page.module.css';

/** /research-hub (rule research-hub). */
export function ResearchHubPage() {
  usePageTitle(staticPages[paths.researchHub].title);
  const { filters, change, replace, clear } = useUrlFilters(researchFilters);
  const isFiltered = researchFilters.hasAny(filters);
  const { data, isError, isFetching, refetch } = useQuery(researchQuery);
  const shown = matching(data ?? [], filters);
  return (
    <Page isDense>
      <div className={styles.hub}>
        <PageHeader
          isDense
          title="Research Hub"
          subtitle="In-depth research on emerging cleantech technologies, trends and innovations: what works, what it costs and what has yet to be proven."
        />
        <section aria-labelledby="research-articles" className={styles.articles}>
          <h2 id="research-articles" className={styles.title}>
            Technology Research Articles
          </h2>
          <HubFilters filters={filters} types={typesOf(data ?? [])} change={change}>
            <SavedSearches
              kind="research"
              filters={filters}
              onRun={(params) => replace(researchFilters.read(params))}
            />
          </HubFilters>
          <p role="status" className="visually-hidden">
            {data && `${shown.length} of ${data.length} articles`}
          </p>
          <div className={styles.results}>
            {shown.length > 0 ? (
              <ResearchGrid articles={shown} />
            ) : data ? (
              <MessagePanel
                headingLevel={3}
                title="No articles found"
                text={
                  isFiltered
                    ? 'No articles match your current search and filters.'
                    : 'Check back later for new research.'
                }
                action={
                  isFiltered && (
                    <Button kind="primary" onClick={clear}>
                      Clear All Filters
                    </Button>
                  )
                }
              />
            ) : isError ? (
              <RetryPanel
                headingLevel={3}
                title="Research articles could not be loaded"
                more="Your filters are kept."
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              />
            ) : (
              <ResearchGridSkeleton />
            )}
          </div>
        </section>
      </div>
    </Page>
  );
}
