import { FilterSelect } from '#src/components/filter-select.tsx';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { useNameCompany } from '../name-api.ts';

interface CompanyChoiceProps {
  listingId: number;
  chosen: number | undefined;
  choices: readonly { id: number; name: string }[];
}

/** The owner's choice among the companies that a listing can name. */
export function CompanyChoice({ listingId, chosen, choices }: CompanyChoiceProps) {
  const { mutate } = useNameCompany(listingId);
  return (
    <FilterSelect
      label="The company of this listing"
      all="No company"
      value={chosen === undefined ? '' : String(chosen)}
      choices={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(next) =>
        mutate(next === '' ? null : Number(next), {
          onError: (error) => showRefusalAs('The company was not changed', error),
        })
      }
    />
  );
}
