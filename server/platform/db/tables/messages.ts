import type { Generated } from 'kysely';
import type { EnquiryKind } from '#contract/items.ts';
import type { MeetingState } from '#contract/messages-meetings.ts';

/** Two members who write to each other: `low_id` is the smaller id, so that there is one row for two. */
export interface ConversationsTable {
  id: Generated<number>;
  low_id: number;
  high_id: number;
  created_at: string;
}

/** A conversation as one of its two members sees it. */
export interface ConversationSidesTable {
  conversation_id: number;
  user_id: number;
  peer_id: number;
  /** The key by which the inbox is sorted. */
  last_message_id: number;
  /** Up to which message it was read; 0 at first. */
  last_read_id: number;
  /** Messages of the other one after that. */
  unread: number;
  /** When they were told of an unread message; `null` again once all is read. */
  told_at: string | null;
}

export interface MessagesTable {
  /** Within a conversation they are given out in order: its row is locked meanwhile. */
  id: Generated<number>;
  conversation_id: number;
  sender_id: number;
  /** Made by the sender; the same message sent twice is stored once. */
  key: string;
  body: string;
  created_at: string;
  /** Set where its receiver is not to read it: only the sender still can while it is hidden. */
  hold: Generated<'hidden' | 'removed' | null>;
  /** The record that an enquiry is about, as it was called then; `null` for other messages. */
  about_kind: Generated<EnquiryKind | null>;
  about_id: Generated<number | null>;
  about_title: Generated<string | null>;
}

/** The proposal of a meeting, which a message shows. */
export interface MeetingsTable {
  id: Generated<number>;
  conversation_id: number;
  message_id: number;
  proposer_id: number;
  receiver_id: number;
  state: MeetingState;
  /** The beginnings that are proposed, as a JSON array in order. */
  times: string;
  /** The latest of them: afterwards nobody can accept one. */
  last_time: string;
  starts_at: string | null;
  minutes: number;
  place: string;
  note: string;
  time_zone: string;
  /** The accepted meeting that it moves. */
  moves_id: number | null;
  /** The member who answered, withdrew or cancelled it. */
  ended_by: number | null;
  /** Of the entry in calendars, which a moved meeting keeps. */
  uid: string;
  /** Increases with every change that calendars must learn of (RFC 5545, SEQUENCE). */
  sequence: number;
  changed_at: string;
}
