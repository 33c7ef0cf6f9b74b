import type { TechnologyUse } from '#contract/company-technologies.ts';

/** Technologies that a company uses or develops, beside those of its own. */
export interface CompanyTechnologiesTable {
  company_id: number;
  technology_id: number;
  use: TechnologyUse;
}
