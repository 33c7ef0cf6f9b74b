import { FilterSelect } from '#src/components/filter-select.tsx';
import { Link } from '#src/components/link.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { useListingCompany, useNameCompany } from '../api.ts';

/** The company of a listing; its owner names it. Nothing where there is none to show or to choose. */
export function ListingCompany({ listingId }: { listingId: number }) {
  const { data } = useListingCompany(listingId);
  const { mutate } = useNameCompany(listingId);
  if (!data || (data.company === null && data.choices.length === 0)) return null;
  return (
    <SideCard title="On CARDI">
      {data.company && <Link to={data.company.path}>{data.company.name}</Link>}
      {data.choices.length > 0 && (
        <FilterSelect
          label="The company of this listing"
          all="No company"
          value={data.company ? String(data.company.id) : ''}
          choices={data.choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(next) =>
            mutate(next === '' ? null : Number(next), {
              onError: (error) => showRefusalAs('The company was not changed', error),
            })
          }
        />
      )}
    </SideCard>
  );
}
