import type { Generated } from 'kysely';

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** Case-folded and unique: the key for comparing names. */
  username_key: string;
  email: string;
  email_key: string;
  /** When the owner confirmed the address; `null` until then, and no mail is sent to it. */
  email_confirmed_at: string | null;
  full_name: string | null;
  organization: string | null;
  role: 'member' | 'admin';
  membership_tier: 'free' | 'professional';
  password_hash: string;
  /** 1 for the two users of quick login, who cannot sign in in production. */
  is_test: number;
  created_at: string;
  /** Set while the account is suspended: no session, no sign-in. */
  suspended_at: string | null;
  /** Set once the account is deleted; the remaining row names no one. */
  deleted_at: string | null;
}

export interface SessionsTable {
  /** SHA-256 of the token in hex; the token itself is stored nowhere. */
  token_hash: string;
  user_id: number;
  client: 'web' | 'desktop';
  user_agent: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** When the user last confirmed the password; `null` in sessions from before this was recorded. */
  confirmed_at: string | null;
}

export interface PasswordResetsTable {
  /** SHA-256 in hex of the mailed token, which is stored nowhere. */
  token_hash: string;
  /** An account may have several: a new link does not end the earlier one. */
  user_id: number;
  created_at: string;
  expires_at: string;
}
