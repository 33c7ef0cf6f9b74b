import { z } from 'zod';

import { listArticles } from '#contract/articles.ts';
import { getCompany, listCompanies, listRelatedArticles } from '#contract/companies.ts';
import { type CollectionSource, collectionBounds } from '#contract/desktop/collections.ts';
import { listEvents } from '#contract/events.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import { sectorId } from '#contract/focus-areas-sectors.ts';
import { type SavableKind, savableKinds } from '#contract/items.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { cardsPerPage } from '#contract/kit/paging.ts';
import { listListings } from '#contract/listings.ts';
import { getList, listListItems } from '#contract/lists.ts';
import { getPipeline } from '#contract/pipelines.ts';
import { listSavedIds, listSavedItems } from '#contract/saved-items.ts';
import { listSavedSearches } from '#contract/saved-searches.ts';
import type { CollectedRecord } from '../cache/collections.ts';
import { ask, query, type Read, readPages } from './read-list.ts';
import { collected } from './record-calls.ts';

/** The records of a source, in its own order, and its name where it has one; `null` where the source itself is gone. */
export type Contents = { records: CollectedRecord[]; isPartial: boolean; title?: string } | null;

/** So many records of each list of a focus area. */
const perAreaList = Math.floor(collectionBounds.records / 4);

const named = z.object({ id: z.number().int() });

function recordsOf(kind: SavableKind, items: readonly unknown[]): CollectedRecord[] {
  return items.flatMap((item) => {
    const { data } = named.safeParse(item);
    return (data && collected({ kind, id: data.id })) ?? [];
  });
}

async function readCompany(read: Read, id: number): Promise<Contents> {
  const company = await ask(read, getCompany, fillPath(getCompany.path, { id }));
  if (!company) return null;
  const articles = await ask(read, listRelatedArticles, fillPath(listRelatedArticles.path, { id }));
  const records = [
    ...recordsOf('company', [company]),
    ...recordsOf('technology', company.technologies),
    ...recordsOf('article', articles ?? []),
  ];
  return { records, isPartial: false, title: company.name };
}

async function readFocusArea(read: Read, slug: string): Promise<Contents> {
  const area = (await ask(read, listFocusAreas, listFocusAreas.path))?.find((each) => each.slug === slug);
  if (!area) return null;
  const focusAreaId = area.id;
  const articles = (await ask(read, listArticles, listArticles.path + query({ focusAreaId }))) ?? [];
  const events = (await ask(read, listEvents, listEvents.path + query({ focusAreaId }))) ?? [];
  const coming = events.filter(({ isPast }) => !isPast);
  const limit = perAreaList;
  const sector = sectorId.safeParse(slug).data;
  const companies = sector
    ? await readPages(read, {
        path: listCompanies.path,
        filters: { focusArea: sector, sort: 'newest', limit: cardsPerPage },
        limit,
      })
    : { items: [], isPartial: false };
  const listings = await readPages(read, { path: listListings.path, filters: { focusArea: slug }, limit });
  return {
    title: area.title,
    records: [
      ...recordsOf('article', articles.slice(0, limit)),
      ...recordsOf('event', coming.slice(0, limit)),
      ...recordsOf('company', companies.items),
      ...recordsOf('listing', listings.items),
    ],
    isPartial: companies.isPartial || listings.isPartial || Math.max(articles.length, coming.length) > limit,
  };
}

async function readSavedSearch(read: Read, id: number): Promise<Contents> {
  const search = (await ask(read, listSavedSearches, listSavedSearches.path))?.find((each) => each.id === id);
  // Searches of listings are kept offline, those of other kinds are not.
  if (search?.kind !== 'listing') return null;
  const { items, isPartial } = await readPages(read, {
    path: listListings.path,
    filters: search.filters,
    first: { withFeatured: 'true' },
    limit: collectionBounds.records,
  });
  return { records: recordsOf('listing', items), isPartial, title: search.name };
}

const savedItem = z.object({ kind: z.enum(savableKinds), id: z.number().int(), path: z.string().nullable() });

async function readSavedItems(read: Read): Promise<Contents> {
  const { items, isPartial } = await readPages(read, {
    path: listSavedItems.path,
    filters: {},
    limit: collectionBounds.records,
  });
  const saved = items.flatMap((item) => savedItem.safeParse(item).data ?? []);
  const kinds = [...new Set(saved.map(({ kind }) => kind))];
  // What the buttons and the chips of the page ask for.
  for (const kind of kinds) {
    await read(listSavedIds.path + query({ kind }));
    await read(listSavedItems.path + query({ kind }));
  }
  const records = saved
    .filter(({ path }) => path !== null)
    .flatMap(({ kind, id, path }) => collected({ kind, id, slug: path?.split('/').at(-1) }) ?? []);
  return { records, isPartial };
}

const listItem = z.object({ kind: z.enum(savableKinds), itemId: z.number().int(), path: z.string().nullable() });

async function readList(read: Read, id: number): Promise<Contents> {
  const list = await ask(read, getList, fillPath(getList.path, { id }));
  if (!list) return null;
  const { items, isPartial } = await readPages(read, {
    path: fillPath(listListItems.path, { listId: id }),
    filters: { sort: 'newest' },
    limit: collectionBounds.records,
  });
  return { records: visible(items), isPartial, title: list.name };
}

/** The records of a list or a board that its reader may see. */
function visible(items: readonly unknown[]): CollectedRecord[] {
  return items
    .flatMap((item) => listItem.safeParse(item).data ?? [])
    .filter(({ path }) => path !== null)
    .flatMap(({ kind, itemId, path }) => collected({ kind, id: itemId, slug: path?.split('/').at(-1) }) ?? []);
}

async function readPipeline(read: Read, id: number): Promise<Contents> {
  const pipeline = await ask(read, getPipeline, fillPath(getPipeline.path, { id }));
  if (!pipeline) return null;
  // The board itself is one answer, whatever its size.
  const records = visible(pipeline.board);
  const { records: most } = collectionBounds;
  return { records: records.slice(0, most), isPartial: records.length > most, title: pipeline.name };
}

/** The records of a source, with the lists that its page shows. Rejects with what `read` rejects with. */
export function readSource(source: CollectionSource, read: Read): Promise<Contents> {
  switch (source.kind) {
    case 'company':
      return readCompany(read, source.id);
    case 'focus-area':
      return readFocusArea(read, source.slug);
    case 'saved-search':
      return readSavedSearch(read, source.id);
    case 'saved-items':
      return readSavedItems(read);
    case 'list':
      return readList(read, source.id);
    case 'pipeline':
      return readPipeline(read, source.id);
  }
}
