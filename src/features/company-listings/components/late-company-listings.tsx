import { lateSection } from '#src/components/late-section.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';

/** `CompanyListings` for a tab that is not the first. */
export const LateCompanyListings = lateSection(async () => (await import('./company-listings.tsx')).CompanyListings, {
  title: 'The listings could not be loaded',
  fallback: <RowsSkeleton />,
});
