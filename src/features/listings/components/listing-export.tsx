import { exportListings } from '#contract/listings.ts';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { callForFile } from '#src/lib/api-client.ts';

import type { MarketFilters } from '../filters.ts';

/** The menu that saves the matching listings as a file; nothing for visitors. */
export function ListingExport({ filters }: { filters: MarketFilters }) {
  const { user } = useCurrentUser();
  if (!user) return null;
  return <ExportMenu fetch={(format) => callForFile(exportListings, { query: { ...filters, format } })} />;
}
