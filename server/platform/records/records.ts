import { type ItemKind, itemKinds } from '#contract/items.ts';
import { findArticleItems } from '#server/features/articles/store.ts';
import { findCompanyItems } from '#server/features/companies/items.ts';
import { findEventItems } from '#server/features/events/store.ts';
import { findFeedItemRecords } from '#server/features/feeds/store.ts';
import { findListingItems } from '#server/features/listings/store.ts';
import { findMemberItems } from '#server/features/members/profile-store.ts';
import { findMessageItems } from '#server/features/messages/items.ts';
import { findResearchItems } from '#server/features/research/store.ts';
import { findTechnologyItems } from '#server/features/technologies/items.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import type { Item, ItemFinders } from './items.ts';

/** How the records of each kind are found. */
const finders: ItemFinders = {
  listing: findListingItems,
  technology: findTechnologyItems,
  company: findCompanyItems,
  article: findArticleItems,
  research: findResearchItems,
  event: findEventItems,
  message: findMessageItems,
  member: findMemberItems,
  'feed-item': findFeedItemRecords,
};

/** The records of one kind that the viewer may see, by id; those that are gone are missing. */
export async function findItems(
  database: Pick<Database, 'db'>,
  kind: ItemKind,
  ids: readonly number[],
  viewerId: number | null,
  now = new Date(),
): Promise<Map<number, Item>> {
  const find = finders[kind];
  const found = find && ids.length > 0 ? await find(database, ids, viewerId, now) : [];
  return new Map(found.map((item) => [item.id, item]));
}

/** One record, or a 404 that names its kind. */
export async function findItem(
  database: Pick<Database, 'db'>,
  kind: ItemKind,
  id: number,
  viewerId: number | null,
  now = new Date(),
): Promise<Item> {
  const item = (await findItems(database, kind, [id], viewerId, now)).get(id);
  if (!item) throw notFound(itemKinds[kind]);
  return item;
}
