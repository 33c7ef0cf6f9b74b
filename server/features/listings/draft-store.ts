import type { ListingDraftValues } from '#contract/listings-own.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Adds a draft and returns its number, which it keeps until it is published. */
export async function insertDraft(
  trx: Transaction,
  draft: { ownerId: number; values: ListingDraftValues; createdAt: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('listings')
    .values({
      ...columnsOf(draft.values),
      owner_id: draft.ownerId,
      description: '',
      excerpt: '',
      tags: '[]',
      details: '{}',
      status: 'draft',
      created_at: draft.createdAt,
      updated_at: draft.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a member's draft. Returns whether the draft is theirs and `version` was the newest. */
export async function rewriteDraft(
  trx: Transaction,
  id: number,
  draft: { ownerId: number; values: ListingDraftValues; version: number; updatedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('listings')
    .set({ ...columnsOf(draft.values), version: draft.version + 1, updated_at: draft.updatedAt })
    .where('id', '=', id)
    .where('owner_id', '=', draft.ownerId)
    .where('status', '=', 'draft')
    .where('version', '=', draft.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a member's draft; `false` when they have no such draft. */
export async function removeDraft(trx: Transaction, id: number, ownerId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('listings')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many drafts a member has. */
export async function countDrafts(trx: Transaction, ownerId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('listings')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'draft')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A listing in any state with its form's fields, or `undefined`. */
export function findForForm({ db }: Pick<Database, 'db'>, id: number) {
  return db
    .selectFrom('listings')
    .leftJoin('focus_areas', 'focus_areas.id', 'listings.focus_area_id')
    .where('listings.id', '=', id)
    .select([
      'listings.id',
      'listings.owner_id',
      'listings.status',
      'listings.hold',
      'listings.expires_at',
      'listings.version',
      'listings.type',
      'listings.title',
      'listings.description',
      'listings.contact_email',
      'listings.tags',
      'listings.details',
      'listings.draft',
      'focus_areas.title as focus_area_title',
    ])
    .executeTakeFirst();
}

/** The form as JSON, and the fields that the member's own list shows. */
function columnsOf(values: ListingDraftValues) {
  return {
    type: values.type,
    title: values.title.trim(),
    contact_email: values.contactEmail,
    draft: JSON.stringify(values),
  };
}
