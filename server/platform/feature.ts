import type { Router } from 'express';

import type { CurrentUser } from '#contract/accounts.ts';
import type { AttachmentHolder } from '#contract/attachments.ts';
import type { MailTemplate } from '#contract/mail-samples.ts';
import type { Charge } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnCalendarEntry } from './calendar/calendar-file.ts';
import type { Database } from './db/database.ts';
import type { Transaction } from './db/schema.ts';
import type { Job } from './jobs/repeat.ts';
import type { FileMail, FileReply } from './mail/incoming-mail.ts';
import type { MailMessage } from './mail/message.ts';
import type { MailToMany } from './mail/outcome.ts';
import type { Holding } from './personal-data/holding.ts';
import type { PageHead } from './records/page-head.ts';
import type { RecordKind } from './records/record.ts';
import type { Sitemap } from './records/sitemap-store.ts';

/** Rows as the export shows them. */
export type ExportedRows = Record<string, unknown>[];

/** The personal data that a feature stores about members. */
export interface PersonalData {
  /** Every column with a member's number, and the fate of its rows. */
  holdings: readonly Holding[];
  /** Presents rows shared with other members, by their name in the export: as the API shows them to this member. */
  present?: Record<
    string,
    (deps: Pick<Deps, 'database' | 'features' | 'now'>, user: CurrentUser) => Promise<ExportedRows>
  >;
  /** Releases what a member holds (a seat, say) while the account still exists. */
  withdraw?: (deps: ErasingDeps, trx: Transaction, userId: number) => Promise<void>;
  /**
   * Erases data that spans several tables, or that other rows count. The account already has the name `formerName`.
   * Features are called in reverse order of server/features.ts, so that a feature comes before those it builds on.
   */
  erase?: (deps: ErasingDeps, trx: Transaction, userId: number, formerName: string) => Promise<void>;
}

/** A mail of each template with invented data, written by the function that writes the real ones. */
export type MailSamples = Readonly<
  Partial<Record<MailTemplate, (deps: Pick<Deps, 'baseUrl' | 'env' | 'now' | 'secretKey'>) => MailMessage>>
>;

/** Whether a member may read a note or message, and so its attachments. */
export type ReadsHolder = (deps: Pick<Deps, 'database'>, userId: number, id: number) => Promise<boolean>;

/** The dependencies for deleting an account. */
export type ErasingDeps = Pick<Deps, 'database' | 'now' | 'env' | 'baseUrl' | 'payments' | 'secretKey'>;

/**
 * The parts that a feature adds to the server. Each feature's door (index.ts) defines one; server/features.ts lists
 * them, and code that needs something of every feature reads `deps.features`.
 */
export interface Feature {
  /** Each function serves some of the feature's endpoints. */
  routes?: readonly ((router: Router, deps: Deps) => void)[];
  /** Kinds of records that can be found, saved, reported or searched. */
  records?: readonly RecordKind[];
  /** Titles and descriptions of pages, besides those of its records. */
  pages?: readonly PageHead[];
  /** Pages for search engines, besides those of its records. */
  sitemap?: Sitemap;
  /** Work that runs repeatedly. */
  jobs?: readonly Job[];
  /** Deletes old rows; run every ten minutes. */
  sweep?: (deps: Deps) => Promise<void>;
  personalData?: PersonalData;
  /** The charges of a member, newest first. */
  charges?: (database: Database, userId: number, limit: number) => Promise<Charge[]>;
  /** Files replies by mail to what is no conversation, by the word in their addresses (rule replies-by-mail). */
  replies?: Readonly<Record<string, FileReply>>;
  /** Its mails, for admins to look at. */
  mails?: MailSamples;
  /** Takes mail of people and of programs alike to what is no conversation, by the word in its signed address. */
  addresses?: Readonly<Record<string, FileMail>>;
  /** Its mails to many, by the word in their origin. */
  mailsToMany?: Readonly<Record<string, MailToMany>>;
  /** Whether a member reads the holder of attachments with this number, for each kind that is this feature's. */
  attachmentHolders?: Readonly<Partial<Record<AttachmentHolder, ReadsHolder>>>;
  /** What stands in the calendar of a member and ends after a moment, the earliest first, at most so many. */
  calendar?: (
    deps: Pick<Deps, 'database' | 'env' | 'baseUrl'>,
    userId: number,
    page: { from: string; limit: number },
  ) => Promise<OwnCalendarEntry[]>;
  /** Those of these keys of the storage that a row of this feature names; the others are swept. */
  storedFiles?: (database: Pick<Database, 'db'>, keys: readonly string[]) => Promise<readonly string[]>;
  /** Ends everything pending between two members, in the transaction in which one blocks the other. */
  onBlock?: (deps: Deps, trx: Transaction, blockerId: number, blockedId: number) => Promise<void>;
  /** A member has left a list, or may only view it from now on: ends what they share there, in the same transaction. */
  onListLeft?: (trx: Transaction, listId: number, userId: number) => Promise<void>;
}

/** Gives a feature its type; returns it unchanged. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
