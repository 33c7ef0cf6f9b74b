import type { Insertable } from 'kysely';

import type { AuditAction } from '#contract/audit.ts';
import { type ContentSort, type ContentStanding, type ContentState, staleEdition } from '#contract/content.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { holdTextPictures, releasePictures } from '#server/features/pictures/index.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ContentTable as ContentColumns } from '#server/platform/db/tables/content.ts';
import { decodeKeyCursor } from '#server/platform/http/cursor.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { indexDocument, removeDocument } from '#server/platform/search/document-store.ts';
import { changesOf, whatBecame } from './changes.ts';
import { type ContentValues, contentLexemes, datesOf, editionColumns } from './edition.ts';
import { findEditions } from './list-store.ts';
import {
  type ContentTable,
  deleteEdition,
  type Edition,
  findEdition,
  insertEdition,
  reindexEdition,
  updateEdition,
} from './store.ts';

/** The parts of the service that differ between articles and research articles. */
export interface ContentKind<Own extends object, Values extends ContentValues> {
  table: ContentTable;
  document: 'article' | 'research';
  /** The word for one record. */
  noun: string;
  /** Only the columns of this kind. Throws on invalid values; `before` is the current edition. */
  ownColumns(trx: Transaction, values: Values, before: Edition<Own> | undefined, now: string): Promise<Own>;
  /** Extra search terms for admins, besides title, summary and tags. */
  found(own: Own): { words: string; topic: string | number };
  /** Extra search terms for everyone, besides title, summary and tags. */
  publicWords(row: Edition<Own>): string;
  /** The message for the second of two admins who use the same unique value at the same time. */
  taken?(): HttpError;
}

/** Creates an article: a draft, or published at once. */
export async function createContent<Own extends object, Values extends ContentValues>(
  deps: Deps,
  kind: ContentKind<Own, Values>,
  values: Values,
  actorId: number,
): Promise<Edition<Own>> {
  const now = deps.now().toISOString();
  return writeOnce(deps, kind, async (trx) => {
    const own = await kind.ownColumns(trx, values, undefined, now);
    const { columns, lexemes } = editionColumns(values, kind.found(own), undefined, now);
    const all = { ...columns, ...own, created_at: now };
    const row = await addContent(deps.database, trx, kind, all, lexemes);
    await holdPicturesOf(deps, trx, actorId, kind, row);
    await note(trx, kind, row, { actorId, action: 'content.create', note: whatBecame(row, now), now });
    return row;
  });
}

/** Adds an article with its search entries, unchecked: for samples, and for checked input. */
export async function addContent<Own extends object, Values extends ContentValues>(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  kind: ContentKind<Own, Values>,
  columns: Insertable<ContentColumns> & Own,
  lexemes: string[],
): Promise<Edition<Own>> {
  const id = await insertEdition(database, trx, kind.table, columns, lexemes);
  const row = await existing(trx, kind, id);
  await showOrNot(database, trx, kind, row);
  return row;
}

/** Writes the next edition. Throws 404, and 409 when someone else has changed the article since `version`. */
export async function updateContent<Own extends object, Values extends ContentValues>(
  deps: Deps,
  kind: ContentKind<Own, Values>,
  { id, version, actorId }: { id: number; version: number; actorId: number },
  values: Values,
): Promise<Edition<Own>> {
  const now = deps.now().toISOString();
  return writeOnce(deps, kind, async (trx) => {
    await lockRow(deps.database, trx, kind.table, id);
    const before = await existing(trx, kind, id);
    const own = await kind.ownColumns(trx, values, before, now);
    const { columns, lexemes } = editionColumns(values, kind.found(own), before, now);
    const all = { ...columns, ...own };
    if (!(await updateEdition(deps.database, trx, kind.table, { id, version }, all, lexemes))) throw stale();
    await holdPicturesOf(deps, trx, actorId, kind, { id, content: columns.content });
    return settle(deps, trx, kind, { before, actorId, now });
  });
}

/** Publishes an article now, returns it to draft or hides it. Throws as above. */
export async function setContentState<Own extends object, Values extends ContentValues>(
  deps: Deps,
  kind: ContentKind<Own, Values>,
  { id, version, actorId }: { id: number; version: number; actorId: number },
  state: ContentState,
): Promise<Edition<Own>> {
  const now = deps.now().toISOString();
  return deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, kind.table, id);
    const before = await existing(trx, kind, id);
    // A scheduled article is published now; an article that was published before keeps its date.
    const isToCome = before.published_at === null || before.published_at > now;
    const wanted = state === 'published' && isToCome ? now : before.published_at;
    const tags = JSON.parse(before.tags) as string[];
    const lexemes = contentLexemes({ ...before, tags, status: state }, kind.found(before));
    const columns = {
      status: state,
      ...datesOf(state, wanted, before, now),
      lexemes: ` ${lexemes.join(' ')} `,
      updated_at: now,
    };
    if (!(await updateEdition(deps.database, trx, kind.table, { id, version }, columns, lexemes))) throw stale();
    return settle(deps, trx, kind, { before, actorId, now });
  });
}

