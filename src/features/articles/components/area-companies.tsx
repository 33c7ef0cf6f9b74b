import type { FocusArea } from '#contract/focus-areas.ts';
import { type SectorId, sectorId } from '#contract/focus-areas-sectors.ts';
import { CompanyCard, companiesPath, useCompanies } from '#src/features/companies/index.ts';
import styles from './area-companies.module.css';
import { FocusSection } from './focus-section.tsx';

const shown = 3;

/** Companies of a focus area; nothing if there are none or they failed to load. */
export function AreaCompanies({ area }: { area: FocusArea }) {
  const focusArea = sectorId.safeParse(area.slug).data;
  return focusArea ? <Companies focusArea={focusArea} /> : null;
}

function Companies({ focusArea }: { focusArea: SectorId }) {
  const filters = { focusArea, sort: 'newest' } as const;
  const { data, isPlaceholderData } = useCompanies(filters);
  const companies = isPlaceholderData ? [] : (data?.pages[0]?.items ?? []).slice(0, shown);
  if (companies.length === 0) return null;
  return (
    <FocusSection title="Companies" more={{ to: companiesPath({ focusArea }), label: 'All companies' }}>
      <ul className={styles.grid}>
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} headingLevel={3} />
          </li>
        ))}
      </ul>
    </FocusSection>
  );
}
