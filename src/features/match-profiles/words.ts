import { day } from '#contract/kit/durations.ts';
import {
  type CompanyMatchProfile,
  fundingStages,
  type ListingMatchProfile,
  type MatchFilters,
  type MemberMatchProfile,
  matchRegions,
  matchRoles,
  needs,
} from '#contract/match-profiles.ts';
import { formatShortDay, formatShortMoney } from '#src/lib/format.ts';
import { formatRange } from './amounts.ts';

/** One line of a card. */
interface Fact {
  label: string;
  text: string | null | undefined;
}

type Common = Omit<ListingMatchProfile, 'amount' | 'currency'>;

const namesOf = <Name extends string>(chosen: readonly Name[], names: Readonly<Record<Name, string>>) =>
  chosen.map((name) => names[name]).join(', ');
const stagesOf = ({ stages }: Pick<Common, 'stages'>) => namesOf(stages, fundingStages);
const regionsOf = ({ regions }: Pick<Common, 'regions'>) => namesOf(regions, matchRegions);
const seeksOf = ({ seeks }: Pick<Common, 'seeks'>) => seeks.map((need) => needs[need].seek).join(', ');
const offersOf = ({ offers }: Pick<Common, 'offers'>) => offers.map((need) => needs[need].offer).join(', ');

/** What a member seeks and offers, in lines; lines without a text are not shown. */
export function factsOfMember(profile: MemberMatchProfile): Fact[] {
  return [
    { label: 'Role', text: profile.role && matchRoles[profile.role] },
    { label: 'Seeks', text: seeksOf(profile) },
    { label: 'Looking for', text: profile.seeksText },
    { label: 'Offers', text: offersOf(profile) },
    { label: 'Can offer', text: profile.offersText },
    { label: 'Stages', text: stagesOf(profile) },
    { label: 'Ticket', text: formatRange(profile.ticketMin, profile.ticketMax, profile.currency) },
    { label: 'Regions', text: regionsOf(profile) },
  ];
}

/** The same of a company; the round stands in `raisingOf`. */
export function factsOfCompany(profile: CompanyMatchProfile): Fact[] {
  return [
    { label: 'Raising', text: raisingOf(profile)?.replace(/^Raising /, '') },
    { label: 'Seeks', text: seeksOf(profile) },
    { label: 'Looking for', text: profile.seeksText },
    { label: 'Offers', text: offersOf(profile) },
    { label: 'Regions', text: regionsOf(profile) },
  ];
}

/** The same of a listing. */
export function factsOfListing(profile: ListingMatchProfile): Fact[] {
  return [
    { label: 'Seeks', text: seeksOf(profile) },
    { label: 'Offers', text: offersOf(profile) },
    { label: 'Stages', text: stagesOf(profile) },
    { label: 'Amount', text: profile.amount === null ? null : formatShortMoney(profile.amount, profile.currency) },
    { label: 'Regions', text: regionsOf(profile) },
  ];
}

/** `Raising Series A, €4.5M, closes Dec 31, 2026`; `null` where a company names neither round nor amount, and once it has closed. */
export function raisingOf(
  profile: Pick<CompanyMatchProfile, 'stages' | 'raising' | 'currency' | 'closesOn'>,
): string | null {
  if (hasClosed(profile)) return null;
  const amount = profile.raising === null ? '' : formatShortMoney(profile.raising, profile.currency);
  const parts = [stagesOf(profile), amount].filter(Boolean);
  if (parts.length === 0) return null;
  return `Raising ${[...parts, ...(profile.closesOn ? [`closes ${formatShortDay(profile.closesOn)}`] : [])].join(', ')}`;
}

/** Whether the last day of a round is over, in every time zone. */
export function hasClosed({ closesOn }: { closesOn: string | null }, now = Date.now()): boolean {
  return closesOn !== null && Date.parse(closesOn) + 1.5 * day < now;
}

/** The filters in words, in their order: `Seeks: Capital`, `Seed`. */
export function wordsOfFilters({ seek, offer, stage, region }: MatchFilters): string[] {
  return [
    seek && `Seeks: ${needs[seek].seek}`,
    offer && `Offers: ${needs[offer].offer}`,
    stage && fundingStages[stage],
    region && matchRegions[region],
  ].filter((words) => words !== undefined);
}
