import type { Generated } from 'kysely';

export interface FocusAreasTable {
  id: number;
  slug: string;
  title: string;
  description: string;
  icon: string;
  position: number;
  /** The number of the edition. */
  version: Generated<number>;
}

export interface PartnersTable {
  id: Generated<number>;
  name: string;
  tagline: string;
  position: number;
  version: Generated<number>;
  is_shown: Generated<number>;
}

export interface NewsletterSubscribersTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  created_at: string;
  /** Only confirmed addresses are written to. */
  status: 'pending' | 'confirmed' | 'unsubscribed' | 'bounced';
  /** The chosen topics: a bit for each (server/features/newsletter/topics.ts). */
  topics: Generated<number>;
  /** SHA-256 in hex of the token of the newest confirmation mail. */
  confirm_token_hash: string | null;
  /** When that mail was put into the outbox; `null` after unsubscribing. */
  confirm_sent_at: string | null;
  /** As in every newsletter: the token can only end its reader's subscription. */
  unsubscribe_token: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** When the address was found not to exist, or to take no mail again and again. */
  bounced_at: string | null;
  /** Mailings that came back for a passing reason. */
  soft_bounces: Generated<number>;
  soft_bounced_at: string | null;
  /** The last of them: each counts once. */
  soft_bounced_mailing: number | null;
}

/** Issues of the newsletter. */
export interface MailingsTable {
  id: Generated<number>;
  /** The number of the edition. */
  version: Generated<number>;
  state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'stopped' | 'sent';
  subject: string;
  preheader: string;
  /** Who gets it: a bit for each topic. */
  topics: number;
  /** Sanitised HTML. */
  introduction: string;
  /** JSON in the words of the contract (`mailingBlock`). */
  blocks: string;
  scheduled_at: string | null;
  started_at: string | null;
  ended_at: string | null;
  /** The last subscriber whose turn it was. */
  position: Generated<number>;
  /** The newest subscriber when it began. */
  last_position: Generated<number>;
  queued: Generated<number>;
  sent: Generated<number>;
  failed: Generated<number>;
  bounced: Generated<number>;
  unsubscribed: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  /** The sender's account, where they were signed in. */
  user_id: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: 'new' | 'open' | 'answered' | 'closed';
  created_at: string;
  updated_at: string;
}

export interface ContactRepliesTable {
  id: Generated<number>;
  message_id: number;
  author_id: number | null;
  text: string;
  created_at: string;
}
