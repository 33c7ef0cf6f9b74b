import type { FocusArea } from '#contract/focus-areas.ts';
import { pictureFileAddress } from '#contract/kit/picture-addresses.ts';
import type { MemberProfile, MemberSummary } from '#contract/members.ts';
import type { AvatarWidth } from '#contract/members-avatars.ts';
import type { ProfileInput } from '#contract/members-profile.ts';
import type { MemberProfilesTable } from '#server/platform/db/tables/members.ts';
import { excerptOf } from '#server/platform/rich-text/rich-text.ts';
import type { ProfileRow } from './profile-store.ts';
import type { MemberRow } from './store.ts';

/** The opening of a bio on a card. */
const excerptLength = 160;

/** A row as a card shows it. */
export function presentMember(row: MemberRow, areas: readonly FocusArea[]): MemberSummary {
  return {
    id: row.id,
    name: row.full_name ?? row.username,
    title: row.current_position ?? row.headline,
    organization: row.organization,
    bio: excerptOf((row.bio ?? '').replace(/\s+/g, ' '), excerptLength),
    focusAreas: titlesOf(row.focus_areas, areas),
    memberSince: row.created_at,
    location: row.location,
    country: row.country,
    cityId: row.city_id,
    connectionCount: row.connection_count,
    ticket: row.ticket === null ? null : (JSON.parse(row.ticket) as MemberSummary['ticket']),
    avatarUrl: avatarUrl(row, 128),
  };
}

/** The parts of a profile that come from other resources. */
export type ProfileExtras = Pick<MemberProfile, 'profileViews' | 'companies' | 'technologies' | 'matchProfile'>;

/** A row as its own page shows it, without address and password. */
export function presentProfile(row: ProfileRow, areas: readonly FocusArea[], extras: ProfileExtras): MemberProfile {
  return {
    id: row.user_id,
    fullName: row.full_name ?? row.username,
    profileImage: avatarUrl(row, 512),
    headline: row.headline,
    role: row.role,
    pronouns: row.pronouns,
    location: row.location,
    country: row.country,
    cityId: row.city_id,
    currentPosition: row.current_position,
    organization: row.organization,
    website: row.website,
    createdAt: row.created_at,
    membershipTier: row.membership_tier,
    focusAreas: titlesOf(row.focus_areas, areas),
    interests: listOf<string>(row.interests),
    skills: listOf<string>(row.skills),
    bio: row.bio,
    wishes: row.wishes,
    experience: listOf<ProfileInput['experience'][number]>(row.experience).map(withPeriod).toSorted(latestFirst),
    education: listOf<ProfileInput['education'][number]>(row.education).map(withPeriod).toSorted(latestFirst),
    achievements: listOf<ProfileInput['achievements'][number]>(row.achievements)
      .map((entry) => ({ ...entry, issueDate: entry.issueDate || null }))
      .toSorted((a, b) => (b.issueDate ?? '').localeCompare(a.issueDate ?? '')),
    networkSize: row.connection_count,
    followerCount: row.follower_count,
    lastActiveOn: row.shows_activity === 1 ? row.last_active_on : null,
    showsNetwork: row.shows_network === 1,
    acceptsEnquiries: row.accepts_enquiries === 1,
    enquiriesFromMembers: row.enquiries_from_members === 1,
    ...extras,
  };
}

/** A row in the fields of its owner's form; a deleted focus area is left out. */
export function presentForm(row: ProfileRow, areas: readonly FocusArea[]): ProfileInput {
  return {
    fullName: row.full_name ?? '',
    headline: row.headline ?? '',
    pronouns: row.pronouns ?? '',
    currentPosition: row.current_position ?? '',
    organization: row.organization ?? '',
    location: row.location ?? '',
    website: row.website ?? '',
    bio: row.bio ?? '',
    wishes: row.wishes ?? '',
    focusAreas: listOf<string>(row.focus_areas).filter((slug) => areas.some((area) => area.slug === slug)),
    interests: listOf(row.interests),
    skills: listOf(row.skills),
    experience: listOf(row.experience),
    education: listOf(row.education),
    achievements: listOf(row.achievements),
    isListed: row.wants_listing === 1,
    showsActivity: row.shows_activity === 1,
    showsNetwork: row.shows_network === 1,
    acceptsEnquiries: row.accepts_enquiries === 1,
    enquiriesFromMembers: row.enquiries_from_members === 1,
  };
}

/** The columns that name a member's picture. */
export type AvatarColumns = Pick<MemberProfilesTable, 'avatar_id' | 'avatar_hash'>;

/** The address of a member's picture in this width; it changes with the picture, so it can be cached for ever. */
export function avatarUrl({ avatar_id: id, avatar_hash: hash }: AvatarColumns, width: AvatarWidth): string | null {
  if (id !== null) return pictureFileAddress(id, width);
  return hash && `/api/avatars/${hash}-${width}`;
}

/** The contract parsed these lists before they were stored. */
function listOf<Entry>(json: string): Entry[] {
  return JSON.parse(json) as Entry[];
}

function titlesOf(slugs: string, areas: readonly FocusArea[]): string[] {
  const chosen = listOf<string>(slugs);
  return areas.filter(({ slug }) => chosen.includes(slug)).map(({ title }) => title);
}

function withPeriod<Entry extends { endDate: string; isCurrent: boolean }>(entry: Entry) {
  return { ...entry, endDate: entry.isCurrent || entry.endDate === '' ? null : entry.endDate };
}

interface Period {
  startDate: string;
  endDate: string | null;
}

/** Current entries come first, then by end, then by start. */
function latestFirst(a: Period, b: Period): number {
  const [endOfA, endOfB] = [a.endDate ?? '9', b.endDate ?? '9'];
  return endOfB.localeCompare(endOfA) || b.startDate.localeCompare(a.startDate);
}
