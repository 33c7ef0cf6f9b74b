import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import type { CompanyListing } from '#contract/company-listings.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';

interface BriefListingsOptions {
  /** ISO 8601. */
  at: string;
  limit: number;
  /** Whose listings. */
  of: (eb: ExpressionBuilder<Schema, 'listings'>) => Expression<SqlBool>;
}

/** The newest of somebody's listings that are listed at this time, in a few words each. */
export async function findBriefListings(
  { db }: Pick<Database, 'db'>,
  { at, limit, of }: BriefListingsOptions,
): Promise<CompanyListing[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'title', 'type', 'created_at'])
    .where(of)
    .where('status', '=', 'published')
    .where('hold', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, title, type, created_at: createdAt }) => ({
    id,
    title,
    type,
    path: pathTo(paths.listing, { id }),
    createdAt,
  }));
}
