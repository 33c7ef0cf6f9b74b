import { type ProfilePart, profileParts } from '#contract/dashboard.ts';
import type { ProfileRow } from '#server/features/members/index.ts';

/** The completeness of a profile in percent, and its missing parts, the most helpful first. */
export function completenessOf(row: ProfileRow): { percent: number; missing: ProfilePart[] } {
  const isGiven: Record<ProfilePart, boolean> = {
    headline: Boolean(row.headline),
    bio: Boolean(row.bio),
    currentPosition: Boolean(row.current_position),
    location: Boolean(row.location),
    focusAreas: row.focus_areas !== '[]',
    skills: row.skills !== '[]',
    experience: row.experience !== '[]',
    avatar: row.avatar_id !== null || row.avatar_hash !== null,
  };
  const parts = Object.keys(profileParts) as ProfilePart[];
  const missing = parts.filter((part) => !isGiven[part]);
  return { percent: Math.round(((parts.length - missing.length) / parts.length) * 100), missing };
}

/** Whether a profile says who this is and what about: the first step of a new member (rule member-home). */
export function isIntroduced({ headline, focus_areas }: Pick<ProfileRow, 'headline' | 'focus_areas'>): boolean {
  return Boolean(headline) && focus_areas !== '[]';
}
