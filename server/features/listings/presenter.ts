import { z } from 'zod';

import {
  companyFundings,
  companySizes,
  type Listing,
  type ListingSummary,
  listingDetails,
} from '#contract/listings.ts';
import type { FullListingRow, ListingRow } from './store.ts';

const storedTags = z.array(z.string());

/** A row as a card shows it. */
export function presentSummary(row: ListingRow): ListingSummary {
  const details = listingDetails.parse(JSON.parse(row.details));
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    focusArea: row.focus_area_title,
    focusAreaSlug: row.focus_area_slug,
    excerpt: row.excerpt,
    tags: storedTags.parse(JSON.parse(row.tags)),
    companyName: details.companyName ?? null,
    location: details.companyLocation ?? details.jobLocation ?? null,
    // Featured placement on listings comes with the Professional plan (spec 2, section 1).
    isFeatured: row.owner_tier === 'professional',
    createdAt: row.created_at,
  };
}

/** A row as its own page shows it. The contact address stays behind. */
export function presentListing(row: FullListingRow): Listing {
  const details = listingDetails.parse(JSON.parse(row.details));
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
