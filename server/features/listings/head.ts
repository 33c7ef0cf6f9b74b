import { paths, pathTo } from '#contract/kit/paths.ts';
import { type ListingDetails, listingTypes } from '#contract/listings.ts';
import type { PageHead } from '#server/platform/records/page-head.ts';
import type { StructuredData, Surroundings } from '#server/platform/records/structured-data.ts';
import { findHiringCompany } from './company-store.ts';
import { isListed } from './presenter.ts';
import { type FullListingRow, findListing } from './store.ts';

/** The head of a listing's page. That of a closed or expired listing is not for search engines. */
export const findListingHead: PageHead['find'] = async (database, key, now) => {
  const row = await findListing(database, Number(key));
  if (!row) return undefined;
  const head = { title: row.title, description: row.excerpt };
  if (!isListed(row, now)) return { ...head, isPrivate: true };
  const detail = [row.focus_area_title, row.company_name ?? row.location].filter(Boolean).join(' · ');
  if (row.type !== 'job') return { ...head, preview: { kind: `${listingTypes[row.type]} listing`, detail } };
  const company = await findHiringCompany(database, row.id);
  return {
    ...head,
    preview: { kind: 'Job', detail },
    structured: (around) => structuredJob(row, company, around),
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

type HiringCompany = Awaited<ReturnType<typeof findHiringCompany>>;

function structuredJob(row: FullListingRow, company: HiringCompany, around: Surroundings): StructuredData {
  const { url, image } = around;
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
    hiringOrganization: hiringOrganization(row, company, around),
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

/** The company that the listing names; otherwise what its owner has typed, or the owner. */
function hiringOrganization(row: FullListingRow, company: HiringCompany, { baseUrl }: Surroundings): StructuredData {
  if (!company) {
    return { '@type': 'Organization', name: row.company_name ?? row.owner_full_name ?? row.owner_username };
  }
  const { id, name, website } = company;
  return {
    '@type': 'Organization',
    name,
    url: `${baseUrl}${pathTo(paths.company, { id })}`,
    ...(website && { sameAs: website }),
  };
}
