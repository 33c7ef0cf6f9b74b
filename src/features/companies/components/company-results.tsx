import type { ReactNode } from 'react';

import { CardGrid, CardGridSkeleton } from '#src/components/card-grid.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RecordResults } from '#src/components/record-results.tsx';
import type { CompaniesResult } from '../api.ts';
import { type CompanyFilters, companiesPath, isNarrowed } from '../filters.ts';
import { noCompanies } from '../no-companies.tsx';
import { CompanyCard } from './company-card.tsx';
import { CompanyCardSkeleton } from './company-card-skeleton.tsx';

interface CompanyResultsProps {
  result: CompaniesResult;
  filters: CompanyFilters;
  onClear: () => void;
  /** Stands beside the count. */
  tools: ReactNode;
  /** Stands before the cards. */
  children?: ReactNode;
}

/** The companies that match, or a message when none do (rule empty-lists). */
export function CompanyResults({ result, filters, onClear, tools, children }: CompanyResultsProps) {
  const isFiltered = isNarrowed(filters);
  return (
    <RecordResults
      result={result}
      name="Companies"
      nouns={{ one: 'company found', many: 'companies found' }}
      isFiltered={isFiltered}
      onClear={onClear}
      tools={tools}
      lead={children}
      skeleton={
        <CardGridSkeleton>
          <CompanyCardSkeleton />
        </CardGridSkeleton>
      }
      empty={<MessagePanel {...noCompanies(isFiltered, onClear)} />}
    >
      {(companies, isOutdated) => (
        <CardGrid label="Companies" items={companies} isOutdated={isOutdated}>
          {(company) => <CompanyCard company={company} from={companiesPath(filters)} />}
        </CardGrid>
      )}
    </RecordResults>
  );
}
