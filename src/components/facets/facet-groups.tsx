import type { FacetCounts } from '#contract/kit/facet-counts.ts';
import { type ChosenFacets, chosenIn, type FacetList, namesOf } from '#src/lib/facets.ts';
import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { FacetGroup } from './facet-group.tsx';
import styles from './facet-panel.module.css';
import { useFacetOptions } from './use-facet-options.ts';

interface FacetGroupsProps<Name extends string> {
  list: FacetList<Name>;
  filters: ChosenFacets<Name>;
  counts: FacetCounts<Name> | undefined;
  onChoose: (name: Name, values: readonly string[]) => void;
}

/** All counted filters of a list, side by side. */
export function FacetGroups<Name extends string>({ list, filters, counts, onChoose }: FacetGroupsProps<Name>) {
  const optionsOf = useFacetOptions(list, filters, counts);
  return (
    <AntdProvider>
      <div className={styles.groups}>
        {namesOf(list).map((name) => {
          const options = optionsOf(name);
          // A filter of which no value finds anything only takes room.
          if (options.length === 0) return null;
          return (
            <FacetGroup
              key={name}
              label={list.labels[name]}
              options={options}
              chosen={chosenIn(filters, name)}
              onChange={(values) => onChoose(name, values)}
            />
          );
        })}
      </div>
    </AntdProvider>
  );
}
