import { sql } from 'kysely';

import type { PipelineAccess } from '#contract/pipelines.ts';
import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The people a pipeline is shared with, the first to come first. */
export function findPeople({ db }: Pick<Database, 'db'>, pipelineId: number) {
  return db
    .selectFrom('pipeline_people')
    .innerJoin('users', 'users.id', 'pipeline_people.user_id')
    .where('pipeline_people.pipeline_id', '=', pipelineId)
    .select([
      'pipeline_people.user_id',
      'pipeline_people.access',
      sql<string>`coalesce(users.full_name, users.username)`.as('name'),
      hasProfile('pipeline_people.user_id'),
    ])
    .orderBy('pipeline_people.added_at')
    .orderBy('pipeline_people.user_id')
    .execute();
}

/** How many pipelines of others a member sees. */
export async function countShared({ db }: Pick<Database, 'db'>, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('pipeline_people')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Shares the pipeline, or changes what the person may do. */
export async function upsertPerson(
  trx: Transaction,
  person: { pipelineId: number; userId: number; access: PipelineAccess; at: string },
): Promise<void> {
  await trx
    .insertInto('pipeline_people')
    .values({ pipeline_id: person.pipelineId, user_id: person.userId, access: person.access, added_at: person.at })
    .onConflict((conflict) => conflict.columns(['pipeline_id', 'user_id']).doUpdateSet({ access: person.access }))
    .execute();
}

export async function deletePerson(trx: Transaction, pipelineId: number, userId: number): Promise<void> {
  await trx.deleteFrom('pipeline_people').where('pipeline_id', '=', pipelineId).where('user_id', '=', userId).execute();
}
