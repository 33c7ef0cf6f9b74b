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
  /** One per account: a new link ends the earlier one. */
  user_id: number;
  email: string;
  /** SHA-256 in hex of the mailed token, which is stored nowhere. */
  token_hash: string;
  /** SHA-256 in hex of the password's hash at that time: after a change of password the link no longer works. */
  asked_under: string;
  /** The session that requested the change; it stays open when the address changes. */
  session_hash: string;
  created_at: string;
  expires_at: string;
  /** Set once the link was used; from then on it only says so. */
  used_at: string | null;
}

/** An earlier address of an account, and the link that restores it. */
export interface EmailUndosTable {
  /** Grows: undoing one change undoes all later ones. */
  id: Generated<number>;
  user_id: number;
  email: string;
  /** Case-folded: until the link is used or expired, nobody else can have the address. */
  email_key: string;
  /** SHA-256 in hex of the mailed token, which is stored nowhere. */
  token_hash: string;
  /** When the change that replaced this address was requested. */
  asked_at: string;
  created_at: string;
  expires_at: string;
  /** Set once this change, or an earlier one, was undone. */
  used_at: string | null;
}

/** A browser or an app that has signed in to an account before. */
export interface KnownDevicesTable {
  /** SHA-256 in hex of the token that the device keeps; several accounts may sign in on one device. */
  token_hash: string;
  user_id: number;
  /** The newest session of the device, open or not. */
  session_hash: string;
  created_at: string;
  expires_at: string;
}

export interface TwoFactorTable {
  user_id: number;
  /** The secret shared with the authenticator app, sealed with the server's key; empty if that key is lost. */
  secret: string;
  /** The 30-second step of the newest used code: neither it nor an earlier one works again. */
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

/** Only deviations from the default, an email at once. */
export interface NotificationSettingsTable {
  user_id: number;
  kind: NotificationKind;
  delivery: 'instant' | 'daily' | 'weekly' | 'off';
}

/** One row for each member who was ever mailed a notification. */
export interface NotificationMailTable {
  user_id: number;
  /** In plain text, because every such email contains it: it can only end them. */
  unsubscribe_token: string;
  /** When the waiting notifications are sent as a digest; `null` while none waits. */
  digest_due_at: string | null;
  /** The same for the weekly digest. */
  weekly_due_at: string | null;
}
