import { sql } from 'kysely';

import { renewalGrace } from '#contract/memberships.ts';

/**
 * 1 where the account of a column has an annual membership at this moment. A tier without a term was given by hand and
 * has no billing, and admins are not featured.
 */
export function hasAnnualPlan(account: `${string}.${string}`, now: Date) {
  const renewing = new Date(now.getTime() - renewalGrace).toISOString();
  return sql<0 | 1>`case when exists (
    select 1 from memberships
    inner join users as payer on payer.id = memberships.user_id
    where memberships.user_id = ${sql.ref(account)} and memberships.billing = 'annual' and memberships.ended_at is null
      and payer.role = 'member' and payer.membership_tier = 'professional'
      and memberships.ends_at > case when subscription_id is not null and cancelled_at is null
        then ${renewing} else ${now.toISOString()} end
  ) then 1 else 0 end`;
}

/** 1 where a profile is public and says what a card shows: a position or headline, and a bio. */
export const isReady = sql<0 | 1>`case when member_profiles.is_listed = 1
  and coalesce(member_profiles.current_position, member_profiles.headline, '') <> ''
  and coalesce(member_profiles.bio, '') <> '' then 1 else 0 end`;
