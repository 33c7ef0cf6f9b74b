import type { Generated } from 'kysely';

import type { NotificationKind } from '#contract/notifications.ts';

/** The tables behind the account settings. */
export interface AccountSettingsTables {
  email_changes: EmailChangesTable;
  email_undos: EmailUndosTable;
  known_devices: KnownDevicesTable;
  two_factor: TwoFactorTable;
  recovery_codes: RecoveryCodesTable;
  notification_settings: NotificationSettingsTable;
  notification_mail: NotificationMailTable;
}

export interface EmailChangesTable {
  /** One an account: a new link ends the one before it. */
  user_id: number;
  email: string;
  /** SHA-256 in hex of the mailed token, which is stored nowhere. */
  token_hash: string;
  /** SHA-256 in hex of the password's hash at that time: under another password the link is dead. */
  asked_under: string;
  /** The session that asked, which stays open when the address changes. */
  session_hash: string;
  created_at: string;
  expires_at: string;
  /** Set once the link has done what it is for: from then on it only says so. */
  used_at: string | null;
}

/** An address that an account had, and the way back to it. */
export interface EmailUndosTable {
  /** Grows: whoever undoes one change undoes all that came after it. */
  id: Generated<number>;
  user_id: number;
  email: string;
  /** Case-folded: until the way back is used or over, nobody else can have the address. */
  email_key: string;
  /** SHA-256 in hex of the mailed token, which is stored nowhere. */
  token_hash: string;
  /** When the change was asked for that took this address away. */
  asked_at: string;
  created_at: string;
  expires_at: string;
  /** Set once this change, or one before it, has been undone. */
  used_at: string | null;
}

/** A browser or an app that has signed in to an account before. */
export interface KnownDevicesTable {
  /** SHA-256 in hex of the token that the device keeps; several accounts may sign in on one device. */
  token_hash: string;
  user_id: number;
  /** The newest session that was started there, open or not. */
  session_hash: string;
  created_at: string;
  expires_at: string;
}

export interface TwoFactorTable {
  user_id: number;
  /** The secret shared with the authenticator app, sealed with the server's key; empty if that key is lost. */
  secret: string;
  /** The 30-second step of the newest code that was used: neither it nor an earlier one works again. */
  last_step: number;
  created_at: string;
  /** `null` until a first code has shown that the app has the secret. */
  confirmed_at: string | null;
}

export interface RecoveryCodesTable {
  /** SHA-256 in hex of the user's id and the code, which is stored nowhere. */
  code_hash: string;
  user_id: number;
  used_at: string | null;
}

/** Only what differs from the default, a mail at once. */
export interface NotificationSettingsTable {
  user_id: number;
  kind: NotificationKind;
  delivery: 'instant' | 'daily' | 'off';
}

/** One row for each member who has been mailed a notification. */
export interface NotificationMailTable {
  user_id: number;
  /** As it stands in every such mail: all it can do is end them. */
  unsubscribe_token: string;
  /** When what waits goes out as one mail; `null` while nothing waits. */
  digest_due_at: string | null;
}
