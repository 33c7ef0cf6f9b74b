import type { AnsweredMeeting } from '#contract/enquiries.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

export interface AnswerRow {
  id: number;
  enquiry_id: number;
  body: string;
  created_at: string;
  /** The meeting that the answer sets, moves or cancels, as JSON. */
  meeting: string | null;
  /** Written by the visitor, as a reply by mail. */
  is_reply: number;
}

/** What was answered to these enquiries, oldest first. */
export async function findAnswers(
  { db }: Pick<Database, 'db'>,
  enquiryIds: readonly number[],
): Promise<(enquiryId: number) => AnswerRow[]> {
  if (enquiryIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('enquiry_answers')
    .where('enquiry_id', 'in', enquiryIds)
    .selectAll()
    .orderBy('id')
    .execute();
  const found = Map.groupBy(rows, (row) => row.enquiry_id);
  return (id) => found.get(id) ?? [];
}

/** Adds an answer to a visitor. */
export async function insertAnswer(
  trx: Transaction,
  answer: { enquiryId: number; body: string; at: string; meeting: AnsweredMeeting | null },
): Promise<void> {
  await trx
    .insertInto('enquiry_answers')
    .values({
      enquiry_id: answer.enquiryId,
      body: answer.body,
      created_at: answer.at,
      meeting: answer.meeting && JSON.stringify(answer.meeting),
    })
    .execute();
}

/** Adds a visitor's reply, once for the same mail; returns whether it is new. */
export async function insertReply(
  trx: Transaction,
  reply: { enquiryId: number; body: string; at: string; mailKey: string },
): Promise<boolean> {
  const added = await trx
    .insertInto('enquiry_answers')
    .values({
      enquiry_id: reply.enquiryId,
      body: reply.body,
      created_at: reply.at,
      meeting: null,
      is_reply: 1,
      mail_key: reply.mailKey,
    })
    .onConflict((conflict) =>
      conflict.columns(['enquiry_id', 'mail_key']).where('mail_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Notes in which message an enquiry is now; the conversation replaces the sender's address. */
export async function moveToConversation(trx: Transaction, enquiryId: number, messageId: number): Promise<void> {
  await trx.updateTable('enquiries').set({ message_id: messageId }).where('id', '=', enquiryId).execute();
}
