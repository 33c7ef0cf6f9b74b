import { latePart } from '#src/components/late-part.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';

/** `CompanyListings` for a tab that is not the first. */
export const LateCompanyListings = latePart(
  async () => (await import('./company-listings.tsx')).CompanyListings,
  <RowsSkeleton />,
);
