import type { Enquiry } from '#contract/enquiries.ts';
import { withheld } from '#server/features/messages/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type AnswerRow, findAnswers } from './answer-store.ts';
import { meetingOf } from './meeting.ts';
import type { EnquiryRow } from './store.ts';

/** Enquiries as their receiver sees them. */
export async function presentEnquiries(database: Database, rows: readonly EnquiryRow[]): Promise<Enquiry[]> {
  const answersTo = await findAnswers(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentEnquiry(row, answersTo(row.id)));
}

function presentEnquiry(row: EnquiryRow, answers: readonly AnswerRow[]): Enquiry {
  return {
    id: row.id,
    kind: row.kind,
    itemId: row.item_id,
    itemTitle: row.item_title,
    name: row.name,
    email: row.email,
    organization: row.organization,
    isFromMember: row.sender_id !== null,
    memberId: row.sender_has_profile === 1 ? row.sender_id : null,
    message: row.hold === null ? row.message : withheld,
    createdAt: row.created_at,
    isRead: row.read_at !== null || (row.message_id !== null && (row.last_read_id ?? 0) >= row.message_id),
    conversationId: row.conversation_id,
    answers: answers.map((answer) => ({
      id: answer.id,
      body: answer.body,
      sentAt: answer.created_at,
      meeting: meetingOf(answer),
      isReply: answer.is_reply === 1,
    })),
  };
}
