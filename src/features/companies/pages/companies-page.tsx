import { PlusOutlined } from '@ant-design/icons';
import { exportCompanies } from '#contract/companies.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { lateMap, lateTable } from '#src/components/late-views.tsx';
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
import { useCompanies } from '../api.ts';
import { CompanyFilterPanel } from '../components/company-filters.tsx';
import { CompanyResults } from '../components/company-results.tsx';
import { companyFilters } from '../filters.ts';
import styles from './companies-page.module.css';

const CompanyMap = lateMap(async () => (await import('../components/company-map.tsx')).CompanyMap);
const CompanyTable = lateTable(async () => (await import('../components/company-table.tsx')).CompanyTable);

const views = ['table', 'map'] as const;

/** /network/companies (rule company-pages). */
export function CompaniesPage() {
  usePageTitle(staticPages[paths.companies].title);
  const { filters, change, replace, clear } = useUrlFilters(companyFilters, viewParams);
  const view = useListView(views);
  const result = useCompanies(filters);
  const { user } = useCurrentUser();
  const tools = (
    <>
      {user && <ExportMenu fetch={(format) => callForFile(exportCompanies, { query: { ...filters, format } })} />}
      <ViewSwitch {...view} views={views} />
    </>
  );
  return (
    <Page isDense>
      <PageHeader
        isDense
        title="Cleantech Companies"
        subtitle="Who builds what, how far they have come and whom they look for."
        actions={
          <>
            <MakeOfflineButton />
            <ButtonLink to={paths.companyCreate}>
              <PlusOutlined aria-hidden="true" /> Add Company
            </ButtonLink>
          </>
        }
      />
      <div className={styles.content}>
        <CompanyFilterPanel filters={filters} change={change}>
          <SavedSearches kind="company" filters={filters} onRun={(params) => replace(companyFilters.read(params))} />
        </CompanyFilterPanel>
        {view.view === 'table' ? (
          <CompanyTable result={result} filters={filters} change={change} onClear={clear} tools={tools} />
        ) : (
          <CompanyResults result={result} filters={filters} onClear={clear} tools={tools}>
            {view.view === 'map' && <CompanyMap filters={filters} />}
          </CompanyResults>
        )}
      </div>
    </Page>
  );
}
