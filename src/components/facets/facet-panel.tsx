import type { FacetCounts } from '#contract/kit/facet-counts.ts';
import { type ChosenFacets, chosenAfter, chosenFacets, chosenIn, type FacetList } from '#src/lib/facets.ts';
import { ChosenFilters } from '../chosen-filters.tsx';
import { Disclosure } from '../disclosure.tsx';
import { lateSection } from '../late-section.tsx';
import { Skeleton } from '../skeleton.tsx';
import type { FacetGroups as Groups } from './facet-groups.tsx';

const placeholder = <Skeleton height={320} radius="var(--radius)" />;

// Most visits open no filters, and these bring Ant Design.
const FacetGroups = lateSection(async () => (await import('./facet-groups.tsx')).FacetGroups, {
  title: 'The filters could not be loaded',
  fallback: placeholder,
}) as unknown as typeof Groups;

interface FacetPanelProps<Name extends string> {
  list: FacetList<Name>;
  /** Names the filters while nothing is chosen. */
  title: string;
  filters: ChosenFacets<Name>;
  /** The counts; there are none offline, and then all filters can be chosen without them. */
  result: { facets: FacetCounts<Name> | undefined; isLoading: boolean };
  /** Changes what is chosen by then: another choice may not be shown yet. */
  onChange: (change: (before: ChosenFacets<Name>) => ChosenFacets<Name>) => void;
  /** The filters are shown for the first time: the counts are wanted from now on. */
  onOpen: () => void;
}

/** The counted filters of a list, folded away until they are wanted, and what is chosen. */
export function FacetPanel<Name extends string>({ list, filters, result, onChange, ...props }: FacetPanelProps<Name>) {
  const chosen = chosenFacets(list, filters);
  const title = chosen.length === 0 ? props.title : `Filters (${chosen.length})`;
  const choose = (name: Name, values: readonly string[]) => {
    const shown = chosenIn(filters, name);
    onChange((before) => {
      return { [name]: chosenAfter(chosenIn(before, name), shown, values).join(',') } as ChosenFacets<Name>;
    });
  };
  return (
    <>
      <Disclosure title={title} isLate onToggle={(isShown) => isShown && props.onOpen()}>
        {result.isLoading ? (
          placeholder
        ) : (
          <FacetGroups list={list} filters={filters} counts={result.facets} onChoose={choose} />
        )}
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
