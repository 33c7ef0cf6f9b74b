import { latePart } from '#src/components/late-part.tsx';
import { Link } from '#src/components/link.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { useListingCompany } from '../api.ts';

// Only the owner of a listing chooses.
const CompanyChoice = latePart(async () => (await import('./company-choice.tsx')).CompanyChoice);

/** The company of a listing; its owner names it. Nothing where there is none to show or to choose. */
export function ListingCompany({ listingId }: { listingId: number }) {
  const { data } = useListingCompany(listingId);
  if (!data || (data.company === null && data.choices.length === 0)) return null;
  return (
    <SideCard title="On CARDI">
      {data.company && <Link to={data.company.path}>{data.company.name}</Link>}
      {data.choices.length > 0 && (
        <CompanyChoice listingId={listingId} chosen={data.company?.id} choices={data.choices} />
      )}
    </SideCard>
  );
}
