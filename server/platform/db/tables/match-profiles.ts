import type { MatchCurrency, MatchRole } from '#contract/match-profiles.ts';

/** What members, companies and listings seek and offer; a record that has said nothing has no row. */
export interface MatchProfileTables {
  member_match_profiles: MemberMatchProfilesTable;
  company_match_profiles: CompanyMatchProfilesTable;
  listing_match_profiles: ListingMatchProfilesTable;
}

/** Sets are JSON lists of the contract's values; amounts are whole units of `currency`. */
export interface MatchColumns {
  seeks: string;
  offers: string;
  stages: string;
  regions: string;
  currency: MatchCurrency;
  updated_at: string;
}

export interface MemberMatchProfilesTable extends MatchColumns {
  user_id: number;
  role: MatchRole | null;
  ticket_min: number | null;
  ticket_max: number | null;
  seeks_text: string | null;
  offers_text: string | null;
}

export interface CompanyMatchProfilesTable extends MatchColumns {
  company_id: number;
  raising: number | null;
  /** The day on which the round closes, `2026-12-31`. */
  closes_on: string | null;
  seeks_text: string | null;
}

export interface ListingMatchProfilesTable extends MatchColumns {
  listing_id: number;
  amount: number | null;
}
