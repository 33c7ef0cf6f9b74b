import type { Router } from 'express';

import type { CurrentUser } from '#contract/accounts.ts';
import type { Charge } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from './db/database.ts';
import type { Transaction } from './db/schema.ts';
import type { Job } from './jobs/repeat.ts';
import type { Holding } from './personal-data/holding.ts';
import type { PageHead } from './records/page-head.ts';
import type { RecordKind } from './records/record.ts';
import type { Sitemap } from './records/sitemap-store.ts';

/** Rows as the export shows them. */
export type ExportedRows = Record<string, unknown>[];

/** The personal data that a feature stores about members. */
export interface PersonalData {
  /** Every column with a member's number, and what becomes of its rows. */
  holdings: readonly Holding[];
  /** Tells rows in which others have a part, by what the export calls them: as the API tells them to this member. */
  present?: Record<
    string,
    (deps: Pick<Deps, 'database' | 'features' | 'now'>, user: CurrentUser) => Promise<ExportedRows>
  >;
  /** Gives back what a member holds (a seat, say) while the account is still there. */
  withdraw?: (deps: ErasingDeps, trx: Transaction, userId: number) => Promise<void>;
  /**
   * Erases what more than one table knows of a member, or what others count. By then the account bears `formerName`.
   * Features are asked in reverse order of server/features.ts: whoever builds upon another one first.
   */
  erase?: (deps: ErasingDeps, trx: Transaction, userId: number, formerName: string) => Promise<void>;
}

/** The dependencies for deleting an account. */
export type ErasingDeps = Pick<Deps, 'database' | 'now' | 'env' | 'baseUrl' | 'payments'>;

/**
 * What a feature adds to the server. Each feature's door (index.ts) defines one; server/features.ts lists them all,
 * and whoever needs something of every feature finds it in `deps.features`.
 */
export interface Feature {
  /** Each serves some of the feature's endpoints. */
  routes?: readonly ((router: Router, deps: Deps) => void)[];
  /** Kinds of records that can be found, saved, reported or searched. */
  records?: readonly RecordKind[];
  /** Titles and descriptions of pages beside those of its records. */
  pages?: readonly PageHead[];
  /** Pages beside those of its records that search engines are told of. */
  sitemap?: Sitemap;
  /** Work that is repeated. */
  jobs?: readonly Job[];
  /** Clears away what has had its time; run every ten minutes. */
  sweep?: (deps: Deps) => Promise<void>;
  personalData?: PersonalData;
  /** The charges of a member, newest first. */
  charges?: (database: Database, userId: number, limit: number) => Promise<Charge[]>;
  /** Ends what two members have begun with each other, in the transaction in which one blocks the other. */
  onBlock?: (deps: Deps, trx: Transaction, blockerId: number, blockedId: number) => Promise<void>;
}

/** Types a feature; it is used as it is given. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