/** Deletes an article in any state. Throws 404. */
export async function deleteContent<Own extends object, Values extends ContentValues>(
  deps: Deps,
  kind: ContentKind<Own, Values>,
  id: number,
  actorId: number,
): Promise<void> {
  const now = deps.now().toISOString();
  await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, kind.table, id);
    const row = await existing(trx, kind, id);
    await removeDocument(trx, kind.document, id);
    await releasePictures(deps, trx, { kind: kind.document, id });
    await deleteEdition(trx, kind.table, id);
    await tellReaders(trx, kind, row, now);
    await note(trx, kind, row, { actorId, action: 'content.remove', note: whatBecame(row, now), now });
  });
}

/** An article in any state. Throws 404. */
export async function getContent<Own extends object, Values extends ContentValues>(
  deps: Deps,
  kind: ContentKind<Own, Values>,
  id: number,
): Promise<Edition<Own>> {
  const row = await findEdition<Own>(deps.database, kind.table, id);
  if (!row) throw notFound(kind.noun);
  return row;
}

/** A page of the admin's list. */
export async function listContent(
  deps: Deps,
  table: ContentTable,
  query: {
    search?: string | undefined;
    state?: ContentStanding | undefined;
    topic: string | number | undefined;
    sort?: ContentSort | undefined;
    cursor?: string | undefined;
    limit?: number | undefined;
  },
) {
  const { search, topic, sort = 'changed', limit = defaultPageSize } = query;
  const place = decodeKeyCursor(query.cursor, sort);
  const after = place && { id: place.id, key: sort === 'newest' ? place.id : place.key };
  const now = deps.now();
  const filters = { search, standing: query.state, topic };
  const { rows, total } = await findEditions(deps.database, table, { ...filters, sort, after, limit: limit + 1, now });
  return { rows, total, limit, sort };
}

/** Runs in one transaction. If a unique index refuses the change, the error is the one for a taken value. */
async function writeOnce<Row>(
  { database }: Deps,
  { taken }: { taken?: () => HttpError },
  work: (trx: Transaction) => Promise<Row>,
): Promise<Row> {
  try {
    return await database.write(work);
  } catch (error) {
    if (taken && isUniqueViolation(error)) throw taken();
    throw error;
  }
}

/** Tells whoever looks at an article, as it was, that it has changed. */
async function tellReaders<Own extends object, Values extends ContentValues>(
  trx: Transaction,
  { document }: ContentKind<Own, Values>,
  { id, status, published_at: publishedAt }: Edition<Own>,
  now: string,
): Promise<void> {
  const isPublic = status === 'published' && publishedAt !== null && publishedAt <= now;
  if (isPublic) await tellLive(trx, 'all members', { kind: 'record', of: document, id });
}

/** After a change: updates the search index, tells readers, writes the audit log, and returns the article. */
async function settle<Own extends object, Values extends ContentValues>(
  deps: Deps,
  trx: Transaction,
  kind: ContentKind<Own, Values>,
  { before, actorId, now }: { before: Edition<Own>; actorId: number; now: string },
): Promise<Edition<Own>> {
  const row = await existing(trx, kind, before.id);
  await showOrNot(deps.database, trx, kind, row);
  await tellReaders(trx, kind, before, now);
  await note(trx, kind, row, { actorId, now, ...changesOf(before, row, now) });
  return row;
}

/** The pictures in the text of an article, which is new or locked, belong to it. */
function holdPicturesOf(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  userId: number,
  { document }: Pick<ContentKind<object, ContentValues>, 'document'>,
  { id, content }: { id: number; content: string },
): Promise<void> {
  return holdTextPictures(deps, trx, { userId, holder: { kind: document, id }, html: content, field: 'content' });
}

async function existing<Own extends object, Values extends ContentValues>(
  trx: Transaction,
  kind: ContentKind<Own, Values>,
  id: number,
): Promise<Edition<Own>> {
  const row = await findEdition<Own>({ db: trx }, kind.table, id);
  if (!row) throw notFound(kind.noun);
  return row;
}

/** Rebuilds the search terms of a record from its row. */
export async function reindexContent<Own extends object, Values extends ContentValues>(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  kind: ContentKind<Own, Values>,
  id: number,
): Promise<void> {
  await lockRow(database, trx, kind.table, id);
  const row = await findEdition<Own>({ db: trx }, kind.table, id);
  if (!row) return;
  const lexemes = contentLexemes({ ...row, tags: JSON.parse(row.tags) as string[] }, kind.found(row));
  await reindexEdition(database, trx, kind.table, id, lexemes);
  await showOrNot(database, trx, kind, row);
}

/** The public search index holds published articles; those with a future date are filtered when reading. */
async function showOrNot<Own extends object, Values extends ContentValues>(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  kind: ContentKind<Own, Values>,
  row: Edition<Own>,
): Promise<void> {
  if (row.status !== 'published') return removeDocument(trx, kind.document, row.id);
  const tags = (JSON.parse(row.tags) as string[]).join(' ');
  const words = `${row.description} ${tags} ${kind.publicWords(row)}`;
  return indexDocument(database, trx, kind.document, row.id, { title: row.title, words });
}

function note<Own extends object, Values extends ContentValues>(
  trx: Transaction,
  kind: ContentKind<Own, Values>,
  row: Edition<Own>,
  entry: { actorId: number; action: AuditAction; note: string | null; now: string },
): Promise<void> {
  const { actorId, action, now } = entry;
  const target = { targetKind: kind.noun, targetId: row.id, target: row.title };
  return insertAuditEntry(trx, { actorId, action, ...target, note: entry.note, createdAt: now });
}

function stale(): HttpError {
  return new HttpError('conflict', staleEdition);
}
