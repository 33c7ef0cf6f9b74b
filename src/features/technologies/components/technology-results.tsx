import { ExperimentOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { CardGrid, CardGridSkeleton } from '#src/components/card-grid.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RecordResults } from '#src/components/record-results.tsx';
import type { TechnologiesResult } from '../api.ts';
import { type TechnologyFilters, technologyFilters } from '../filters.ts';
import { TechnologyCard } from './technology-card.tsx';
import { TechnologyCardSkeleton } from './technology-card-skeleton.tsx';

interface TechnologyResultsProps {
  result: TechnologiesResult;
  filters: TechnologyFilters;
  onClear: () => void;
}

/** The technologies that match, or a message when none do (rule empty-lists). */
export function TechnologyResults({ result, filters, onClear }: TechnologyResultsProps) {
  const isFiltered = technologyFilters.hasAny(filters);
  return (
    <RecordResults
      result={result}
      name="Technologies"
      nouns={{ one: 'technology', many: 'technologies' }}
      order="Newest first"
      isFiltered={isFiltered}
      onClear={onClear}
      skeleton={
        <CardGridSkeleton>
          <TechnologyCardSkeleton />
        </CardGridSkeleton>
      }
      empty={
        <MessagePanel
          art={<ExperimentOutlined />}
          title="No technologies found"
          text={
            isFiltered
              ? 'Try fewer words, another focus area or a lower readiness level.'
              : 'No technologies have been added yet.'
          }
          action={
            isFiltered && (
              <Button kind="primary" onClick={onClear}>
                Clear Filters
              </Button>
            )
          }
        />
      }
    >
      {(technologies, isOutdated) => (
        <CardGrid label="Technologies" items={technologies} isOutdated={isOutdated}>
          {(technology) => <TechnologyCard technology={technology} filters={filters} />}
        </CardGrid>
      )}
    </RecordResults>
  );
}
