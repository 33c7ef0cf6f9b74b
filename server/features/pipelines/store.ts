import { type Selectable, sql } from 'kysely';

import type { Pipeline } from '#contract/pipelines.ts';
import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { PipelinesTable } from '#server/platform/db/tables/pipelines.ts';

/** A pipeline as one of those who may see it sees it. */
export interface PipelineRow extends Selectable<PipelinesTable> {
  access: Pipeline['access'];
  owner_name: string;
  owner_has_profile: 0 | 1;
  people: number;
}

/** Pipelines that a member may see: their own, and those shared with them by members neither of whom blocks the other. */
function pipelinesFor({ db }: Pick<Database, 'db'>, userId: number) {
  const columns = (query: ReturnType<typeof withOwner>) =>
    query
      .selectAll('pipelines')
      .select([
        sql<string>`coalesce(users.full_name, users.username)`.as('owner_name'),
        hasProfile('pipelines.owner_id', 'owner_has_profile'),
        sql<number>`(select count(*) from pipeline_people as everyone where everyone.pipeline_id = pipelines.id)`.as(
          'people',
        ),
      ]);
  const withOwner = () => db.selectFrom('pipelines').innerJoin('users', 'users.id', 'pipelines.owner_id');
  const own = columns(withOwner())
    .where('pipelines.owner_id', '=', userId)
    .select(sql<Pipeline['access']>`'owner'`.as('access'));
  const shared = columns(withOwner())
    .innerJoin('pipeline_people', 'pipeline_people.pipeline_id', 'pipelines.id')
    .where('pipeline_people.user_id', '=', userId)
    .where(
      sql<boolean>`not exists (select 1 from blocks
        where (blocker_id = pipelines.owner_id and blocked_id = ${userId})
          or (blocker_id = ${userId} and blocked_id = pipelines.owner_id))`,
    )
    .select(sql<Pipeline['access']>`pipeline_people.access`.as('access'));
  return { own, shared };
}

/** All of a member's pipelines, last changed first. */
export async function findPipelines(database: Pick<Database, 'db'>, userId: number): Promise<PipelineRow[]> {
  const { own, shared } = pipelinesFor(database, userId);
  const rows = [...(await own.execute()), ...(await shared.execute())];
  return rows.toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : b.id - a.id));
}

/** One pipeline, `undefined` where the member may not see it. */
export async function findPipeline(
  database: Pick<Database, 'db'>,
  userId: number,
  id: number,
): Promise<PipelineRow | undefined> {
  const { own, shared } = pipelinesFor(database, userId);
  return (
    (await own.where('pipelines.id', '=', id).executeTakeFirst()) ??
    (await shared.where('pipelines.id', '=', id).executeTakeFirst())
  );
}

/** How many pipelines a member owns. */
export async function countOwn({ db }: Pick<Database, 'db'>, ownerId: number): Promise<number> {
  const { total } = await db
    .selectFrom('pipelines')
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertPipeline(trx: Transaction, ownerId: number, name: string, at: string): Promise<number> {
  const { id } = await trx
    .insertInto('pipelines')
    .values({ owner_id: ownerId, name, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the pipeline still had this edition. */
export async function rewriteName(
  trx: Transaction,
  { id, version, name, at }: { id: number; version: number; name: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pipelines')
    .set({ name, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePipeline(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('pipelines').where('id', '=', id).execute();
}
