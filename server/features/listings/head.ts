import { type ListingDetails, listingTypes } from '#contract/listings.ts';
import type { PageHead } from '#server/platform/records/page-head.ts';
import type { StructuredData, Surroundings } from '#server/platform/records/structured-data.ts';
import { isListed } from './presenter.ts';
import { type FullListingRow, findListing } from './store.ts';

/** The head of a listing's page. That of a closed or expired listing is not for search engines. */
export const findListingHead: PageHead['find'] = async (database, key, now) => {
  const row = await findListing(database, Number(key));
  if (!row) return undefined;
  const head = { title: row.title, description: row.excerpt };
  if (!isListed(row, now)) return { ...head, isPrivate: true };
  const detail = [row.focus_area_title, row.company_name ?? row.location].filter(Boolean).join(' · ');
  const isJob = row.type === 'job';
  return {
    ...head,
    preview: { kind: isJob ? 'Job' : `${listingTypes[row.type]} listing`, detail },
    ...(isJob && { structured: (around) => structuredJob(row, around) }),
  };
};

/** Kinds of jobs in the words of schema.org; others are left out. */
const employment: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
};

function structuredJob(row: FullListingRow, { url, image }: Surroundings): StructuredData {
  const details = JSON.parse(row.details) as ListingDetails;
  const place = details.jobLocation ?? row.location ?? '';
  const type = details.jobType && employment[details.jobType];
  return {
    '@type': 'JobPosting',
    title: row.title,
    description: row.description,
    url,
    image,
    datePosted: row.created_at,
    validThrough: details.jobDeadline ?? row.expires_at,
    ...(type && { employmentType: type }),
    hiringOrganization: {
      '@type': 'Organization',
      name: row.company_name ?? row.owner_full_name ?? row.owner_username,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place,
        ...(row.country && { addressCountry: row.country.toUpperCase() }),
      },
    },
    ...(/\bremote\b/i.test(place) && { jobLocationType: 'TELECOMMUTE' }),
  };
}
