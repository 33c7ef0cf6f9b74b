import type { Generated } from 'kysely';

export interface OutboxTable {
  id: Generated<number>;
  /** Empty once it is sent. */
  recipient: string;
  /** A MailMessage as JSON; emptied once it is sent, for it may hold a token or someone's words. */
  message: string;
  created_at: string;
  /** When it is to be tried (again); while a worker is at it, when another may take over. */
  due_at: string;
  attempts: Generated<number>;
  status: 'waiting' | 'sent' | 'failed';
  last_error: string | null;
  /** 1 for mail to many, which waits for all other mail. */
  is_bulk: Generated<number>;
  /** Whose feature hears what became of it, and what it is about (`MailOrigin`); emptied once it is sent. */
  origin: string | null;
}

/** The accounts that an unsent mail goes to or names. */
export interface OutboxMembersTable {
  mail_id: number;
  user_id: number;
}
