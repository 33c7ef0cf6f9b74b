import type { Generated } from 'kysely';

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** Case-folded, unique: what a name is compared by. */
  username_key: string;
  email: string;
  email_key: string;
  /** When its owner proved that the address is theirs; `null` until then: mail does not go there. */
  email_confirmed_at: string | null;
  full_name: string | null;
  organization: string | null;
  role: 'member' | 'admin';
  membership_tier: 'free' | 'professional';
  password_hash: string;
  /** 1 for the two users of quick login, which cannot sign in where the mode is production. */
  is_test: number;
  created_at: string;
  /** Set while the team has locked the account: no session, no sign-in. */
  suspended_at: string | null;
  /** Set once the account was deleted: what is left names nobody. */
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
  /** When its user last gave the password; `null` in sessions from before this was kept. */
  confirmed_at: string | null;
}

export interface PasswordResetsTable {
  /** SHA-256 in hex of the mailed token, which is stored nowhere. */
  token_hash: string;
  /** Several an account: anyone who asks for another link does not end the one before it. */
  user_id: number;
  created_at: string;
  expires_at: string;
}
