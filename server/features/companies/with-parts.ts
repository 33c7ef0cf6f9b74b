import type { Company } from '#contract/companies.ts';
import { findCompanyMatchProfile } from '#server/features/match-profiles/index.ts';
import { findTechnologiesOf } from '#server/features/technologies/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { presentCompany } from './presenter.ts';
import type { FullCompanyRow } from './store.ts';
import { findTeam } from './team-store.ts';

/**
 * A company as its page shows it, with its technologies, its team and what it seeks and offers. Withheld technologies are included only where the
 * company itself is withheld, because then only its owner and admins can see it.
 */
export async function withParts(database: Database, row: FullCompanyRow): Promise<Company> {
  const [technologies, team, matchProfile] = await Promise.all([
    findTechnologiesOf(database, row.id, { withHidden: row.hold !== null }),
    findTeam(database, row.id),
    findCompanyMatchProfile(database, row.id),
  ]);
  return presentCompany(row, { technologies, team, matchProfile });
}
