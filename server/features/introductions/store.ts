import { type Selectable, sql } from 'kysely';
import type { IntroductionStatus } from '#contract/introductions.ts';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { IntroductionsTable, IntroductionTrailTable } from '#server/platform/db/tables/introductions.ts';

export type IntroductionRow = Selectable<IntroductionsTable>;
export type TrailRow = Selectable<IntroductionTrailTable>;

/** A request with the data about its recipient. */
export interface IntroductionWithRecipient extends IntroductionRow {
  recipient_username: string | null;
  recipient_full_name: string | null;
  recipient_email: string | null;
  recipient_has_profile: 0 | 1;
  requester_has_profile: 0 | 1;
}

/**
 * Serializes everything that charges this member: a second transaction waits here and then sees the first one's result.
 * Call it before reading the member's charges. (See lockEvent for how each database does it.)
 */
export async function lockMember({ dialect }: Pick<Database, 'dialect'>, trx: Transaction, id: number): Promise<void> {
  if (dialect === 'postgres') await sql`select id from users where id = ${id} for update`.execute(trx);
  else await sql`update users set id = id where id = ${id}`.execute(trx);
}

/**
 * A request, locked until `trx` ends. The requester is locked first, as everywhere, so that two transactions cannot
 * deadlock.
 */
export async function lockIntroduction(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
): Promise<IntroductionWithRecipient | undefined> {
  const seen = await trx.selectFrom('introductions').where('id', '=', id).select('requester_id').executeTakeFirst();
  if (!seen) return undefined;
  if (seen.requester_id !== null) await lockMember({ dialect }, trx, seen.requester_id);
  if (dialect === 'postgres') await sql`select id from introductions where id = ${id} for update`.execute(trx);
  return findIntroduction({ db: trx }, id);
}

export function findIntroduction(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<IntroductionWithRecipient | undefined> {
  return withRecipient(db).where('introductions.id', '=', id).executeTakeFirst();
}

export type NewIntroduction = Omit<IntroductionRow, 'id' | 'contact_name' | 'contact_email' | 'decline_reason'>;

/** Stores a request with the first entry of its trail. Throws a unique violation for a second open one. */
export async function insertIntroduction(trx: Transaction, introduction: NewIntroduction): Promise<number> {
  const { id } = await trx.insertInto('introductions').values(introduction).returning('id').executeTakeFirstOrThrow();
  await appendTrail(trx, {
    introduction_id: id,
    at: introduction.created_at,
    actor: 'requester',
    actor_id: introduction.requester_id,
    from_status: null,
    to_status: introduction.status,
    note: null,
  });
  return id;
}

/** The columns that a step changes, besides the state. */
export type StepChanges = Partial<
  Pick<IntroductionRow, 'recipient_id' | 'sent_at' | 'expires_at' | 'decline_reason' | 'contact_name' | 'contact_email'>
>;

/**
 * Takes a step and records it in the trail; `false` when the request has left the state `from`, so that of two
 * concurrent steps only the first takes effect.
 */
export async function takeStep(
  trx: Transaction,
  step: Omit<TrailRow, 'id' | 'from_status'> & { from_status: IntroductionStatus },
  changes: StepChanges = {},
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('introductions')
    .set({ ...changes, status: step.to_status })
    .where('id', '=', step.introduction_id)
    .where('status', '=', step.from_status)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await appendTrail(trx, step);
  return true;
}

async function appendTrail(trx: Transaction, entry: Omit<TrailRow, 'id'>): Promise<void> {
  await trx.insertInto('introduction_trail').values(entry).execute();
}

/** The history of a request, oldest first. */
export function findTrail({ db }: Pick<Database, 'db'>, id: number): Promise<TrailRow[]> {
  return db
    .selectFrom('introduction_trail')
    .selectAll()
    .where('introduction_id', '=', id)
    .orderBy('id')
    .limit(100)
    .execute();
}

/** The histories of several requests, each oldest first. */
export async function findTrails({ db }: Pick<Database, 'db'>, ids: readonly number[]): Promise<TrailRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('introduction_trail').selectAll().where('introduction_id', 'in', ids).orderBy('id').execute();
}

