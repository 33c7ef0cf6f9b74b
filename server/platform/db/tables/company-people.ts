import type { Agreement } from '#contract/company-people.ts';

/** Members who work for a company, as the company, the member or both say. */
export interface CompanyPeopleTable {
  company_id: number;
  user_id: number;
  /** The person of `company_team` that this member is. */
  team_member_id: number | null;
  role: string;
  agreement: Agreement;
  /** When the place was named, and from then on when both had confirmed it. */
  since: string;
}
