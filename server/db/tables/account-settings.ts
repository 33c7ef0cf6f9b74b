import type { NotificationKind } from '#contract/notifications.ts';

/** The tables behind the account settings. */
export interface AccountSettingsTables {
  email_changes: EmailChangesTable;
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
  created_at: string;
  expires_at: string;
}

export interface TwoFactorTable {
  user_id: number;
  /** What the authenticator app has, too, sealed with the server's key; empty where that key is lost. */
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
