import type { CompanySummary } from '#contract/companies.ts';
import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { sectors } from '#contract/focus-areas-sectors.ts';
import type { ListingSummary } from '#contract/listings.ts';
import type { MemberSummary } from '#contract/members.ts';
import type { TechnologySummary } from '#contract/technologies.ts';
import { type SampleListing, sampleMarket } from './sample-market.ts';

/** Pages of lists as in the desktop app's cache, with `count` invented records in total: path and body. */
export function* keptMarket(records: number): Generator<{ path: string; body: string }> {
  const kinds = [
    { path: '/api/listings', also: { featured: [] }, cardOf: listingOf },
    { path: '/api/companies', also: {}, cardOf: companyOf },
    { path: '/api/technologies', also: {}, cardOf: technologyOf },
    { path: '/api/members', also: {}, cardOf: memberOf },
  ] as const;
  const perPage = 50;
  const perKind = records / kinds.length;
  for (const [seed, { path, also, cardOf }] of kinds.entries()) {
    const market = sampleMarket(perKind, seed + 1);
    for (let first = 1; first <= perKind; first += perPage) {
      const items = Array.from({ length: perPage }, (_, index) => cardOf(sampleOf(market), first + index));
      const body = { items, nextCursor: null, count: { value: 1000, isCapped: true }, ...also };
      yield { path: `${path}?cursor=${first}`, body: JSON.stringify(body) };
    }
  }
}

function sampleOf(market: Generator<SampleListing>): SampleListing {
  const next = market.next();
  if (next.done) throw new Error('The market is smaller than it should be');
  return next.value;
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function listingOf({ title, excerpt, type, tags }: SampleListing, id: number): ListingSummary {
  const { title: focusArea, slug: focusAreaSlug } = at(builtInFocusAreas, id);
  const createdAt = new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();
  return {
    id,
    title,
    type,
    focusArea,
    focusAreaSlug,
    excerpt,
    tags,
    companyName: 'Sample Works',
    location: 'Graz, Austria',
    country: 'at',
    cityId: null,
    isFeatured: id % 50 === 0,
    createdAt,
    amount: null,
    expiresAt: null,
  };
}

const sizes = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

function companyOf({ title, excerpt }: SampleListing, id: number): CompanySummary {
  const { id: sector, title: sectorTitle } = at(sectors, id);
  return {
    id,
    name: title,
    description: excerpt,
    logoUrl: null,
    location: 'Lisbon, Portugal',
    country: 'pt',
    cityId: null,
    foundedYear: 1950 + (id % 75),
    size: at(sizes, id),
    focusArea: { id: sector, title: sectorTitle },
    isVerified: false,
    isClaimed: false,
    funding: null,
    lastRound: null,
    revenueAmount: null,
    raising: null,
    closesOn: null,
    isHiring: false,
    openJobs: 0,
    employeeCount: null,
  };
}

const statuses = ['early-stage', 'developing', 'emerging', 'mature'] as const;

function technologyOf({ title, excerpt, tags }: SampleListing, id: number): TechnologySummary {
  const { id: sector, title: sectorTitle } = at(sectors, id);
  const status = at(statuses, id);
  return {
    id,
    name: title,
    description: excerpt,
    focusArea: { id: sector, title: sectorTitle },
    status,
    statusName: status,
    readinessLevel: 1 + (id % 9),
    tags,
    imageUrl: null,
    isListedForSale: false,
    companyId: null,
    companyName: null,
    companyLogo: null,
    country: null,
    hasPatents: false,
    patentCount: 0,
  };
}

function memberOf({ title, excerpt }: SampleListing, id: number): MemberSummary {
  return {
    id,
    name: title.split(' ').slice(0, 2).join(' '),
    title: 'Engineer',
    organization: 'Sample Works',
    bio: excerpt,
    focusAreas: [at(builtInFocusAreas, id).title],
    memberSince: '2026-01-01T00:00:00.000Z',
    location: 'Oslo',
    country: 'no',
    cityId: null,
    connectionCount: (id * 7919) % 500,
    ticket: null,
    avatarUrl: null,
  };
}
