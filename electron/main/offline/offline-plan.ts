import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { cardsPerPage } from '#contract/kit/paging.ts';

/** A list of the directory and the call that reads one of its records. */
export interface OfflineList {
  list: Endpoint;
  /** The query that the list's page sends; saved answers are found by their whole address. */
  firstQuery: string;
  query: string;
  record: Endpoint | undefined;
}

const keptGet = (path: string) =>
  endpoints.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path && endpoint.cache !== undefined);

/** The lists of "the directory", in the order in which they are fetched, and their records. */
const directory = [
  { list: '/api/members', record: '/api/members/:id', firstQuery: '', query: '' },
  { list: '/api/companies', record: '/api/companies/:id', firstQuery: '', query: `limit=${cardsPerPage}` },
  { list: '/api/technologies', record: '/api/technologies/:id', firstQuery: '', query: `limit=${cardsPerPage}` },
  { list: '/api/listings', record: '/api/listings/:id', firstQuery: 'withFeatured=true', query: '' },
] as const;

/** How many records of each list are downloaded, from its start: a desktop need not hold a network of a million. */
export const recordsPerList = 200;

/** Calls that every page needs. */
export const commonPaths = ['/api/site', '/api/focus-areas'] as const;

export function directoryLists(): OfflineList[] {
  return directory.flatMap(({ list, record, ...queries }) => {
    const endpoint = keptGet(list);
    return endpoint ? [{ ...queries, list: endpoint, record: keptGet(record) }] : [];
  });
}
