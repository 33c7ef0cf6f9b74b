import type { CompanyPerson } from '#contract/company-people.ts';
import { avatarUrl } from '#server/features/members/index.ts';
import type { PersonRow } from './store.ts';

/** A person of a company as its page shows them. */
export function presentPerson(row: PersonRow): CompanyPerson {
  return {
    id: row.user_id,
    name: row.name,
    hasProfile: row.has_profile === 1,
    avatarUrl: row.has_profile === 1 ? avatarUrl(row, 128) : null,
    role: row.role,
    teamMemberId: row.team_member_id,
    agreedBy: row.agreement,
    since: row.since,
  };
}
