import type { z } from 'zod';

import { type CompanySort, listCompanies } from '#contract/companies.ts';
import { companyFilterFacets } from '#contract/companies-facets.ts';
import { searchKinds } from '#contract/items.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { searchQuery, titleQuery } from '#contract/kit/search-words.ts';
import { listListings } from '#contract/listings.ts';
import { detailFacets, listingFilterFacets } from '#contract/listings-facets.ts';
import type { MatchFilters } from '#contract/match-profiles.ts';
import { matchFilterFacets } from '#contract/match-profiles-facets.ts';
import { defaultMemberSort, listMembers, type MemberSort } from '#contract/members.ts';
import { memberFilterFacets } from '#contract/members-facets.ts';
import { searchEverything } from '#contract/search.ts';
import { listTechnologies, type TechnologySort } from '#contract/technologies.ts';
import { technologyFilterFacets } from '#contract/technologies-facets.ts';
import { findKept } from './find-kept.ts';
import { type Asked, answerOf, type KeptAnswer, pageOf } from './kept-page.ts';
import type { Order } from './kept-tables.ts';

/** The orders that are kept; in the others, a list is only shown as it was last read. */
const companyOrders: Partial<Record<CompanySort, Order>> = { alphabetical: 'name', newest: 'most', oldest: 'least' };
const technologyOrders: Partial<Record<TechnologySort, Order>> = {
  newest: 'newest',
  'most-ready': 'most',
  'least-ready': 'leastNewest',
};
const memberOrders: Partial<Record<MemberSort, Order>> = {
  relevance: 'most',
  connections: 'most',
  newest: 'newest',
  name: 'name',
};

interface Answerer {
  endpoint: Endpoint;
  answer: (asked: Asked, query: unknown) => KeptAnswer | null;
}

function answerer<E extends Endpoint & { query: z.ZodType }>(
  endpoint: E,
  answer: (asked: Asked, query: z.output<E['query']>) => KeptAnswer | null,
): Answerer {
  return {
    endpoint,
    answer: (asked, given) => {
      const query = endpoint.query.safeParse(given);
      return query.success ? answer(asked, query.data as z.output<E['query']>) : null;
    },
  };
}

/**
 * Whether records are asked for by what they seek and offer. Cards do not say that, so a kept list would leave out most
 * of those that match: such a list is only shown as it was last read.
 */
function isByMatchProfile(filters: MatchFilters): boolean {
  return matchFilterFacets(filters).length > 0;
}

/** The calls that are answered out of kept records while the server is out of reach, with its filters and orders. */
const answerers: readonly Answerer[] = [
  answerer(searchEverything, ({ index }, { q }) => {
    const { groups, oldest } = findKept(index, q);
    const known = new Set<string>(searchKinds);
    const latest = searchKinds.map((kind) => index.latest(kind)).filter((at) => at !== null);
    if (latest.length === 0) return null;
    const body = { groups: groups.filter(({ kind }) => known.has(kind)) };
    return { body, savedAt: Number.isFinite(oldest) ? oldest : Math.max(...latest) };
  }),
  answerer(listListings, (asked, { search, sort = 'newest', ...paging }) => {
    if (sort !== 'newest' || isByMatchProfile(paging) || detailFacets.some((name) => paging[name])) return null;
    const query = searchQuery(search, listingFilterFacets(paging));
    const found = pageOf(asked, 'listing', paging, { query, order: 'newest' });
    if (!found) return null;
    const isFeatured = (item: unknown) => (item as { isFeatured: boolean }).isFeatured;
    const featured = paging.withFeatured && !paging.cursor ? found.page.items.filter(isFeatured) : [];
    return { body: { ...found.page, featured }, savedAt: found.savedAt };
  }),
  answerer(listCompanies, (asked, { search, sort = 'alphabetical', ...paging }) => {
    const { seek, offer, region, stage } = paging;
    const order = companyOrders[sort];
    if (!order || stage || isByMatchProfile({ seek, offer, region })) return null;
    const query = searchQuery(search, companyFilterFacets(paging), 'parts');
    return answerOf(pageOf(asked, 'company', paging, { query, order }));
  }),
  answerer(listTechnologies, (asked, { sort = 'newest', ...query }) => {
    const order = technologyOrders[sort];
    // Cards do not say the stage of development.
    if (!order || query.stage) return null;
    const search = searchQuery(query.search, technologyFilterFacets(query), 'parts');
    return answerOf(pageOf(asked, 'technology', query, { query: search, order }));
  }),
  answerer(listMembers, (asked, { focusArea, search, sort, ...paging }) => {
    const { seek, offer, region, role, stage, ticket } = paging;
    if (role || stage || ticket || isByMatchProfile({ seek, offer, region })) return null;
    const chosen = sort ?? defaultMemberSort({ search });
    const order = memberOrders[chosen];
    if (!order) return null;
    // Cards name areas by their titles; the filter names them by their slugs.
    const title = asked.focusAreas.find(({ slug }) => slug === focusArea)?.title ?? focusArea;
    const facets = memberFilterFacets({ ...paging, focusArea: title });
    const query = searchQuery(search, facets, 'named');
    const first = chosen === 'relevance' ? titleQuery(search, facets) : null;
    return answerOf(pageOf(asked, 'member', paging, { query, first, order }));
  }),
];

/** The answer to a call out of kept records, or `null` where it cannot be given. */
export function answerFromKept(asked: Asked, endpoint: Endpoint, url: URL): KeptAnswer | null {
  const found = answerers.find((one) => one.endpoint === endpoint);
  return found?.answer(asked, Object.fromEntries(url.searchParams)) ?? null;
}

/** Whether a call can be answered out of kept records. */
export function isAnsweredFromKept(endpoint: Endpoint): boolean {
  return answerers.some((one) => one.endpoint === endpoint);
}