/** The filters of a list of requests: one party, or a state and some members. */
export type IntroductionFilter =
  | { requesterId: number }
  | { recipientId: number }
  | {
      status: IntroductionStatus | undefined;
      /** Only requests with one of these members as a party. */
      memberIds?: readonly number[] | undefined;
    };

/** Newest first. */
export function findIntroductions(
  { db }: Pick<Database, 'db'>,
  filter: IntroductionFilter,
  before: number | undefined,
  limit: number,
): Promise<IntroductionWithRecipient[]> {
  return withRecipient(db)
    .where('introductions.id', 'in', idsOf(db, filter, before).orderBy('id', 'desc').limit(limit))
    .orderBy('introductions.id', 'desc')
    .execute();
}

/** Counts the rows, up to one past the cap. */
export function countIntroductions({ db }: Pick<Database, 'db'>, filter: IntroductionFilter): Promise<number> {
  return countCapped({ db }, idsOf(db, filter, undefined));
}

/** Overdue requests of one requester or of all, the longest overdue first. */
export async function findOverdue(
  { db }: Pick<Database, 'db'>,
  now: string,
  requesterId: number | null,
  limit: number,
): Promise<number[]> {
  const overdue = db
    .selectFrom('introductions')
    // A literal, not a parameter: only then can the database use the index of pending requests.
    .where('status', '=', sql.lit<'requested'>('requested'))
    .where('expires_at', '<=', now)
    .select('id')
    .orderBy('expires_at')
    .limit(limit);
  const rows = await (requesterId === null ? overdue : overdue.where('requester_id', '=', requesterId)).execute();
  return rows.map(({ id }) => id);
}

function idsOf(db: Database['db'] | Transaction, filter: IntroductionFilter, before: number | undefined) {
  const all = db
    .selectFrom('introductions')
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .select('id');
  if ('requesterId' in filter) return all.where('requester_id', '=', filter.requesterId);
  if ('recipientId' in filter) return all.where('recipient_id', '=', filter.recipientId);
  const { status, memberIds } = filter;
  // No member has the number 0; PostgreSQL does not accept an empty list.
  const parties = memberIds?.length ? memberIds : [0];
  return all
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'requested'))
    .$if(memberIds !== undefined, (query) =>
      query.where((where) => where.or([where('requester_id', 'in', parties), where('recipient_id', 'in', parties)])),
    );
}

function withRecipient(db: Database['db'] | Transaction) {
  return db
    .selectFrom('introductions')
    .leftJoin('users', 'users.id', 'introductions.recipient_id')
    .selectAll('introductions')
    .select([
      'users.username as recipient_username',
      'users.full_name as recipient_full_name',
      'users.email as recipient_email',
      hasProfile('introductions.recipient_id', 'recipient_has_profile'),
      hasProfile('introductions.requester_id', 'requester_has_profile'),
    ]);
}

/** Unfinished requests of a member, as either party; with `otherId` only those between the two. */
export async function findOpenOf(trx: Transaction, userId: number, otherId?: number): Promise<number[]> {
  const open = (party: 'requester_id' | 'recipient_id') =>
    trx
      .selectFrom('introductions')
      .where(party, '=', userId)
      .$if(otherId !== undefined, (query) =>
        query.where(party === 'requester_id' ? 'recipient_id' : 'requester_id', '=', otherId ?? 0),
      )
      .where('status', 'in', ['awaiting-membership', 'requested', 'accepted'])
      .select('id')
      .execute();
  const rows = [...(await open('requester_id')), ...(await open('recipient_id'))];
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Removes name and address from a member's requests, and the name from requests to meet them. */
export async function eraseParty(trx: Transaction, userId: number, name: string): Promise<void> {
  await trx
    .updateTable('introductions')
    .set({ name, email: '', organization: '', role: '' })
    .where('requester_id', '=', userId)
    .execute();
  await trx
    .updateTable('introductions')
    .set({ target_title: name })
    .where('target_kind', '=', 'member')
    .where('target_id', '=', userId)
    .execute();
}
