import {
  companyFundings,
  companySizes,
  type Listing,
  type ListingDetails,
  type ListingSummary,
} from '#contract/listings.ts';
import type { FullListingRow, ListingRow } from './store.ts';

/** A row as a card shows it. */
export function presentSummary(row: ListingRow): ListingSummary {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    focusArea: row.focus_area_title,
    focusAreaSlug: row.focus_area_slug,
    excerpt: row.excerpt,
    tags: tagsOf(row),
    companyName: row.company_name,
    location: row.location,
    // Featured placement on listings comes with the Professional plan (spec 2, section 1).
    isFeatured: row.owner_tier === 'professional',
    createdAt: row.created_at,
  };
}

/** Tags and details are JSON of our own making: the contract parsed them before they were stored. */
function tagsOf(row: ListingRow): string[] {
  return JSON.parse(row.tags) as string[];
}

function detailsOf(row: FullListingRow): ListingDetails {
  return JSON.parse(row.details) as ListingDetails;
}

/** A row as its own page shows it. The contact address stays behind. */
export function presentListing(row: FullListingRow): Listing {
  const details = detailsOf(row);
  return {
    ...presentSummary(row),
    description: row.description,
    details,
    company: details.companyName
      ? {
          name: details.companyName,
          location: details.companyLocation ?? null,
          website: details.companyWebsite ?? null,
          foundedYear: null,
          employees: details.companySize ? companySizes[details.companySize] : null,
          funding: details.companyFunding ? companyFundings[details.companyFunding] : null,
        }
      : null,
    postedBy: { id: row.owner_id, name: row.owner_full_name ?? row.owner_username },
  };
}
