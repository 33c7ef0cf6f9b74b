import type { ReactNode } from 'react';

import { CardGrid, CardGridSkeleton } from '#src/components/card-grid.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RecordResults } from '#src/components/record-results.tsx';
import type { TechnologiesResult } from '../api.ts';
import { isNarrowed, type TechnologyFilters } from '../filters.ts';
import { noTechnologies } from '../no-technologies.tsx';
import { TechnologyCard } from './technology-card.tsx';
import { TechnologyCardSkeleton } from './technology-card-skeleton.tsx';

interface TechnologyResultsProps {
  result: TechnologiesResult;
  filters: TechnologyFilters;
  onClear: () => void;
  /** Stands beside the count. */
  tools: ReactNode;
}

/** The technologies that match, or a message when none do (rule empty-lists). */
export function TechnologyResults({ result, filters, onClear, tools }: TechnologyResultsProps) {
  const isFiltered = isNarrowed(filters);
  return (
    <RecordResults
      result={result}
      name="Technologies"
      nouns={{ one: 'technology', many: 'technologies' }}
      isFiltered={isFiltered}
      onClear={onClear}
      tools={tools}
      skeleton={
        <CardGridSkeleton>
          <TechnologyCardSkeleton />
        </CardGridSkeleton>
      }
      empty={<MessagePanel {...noTechnologies(isFiltered, onClear)} />}
    >
      {(technologies, isOutdated) => (
        <CardGrid label="Technologies" items={technologies} isOutdated={isOutdated}>
          {(technology) => <TechnologyCard technology={technology} filters={filters} />}
        </CardGrid>
      )}
    </RecordResults>
  );
}
