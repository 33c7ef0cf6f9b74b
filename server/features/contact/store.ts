import type { Transaction } from '#server/db/schema.ts';

export interface NewContactMessage {
  userId: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
}

/** Adds a message nobody has looked at yet. */
export async function insertContactMessage(trx: Transaction, message: NewContactMessage): Promise<void> {
  await trx
    .insertInto('contact_messages')
    .values({
      user_id: message.userId,
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      status: 'new',
      created_at: message.createdAt,
      updated_at: message.createdAt,
    })
    .execute();
}
