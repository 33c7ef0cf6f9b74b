import { useState } from 'react';

import { type CompanyFacetName, companyFacetNames } from '#contract/companies-facets.ts';
import { ChosenFilters } from '#src/components/chosen-filters.tsx';
import { Disclosure } from '#src/components/disclosure.tsx';
import { FacetGroup } from '#src/components/facet-group.tsx';
import { useSectorChoices } from '#src/features/focus-areas/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { useCompanyFacets } from '../api.ts';
import { chosenFacets, chosenIn, facetChoices, facetLabels, facetOptions } from '../facet-choices.ts';
import type { CompanyFilters } from '../filters.ts';
import styles from './company-facets.module.css';

type CompanyFacetsProps = Pick<UrlFilters<CompanyFilters>, 'filters' | 'change'>;

/** The counted filters of companies, folded away until they are wanted, and what is chosen in them. */
export function CompanyFacets({ filters, change }: CompanyFacetsProps) {
  const [isOpen, setOpen] = useState(false);
  const counts = useCompanyFacets(filters, isOpen);
  const choices = facetChoices(useSectorChoices());
  const chosen = chosenFacets(filters, choices);
  const choose = (name: CompanyFacetName, values: readonly string[]) => change({ [name]: values.join(',') });
  return (
    <>
      <Disclosure
        title={chosen.length === 0 ? 'Place, focus area, size, funding and more' : `Filters (${chosen.length})`}
        onToggle={setOpen}
      >
        <div className={styles.groups} aria-busy={isOpen && !counts}>
          {companyFacetNames.map((name) => (
            <FacetGroup
              key={name}
              label={facetLabels[name]}
              options={facetOptions(name, choices[name], counts, chosenIn(filters, name))}
              chosen={chosenIn(filters, name)}
              onChange={(values) => choose(name, values)}
            />
          ))}
        </div>
      </Disclosure>
      <ChosenFilters
        chosen={chosen.map(({ name, value, label }) => ({
          key: `${name}:${value}`,
          label,
          onRemove: () =>
            choose(
              name,
              chosenIn(filters, name).filter((other) => other !== value),
            ),
        }))}
      />
    </>
  );
}
