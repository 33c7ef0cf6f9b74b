import { type PageMeta, staticPages } from '#contract/pages.ts';
import { findArticle } from '#server/features/articles/store.ts';
import { findCompany } from '#server/features/companies/store.ts';
import { findEvent } from '#server/features/events/store.ts';
import { findArea } from '#server/features/focus-areas/store.ts';
import { findListing } from '#server/features/listings/store.ts';
import { findProfile } from '#server/features/members/profile-store.ts';
import { findResearchArticle } from '#server/features/research/store.ts';
import { findTechnology } from '#server/features/technologies/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { excerptOf } from '#server/platform/rich-text/rich-text.ts';

/** Pages of one record each: the pattern's one group is the record's key. */
const recordPages: readonly (readonly [
  RegExp,
  (database: Database, key: string, now: Date) => Promise<PageMeta | undefined>,
])[] = [
  [/^\/media\/([1-9]\d{0,15})$/, (database, key, now) => findArticle(database, Number(key), now)],
  [
    /^\/events\/([1-9]\d{0,15})$/,
    async (database, key) => {
      const row = await findEvent(database, Number(key));
      const title = row?.status === 'cancelled' ? `Cancelled: ${row.title}` : row?.title;
      return row && title ? { title, description: row.description } : undefined;
    },
  ],
  [/^\/focus\/([a-z0-9-]{1,80})$/, (database, key) => findArea(database, 'slug', key)],
  [/^\/research-hub\/([a-z0-9-]{1,80})$/, findResearchArticle],
  [
    /^\/network\/listings\/([1-9]\d{0,15})$/,
    async (database, key) => {
      const row = await findListing(database, Number(key));
      // Of what is closed or expired the page says so; search engines have no use for it.
      const isOver = row?.status !== 'published';
      return row && { title: row.title, description: row.excerpt, ...(isOver && { isPrivate: true }) };
    },
  ],
  [
    /^\/(?:network\/profile|members)\/([1-9]\d{0,15})$/,
    async (database, key) => {
      const row = await findProfile(database, Number(key));
      if (!row?.is_listed) return undefined;
      const title = row.full_name ?? row.username;
      const said = [row.headline, row.bio].filter(Boolean).join('. ');
      return { title, description: excerptOf(said.replace(/\s+/g, ' ') || `${title} is a member of this network.`) };
    },
  ],
  [
    /^\/network\/companies\/([1-9]\d{0,15})$/,
    async (database, key) => {
      const row = await findCompany(database, Number(key));
      return row && { title: row.name, description: row.description };
    },
  ],
  [
    // The forms about a company: for its owner, or whoever claims it.
    /^\/network\/companies\/([1-9]\d{0,15})\/(?:edit|add-technology|add-team-member|claim)$/,
    async (database, key) => {
      const row = await findCompany(database, Number(key));
      return row && { title: row.name, description: row.description, isPrivate: true };
    },
  ],
  [
    /^\/network\/technologies\/([1-9]\d{0,15})$/,
    async (database, key) => {
      const row = await findTechnology(database, Number(key));
      return row && { title: row.name, description: row.description };
    },
  ],
  [
    /^\/network\/technologies\/([1-9]\d{0,15})\/edit$/,
    async (database, key) => {
      const row = await findTechnology(database, Number(key));
      return row && { title: row.name, description: row.description, isPrivate: true };
    },
  ],
  [
    /^\/network\/listings\/([1-9]\d{0,15})\/edit$/,
    // The same for every number: who may edit what is said by the form's own call.
    async () => ({ title: 'Edit Listing', description: 'Change a listing of yours.', isPrivate: true }),
  ],
];

/** Pages of records that only some may see: what they are called tells nothing of one, nor whether it exists. */
const privatePages: readonly (readonly [RegExp, PageMeta])[] = [
  [/^\/network\/introductions\/[1-9]\d{0,15}$/, staticPages['/network/introductions']],
  [/^\/network\/messages\/[1-9]\d{0,15}$/, staticPages['/network/messages']],
  [/^\/admin\/events\/[1-9]\d{0,15}(?:\/registrations)?$/, staticPages['/admin/events']],
  [/^\/admin\/content\/(?:articles|research)\/(?:new|[1-9]\d{0,15})$/, staticPages['/admin/content']],
];

/** Title and description of the record a path is the page of by `now`; `null` when there is none. */
export async function recordMetaOf(database: Database, path: string, now = new Date()): Promise<PageMeta | null> {
  const privatePage = privatePages.find(([pattern]) => pattern.test(path));
  if (privatePage) return privatePage[1];
  for (const [pattern, find] of recordPages) {
    const key = pattern.exec(path)?.[1];
    if (key === undefined) continue;
    const found = await find(database, key, now);
    if (!found) return null;
    const { title, description, isPrivate } = found;
    return { title, description, ...(isPrivate && { isPrivate }) };
  }
  return null;
}
