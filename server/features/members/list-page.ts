import { defaultPageSize } from '#contract/kit/paging.ts';
import { defaultMemberSort, type MemberSort, type MemberSummary } from '#contract/members.ts';
import type { MemberQueryFilters } from '#contract/members-facets.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/page.ts';
import { decodeDirectoryCursor, encodeDirectoryCursor } from './cursor.ts';
import { findDirectoryPage } from './directory.ts';
import { presentMember } from './presenter.ts';

/** A page of the directory in the order asked for, without the count. Throws 400 for a cursor of another order. */
export async function pageOfMembers(
  database: Database,
  { sort: given, ...filters }: MemberQueryFilters & { sort?: MemberSort | undefined },
  { cursor: text, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Pick<Page<MemberSummary>, 'items' | 'nextCursor'>> {
  const sort = given ?? defaultMemberSort(filters);
  const cursor = decodeDirectoryCursor(text, sort);
  const [{ rows, next }, areas] = await Promise.all([
    findDirectoryPage(database, { ...filters, sort, cursor, limit }),
    listAreas(database),
  ]);
  return { items: rows.map((row) => presentMember(row, areas)), nextCursor: next && encodeDirectoryCursor(next) };
}
