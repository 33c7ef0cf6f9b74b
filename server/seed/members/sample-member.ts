import type { ProfileInput } from '#contract/members-profile.ts';

type Experience = ProfileInput['experience'][number];
type Education = ProfileInput['education'][number];

/** An invented person. No real person of this name is meant, and no organization of these names exists. */
export interface SampleMember {
  username: string;
  isProfessional?: true;
  /** How long ago they joined and were last here. */
  joinedDaysAgo: number;
  activeDaysAgo: number;
  /** User names of members they are connected to; one side is enough. */
  connections: readonly string[];
  profile: Partial<ProfileInput> & Pick<ProfileInput, 'fullName' | 'headline' | 'bio' | 'organization' | 'location'>;
}

/** A position; without an end it is the present one. */
export function job(
  title: string,
  companyName: string,
  [startDate, endDate = '']: readonly [string, string?],
  description = '',
  location = '',
): Experience {
  return { title, companyName, location, startDate, endDate, isCurrent: endDate === '', description };
}

export function degree(
  name: string,
  fieldOfStudy: string,
  institution: string,
  [startDate, endDate]: readonly [string, string],
): Education {
  return { institution, degree: name, fieldOfStudy, startDate, endDate, isCurrent: false, description: '' };
}

export function award(title: string, issuer: string, issueDate: string, description = '') {
  return { title, issuer, issueDate, description };
}
