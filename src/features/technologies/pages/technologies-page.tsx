import { ReadOutlined } from '@ant-design/icons';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { exportTechnologies } from '#contract/technologies.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { lateTable } from '#src/components/late-views.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { ViewSwitch } from '#src/components/view-switch.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { MakeOfflineButton } from '#src/features/desktop-settings/index.ts';
import { SavedSearches } from '#src/features/saved-searches/index.ts';
import { useListView, viewParams } from '#src/hooks/use-list-view.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { useTechnologies } from '../api.ts';
import { FeaturedTopics } from '../components/featured-topics.tsx';
import { TechnologyFilterPanel } from '../components/technology-filters.tsx';
import { TechnologyResults } from '../components/technology-results.tsx';
import { technologyFilters } from '../filters.ts';
import styles from './technologies-page.module.css';

const TechnologyTable = lateTable(async () => (await import('../components/technology-table.tsx')).TechnologyTable);

/** /network/technologies. */
export function TechnologiesPage() {
  usePageTitle(staticPages[paths.technologies].title);
  const { filters, change, replace, clear } = useUrlFilters(technologyFilters, viewParams);
  const view = useListView();
  const result = useTechnologies(filters);
  const { user } = useCurrentUser();
  const tools = (
    <>
      {user && <ExportMenu fetch={(format) => callForFile(exportTechnologies, { query: { ...filters, format } })} />}
      <ViewSwitch {...view} />
    </>
  );
  return (
    <Page isDense>
      <PageHeader
        isDense
        title="Technologies"
        subtitle="How they work, how ready they are, and what evidence there is."
        actions={
          <>
            <MakeOfflineButton />
            <ButtonLink kind="secondary" to={paths.researchHub}>
              <ReadOutlined aria-hidden="true" /> Research Hub
            </ButtonLink>
          </>
        }
      />
      <div className={styles.content}>
        <TechnologyFilterPanel filters={filters} change={change}>
          <SavedSearches
            kind="technology"
            filters={filters}
            onRun={(params) => replace(technologyFilters.read(params))}
          />
        </TechnologyFilterPanel>
        {view.view === 'table' ? (
          <TechnologyTable result={result} filters={filters} change={change} onClear={clear} tools={tools} />
        ) : (
          <TechnologyResults result={result} filters={filters} onClear={clear} tools={tools} />
        )}
        <FeaturedTopics />
      </div>
    </Page>
  );
}
