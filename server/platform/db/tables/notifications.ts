import type { Generated } from 'kysely';
import type { ItemKind } from '#contract/items.ts';
import type { NotificationKind } from '#contract/notifications.ts';

/** A message from the contact form of a record. */
export interface EnquiriesTable {
  id: Generated<number>;
  kind: ItemKind;
  item_id: number;
  /** As it was at the time: the record may go. */
  item_title: string;
  /** The owner of the record; `null` if the team is responsible. */
  receiver_id: number | null;
  sender_id: number | null;
  name: string;
  email: string;
  organization: string | null;
  message: string;
  created_at: string;
  read_at: string | null;
  /** The message that it is in the conversation of the two members; `null` where it is in none. */
  message_id: Generated<number | null>;
}

/** What a member has answered a visitor by mail. */
export interface EnquiryAnswersTable {
  id: Generated<number>;
  enquiry_id: number;
  body: string;
  created_at: string;
  /** The meeting that the answer sets, changes or cancels, as JSON; `null` for an answer without one. */
  meeting: Generated<string | null>;
  /** Written by the visitor, as a reply by mail, whose key makes sure that it is stored once. */
  is_reply: Generated<number>;
  mail_key: Generated<string | null>;
}

export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  kind: NotificationKind;
  /** The other member it is about, whose name may be in it; `null` if it names no one. */
  subject_id: number | null;
  title: string;
  body: string;
  /** Where it leads: a path of the site. */
  path: string;
  created_at: string;
  read_at: string | null;
  /** 1 until the daily digest that is to list it was sent, 2 until the weekly one was. */
  awaits_digest: Generated<number>;
}
