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

/** Notes in which message an enquiry is now; the conversation replaces the sender's address. */
export async function moveToConversation(trx: Transaction, enquiryId: number, messageId: number): Promise<void> {
  await trx.updateTable('enquiries').set({ message_id: messageId }).where('id', '=', enquiryId).execute();
}
