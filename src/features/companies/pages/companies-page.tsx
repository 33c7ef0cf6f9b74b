import { PlusOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { MakeOfflineButton } from '#src/features/desktop-settings/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { useCompanies } from '../api.ts';
import { CompanyFilterPanel } from '../components/company-filters.tsx';
import { CompanyResults } from '../components/company-results.tsx';
import { companyFilters } from '../filters.ts';
import styles from './companies-page.module.css';

/** /network/companies (rule company-pages). */
export function CompaniesPage() {
  usePageTitle(staticPages[paths.companies].title);
  const { filters, change, clear } = useUrlFilters(companyFilters);
  const result = useCompanies(filters);
  return (
    <Page>
      <PageHeader
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
        <CompanyFilterPanel filters={filters} change={change} />
        <CompanyResults result={result} filters={filters} onClear={clear} />
      </div>
    </Page>
  );
}
