import type { Generated } from 'kysely';
import type { ItemKind, ReportableKind } from '#contract/items.ts';
import type { CaseOutcome, CaseSource, CaseState } from '#contract/moderation.ts';

/** Tables of what the team looks at and keeps from everyone's eyes; see server/platform/db/schema.ts. */
export interface ModerationTables {
  reports: ReportsTable;
  moderation_cases: ModerationCasesTable;
  holds: HoldsTable;
}

export interface ReportsTable {
  id: Generated<number>;
  reporter_id: number | null;
  kind: ItemKind;
  item_id: number;
  reason: string;
  details: string | null;
  status: 'open' | 'upheld' | 'dismissed';
  created_at: string;
  decided_at: string | null;
  decided_by: number | null;
  /** The case it is part of; `null` only in what was decided before there were cases. */
  case_id: number | null;
}

/** A record that the team is to look at: reported, or a listing that waits for its review. */
export interface ModerationCasesTable {
  id: Generated<number>;
  kind: ReportableKind;
  item_id: number;
  source: CaseSource;
  state: CaseState;
  /** The owner of the record; `null` if the team is responsible, or the owner is gone. */
  owner_id: number | null;
  /** As it was when it was reported last; its owner may change it meanwhile. Empty in cases older than this. */
  title: string;
  excerpt: string;
  path: string;
  report_count: number;
  first_at: string;
  last_at: string;
  /** The action, and the reason that the owner was given. */
  action: CaseOutcome | null;
  reason: string | null;
  decided_at: string | null;
  decided_by: number | null;
  /** 1 while its record is hidden by what was decided here. Of the cases of one record, one at most. */
  is_hiding: Generated<0 | 1>;
}

/** Why a record has a `hold`: one row for each that has. */
export interface HoldsTable {
  kind: ReportableKind;
  item_id: number;
  /** The reason shown to the owner. Empty while a listing waits for its review. */
  reason: string;
  placed_at: string;
  /** The company whose hold also withholds this technology, and releases it. */
  company_id: number | null;
}
