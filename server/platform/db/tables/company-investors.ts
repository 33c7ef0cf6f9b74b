import type { Generated } from 'kysely';

import type { InvestorAgreement } from '#contract/company-investors.ts';

/** Which member or company an investor is whom a company's rounds name: one of the two. */
export interface CompanyInvestorsTable {
  id: Generated<number>;
  company_id: number;
  /** The name in the rounds. */
  name: string;
  name_key: string;
  user_id: number | null;
  investor_company_id: number | null;
  agreement: InvestorAgreement;
  /** When it was said, and from then on when both had confirmed it. */
  since: string;
}
