import { useState } from 'react';

import type { FacetCounts } from '#contract/kit/facet-counts.ts';
import { type ChosenFacets, chosenIn, type FacetList, facetOptions, namesOf } from '#src/lib/facets.ts';

interface Shown<Name extends string> {
  counts: FacetCounts<Name>;
  /** The search, and all other filters that are not counted, as they were when these counts came. */
  others: string;
  /** For each filter the values of its options, in the order in which they are shown. */
  places: ReadonlyMap<Name, readonly string[]>;
}

/**
 * The options of each counted filter. A choice changes the counts of other filters, but no option's place, so that nothing
 * moves under a pointer that is on its way to the next choice; an option that finds nothing any more says 0. A new search
 * lays all of them out anew.
 */
export function useFacetOptions<Name extends string>(
  list: FacetList<Name>,
  filters: ChosenFacets<Name>,
  counts: FacetCounts<Name> | undefined,
) {
  const [shown, setShown] = useState<Shown<Name>>();
  const optionsAt = (name: Name, places: Shown<Name>['places'] | undefined) =>
    facetOptions(list, name, counts, chosenIn(filters, name), places?.get(name));
  if (counts && counts !== shown?.counts) {
    const others = otherThan(list, filters);
    const before = shown?.others === others ? shown.places : undefined;
    const valuesOf = (name: Name) => optionsAt(name, before).map(({ value }) => value);
    const places = new Map(namesOf(list).map((name) => [name, valuesOf(name)]));
    setShown({ counts, others, places });
  }
  return (name: Name) => optionsAt(name, shown?.places);
}

/** The filters that are not counted, without the order of the results, which changes no count. */
function otherThan<Name extends string>(list: FacetList<Name>, filters: ChosenFacets<Name>): string {
  const counted: readonly string[] = namesOf(list);
  return JSON.stringify(Object.entries(filters).filter(([name]) => name !== 'sort' && !counted.includes(name)));
}
