import { ShopOutlined } from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { CardGrid, CardGridSkeleton } from '#src/components/card-grid.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RecordResults } from '#src/components/record-results.tsx';
import type { CompaniesResult } from '../api.ts';
import { type CompanyFilters, companiesPath, isNarrowed } from '../filters.ts';
import { CompanyCard } from './company-card.tsx';
import { CompanyCardSkeleton } from './company-card-skeleton.tsx';

interface CompanyResultsProps {
  result: CompaniesResult;
  filters: CompanyFilters;
  onClear: () => void;
}

/** The companies that match, or a message when none do (rule empty-lists). */
export function CompanyResults({ result, filters, onClear }: CompanyResultsProps) {
  const isFiltered = isNarrowed(filters);
  return (
    <RecordResults
      result={result}
      name="Companies"
      nouns={{ one: 'company found', many: 'companies found' }}
      isFiltered={isFiltered}
      onClear={onClear}
      skeleton={
        <CardGridSkeleton>
          <CompanyCardSkeleton />
        </CardGridSkeleton>
      }
      empty={<NoCompanies isFiltered={isFiltered} onClear={onClear} />}
    >
      {(companies, isOutdated) => (
        <CardGrid label="Companies" items={companies} isOutdated={isOutdated}>
          {(company) => <CompanyCard company={company} from={companiesPath(filters)} />}
        </CardGrid>
      )}
    </RecordResults>
  );
}

function NoCompanies({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <MessagePanel
      art={<ShopOutlined />}
      title="No Companies Found"
      text="No companies match your current filters. Try adjusting your search criteria."
      action={
        <Button kind="primary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  ) : (
    <MessagePanel
      art={<ShopOutlined />}
      title="No Companies Found"
      text="There are no companies in the database yet. Be the first to add one!"
      action={<ButtonLink to={paths.companyCreate}>Add Company</ButtonLink>}
    />
  );
}
