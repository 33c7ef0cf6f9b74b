import { roleOf } from '#contract/kit/access.ts';
import {
  companyFundings,
  companySizes,
  type Listing,
  type ListingDetails,
  type ListingSummary,
} from '#contract/listings.ts';
import type { OwnListing } from '#contract/listings-own.ts';
import type { ListingMatchProfile } from '#contract/match-profiles.ts';
import { gives } from '#contract/memberships-plans.ts';
import { avatarUrl } from '#server/features/members/index.ts';
import { statusAt } from './lifecycle.ts';
import type { OwnRow, Tallies } from './own-store.ts';
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
    country: row.country,
    cityId: row.city_id,
    // Admins are not featured (rule featured-listings).
    isFeatured: gives('featuredListings', roleOf({ role: 'member', membershipTier: row.owner_tier })),
    createdAt: row.created_at,
    amount: row.amount === null ? null : (JSON.parse(row.amount) as ListingSummary['amount']),
    expiresAt: row.expires_at,
  };
}

/** The contract parsed tags and details before they were stored. */
function tagsOf(row: ListingRow): string[] {
  return JSON.parse(row.tags) as string[];
}

function detailsOf(row: FullListingRow): ListingDetails {
  return JSON.parse(row.details) as ListingDetails;
}

/** Whether a row is in the lists at this moment. */
export function isListed(row: Pick<ListingRow, 'status' | 'expires_at'>, now: Date): boolean {
  return statusAt({ status: row.status, expiresAt: row.expires_at }, now) === 'published';
}

/** A row as its own page shows it, without the contact address. Throws for a draft, which has no page. */
export function presentListing(row: FullListingRow, matchProfile: ListingMatchProfile | null, now: Date): Listing {
  const details = detailsOf(row);
  const status = statusAt({ status: row.status, expiresAt: row.expires_at }, now);
  if (status === 'draft' || row.expires_at === null) throw new Error(`The draft ${row.id} has no page`);
  return {
    ...presentSummary(row),
    description: row.description,
    // Parsed before it was stored.
    pictures: JSON.parse(row.pictures) as Listing['pictures'],
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
    matchProfile,
    postedBy: presentPoster(row),
    status,
    expiresAt: row.expires_at,
  };
}

/** Who posted it: without a page there is no more than the name. */
function presentPoster(row: FullListingRow): Listing['postedBy'] {
  const hasProfile = row.owner_has_profile === 1;
  return {
    id: row.owner_id,
    name: row.owner_full_name ?? row.owner_username,
    hasProfile,
    title: hasProfile ? row.owner_title : null,
    organization: hasProfile ? row.owner_organization : null,
    avatarUrl: hasProfile
      ? avatarUrl({ avatar_id: row.owner_avatar_id, avatar_hash: row.owner_avatar_hash }, 128)
      : null,
  };
}

/** A row as in a list of the member's own listings. */
export function presentOwn(row: OwnRow, tallies: Tallies | null, now: Date): OwnListing {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    status: statusAt({ status: row.status, expiresAt: row.expires_at }, now),
    focusArea: row.focus_area_title,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    closedBy: row.closed_by,
    hold: row.hold && { state: row.hold, reason: row.hold_reason ?? '', since: row.held_since ?? row.updated_at },
    figures: tallies && {
      views: tallies.views.get(row.id) ?? 0,
      saves: tallies.saves.get(row.id) ?? 0,
      enquiries: tallies.enquiries.get(row.id) ?? 0,
    },
  };
}
