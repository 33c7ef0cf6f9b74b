import type { ListingMatchProfile } from '#contract/match-profiles.ts';
import type { MatchColumns } from '#server/platform/db/tables/match-profiles.ts';

/** The part of a profile that all kinds share. */
type CommonProfile = Omit<ListingMatchProfile, 'amount'>;

/** The shared columns of a profile. */
export function columnsOf(profile: CommonProfile): Omit<MatchColumns, 'updated_at'> {
  return {
    seeks: JSON.stringify(profile.seeks),
    offers: JSON.stringify(profile.offers),
    stages: JSON.stringify(profile.stages),
    regions: JSON.stringify(profile.regions),
    currency: profile.currency,
  };
}

/** The shared part of a profile; the contract parsed the sets before they were stored. */
export function commonOf(row: MatchColumns): CommonProfile {
  return {
    seeks: JSON.parse(row.seeks) as CommonProfile['seeks'],
    offers: JSON.parse(row.offers) as CommonProfile['offers'],
    stages: JSON.parse(row.stages) as CommonProfile['stages'],
    regions: JSON.parse(row.regions) as CommonProfile['regions'],
    currency: row.currency,
  };
}

/** Whether a profile says nothing: the currency alone is not worth a row. */
export function isEmpty({ currency: _currency, ...said }: CommonProfile): boolean {
  return Object.values(said as Record<string, unknown>).every((value) =>
    Array.isArray(value) ? value.length === 0 : value === null || value === undefined,
  );
}
