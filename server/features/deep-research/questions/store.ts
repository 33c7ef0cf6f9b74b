import { type Selectable, sql, type Updateable } from 'kysely';

import { questionBounds } from '#contract/deep-research-questions.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ResearchQuestionsTable } from '#server/platform/db/tables/deep-research.ts';

export type QuestionRow = Selectable<ResearchQuestionsTable>;

export interface NewQuestion {
  userId: number;
  question: string;
  followsId: number | null;
  isFirst: boolean;
  askedAt: string;
}

/** Adds a question to the queue and returns its id; the oldest ones beyond the history's length go. */
export async function insertQuestion(trx: Transaction, question: NewQuestion): Promise<number> {
  const { id } = await trx
    .insertInto('research_questions')
    .values({
      user_id: question.userId,
      question: question.question,
      follows_id: question.followsId,
      status: 'queued',
      is_first: question.isFirst ? 1 : 0,
      sub_questions: '[]',
      passages: '[]',
      answers: '[]',
      asked_at: question.askedAt,
      tries: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const beyond = await trx
    .selectFrom('research_questions')
    .where('user_id', '=', question.userId)
    .orderBy('id', 'desc')
    .offset(questionBounds.kept)
    .limit(1)
    .select('id')
    .executeTakeFirst();
  if (beyond) {
    await trx
      .deleteFrom('research_questions')
      .where('user_id', '=', question.userId)
      .where('id', '<=', beyond.id)
      .execute();
  }
  return id;
}

/** A member's questions, newest first, without what was found. */
export function findQuestions({ db }: Pick<Database, 'db'>, userId: number) {
  return db
    .selectFrom('research_questions')
    .where('user_id', '=', userId)
    .select(['id', 'question', 'status', 'follows_id', 'asked_at'])
    .orderBy('id', 'desc')
    .limit(questionBounds.kept)
    .execute();
}

/** A question of a member's, or `undefined`. */
export function findQuestion(
  { db }: Pick<Database, 'db'>,
  userId: number,
  id: number,
): Promise<QuestionRow | undefined> {
  return db
    .selectFrom('research_questions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst();
}

/** Stops a question that has not ended; one that has is left as it is. */
export async function stopQuestion(trx: Transaction, userId: number, id: number): Promise<void> {
  const row = await trx
    .updateTable('research_questions')
    .set({ status: 'cancelled', claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'working'])
    .returning('answers')
    .executeTakeFirst();
  if (!row) return;
  const answers = (JSON.parse(row.answers) as { status: string }[]).map((answer) =>
    answer.status === 'waiting' || answer.status === 'writing' ? { ...answer, status: 'cancelled' } : answer,
  );
  await trx
    .updateTable('research_questions')
    .set({ answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .execute();
}

/** Deletes a question of a member's; `false` when they have no such one. */
export async function deleteQuestionOf(trx: Transaction, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('research_questions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What a run may write into its question. */
export type Progress = Pick<
  Updateable<ResearchQuestionsTable>,
  'status' | 'problem' | 'sub_questions' | 'passages' | 'answers' | 'comparison' | 'claimed_until' | 'claim' | 'tries'
>;

/** Writes what a run has found; `false` once the question is no longer the run's: stopped, deleted or taken over. */
export async function saveProgress(trx: Transaction, id: number, claim: string, progress: Progress): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('research_questions')
    .set(progress)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('status', '=', 'working')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many questions of the queue are looked at to say how many are before another. */
const counted = 1000;

/** How many questions are answered before this one, up to a thousand. */
export async function countAhead({ db }: Pick<Database, 'db'>, { id, is_first }: QuestionRow): Promise<number> {
  const before = db
    .selectFrom('research_questions')
    // Literals, because only then do the databases use the index of the queue.
    .where(sql<boolean>`status = 'queued'`)
    .where((where) =>
      is_first === 1
        ? where.and([where('is_first', '=', 1), where('id', '<', id)])
        : where.or([where('is_first', '>', 0), where('id', '<', id)]),
    )
    .select('id')
    .limit(counted);
  const { total } = await db
    .selectFrom(before.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
