import { type TechnologyUse, technologyUses } from '#contract/company-technologies.ts';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { useSetUse } from '../api.ts';

interface OwnUseProps {
  company: { id: number; name: string; use: TechnologyUse | null };
  technologyId: number;
}

/** What a company of one's own does with a technology, to choose. */
export function OwnUse({ company: { id, name, use }, technologyId }: OwnUseProps) {
  const { mutate } = useSetUse();
  return (
    <FilterSelect
      label={`What ${name} does with this technology`}
      all={`${name} does not use it`}
      value={use ?? ''}
      choices={uses.map((value) => ({ value, label: `${name}: ${technologyUses[value]}` }))}
      onChange={(next) =>
        mutate(
          { companyId: id, technologyId, use: uses.find((value) => value === next) ?? null },
          { onError: (error) => showRefusalAs('The use was not changed', error) },
        )
      }
    />
  );
}

const uses = Object.keys(technologyUses) as TechnologyUse[];
