import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { line, paragraphText, webUrlOrEmpty } from '#contract/kit/fields.ts';
import { memberProfile } from './members.ts';

/** Bounds of a profile (rule profile-bounds). */
export const profileBounds = {
  name: 100,
  headline: 140,
  line: 100,
  organization: 150,
  pronouns: 40,
  bio: 2000,
  wishes: 500,
  tags: { max: 20, length: 40 },
  entries: 20,
  description: 1000,
} as const;

const bounded = (max: number) => paragraphText.max(max, `Please keep this to ${max} characters`);

const month = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'Please enter a month such as 2024-03');
const optionalMonth = z.union([z.literal(''), month]);

const words = z
  .array(line(profileBounds.tags.length).min(1, 'This cannot be empty'))
  .max(profileBounds.tags.max, `Please use at most ${profileBounds.tags.max}`)
  .refine(
    (tags) => new Set(tags.map((value) => value.toLowerCase())).size === tags.length,
    'Each word can be used once',
  );

const period = {
  startDate: month,
  /** Empty for a current entry. */
  endDate: optionalMonth,
  isCurrent: z.boolean(),
  description: bounded(profileBounds.description),
};

/** A past entry ends after it starts; a current one has no end. */
function inOrder<S extends z.ZodType<{ startDate: string; endDate: string; isCurrent: boolean }>>(entry: S) {
  return entry.superRefine(({ startDate, endDate, isCurrent }, context) => {
    if (isCurrent) return;
    const problem =
      endDate === ''
        ? 'Please enter a month or tick "current"'
        : endDate < startDate
          ? 'This is before the start'
          : null;
    if (problem) context.addIssue({ code: 'custom', path: ['endDate'], message: problem });
  });
}

export const experienceEntry = inOrder(
  z.strictObject({
    title: line(profileBounds.line).min(1, 'Please enter a title'),
    companyName: line(profileBounds.organization).min(1, 'Please enter a company'),
    location: line(profileBounds.line),
    ...period,
  }),
);
export const educationEntry = inOrder(
  z.strictObject({
    institution: line(profileBounds.organization).min(1, 'Please enter an institution'),
    degree: line(profileBounds.line),
    fieldOfStudy: line(profileBounds.line),
    ...period,
  }),
);
export const achievementEntry = z.strictObject({
  title: line(profileBounds.organization).min(1, 'Please enter a title'),
  issuer: line(profileBounds.organization),
  issueDate: optionalMonth,
  description: bounded(profileBounds.description),
});

function entries<S extends z.ZodType>(entry: S) {
  return z.array(entry).max(profileBounds.entries, `Please use at most ${profileBounds.entries} entries`);
}

/** The complete form of the member's profile. Missing texts are empty, as in a form. */
export const profileInput = z.strictObject({
  fullName: line(profileBounds.name),
  headline: line(profileBounds.headline),
  pronouns: line(profileBounds.pronouns),
  currentPosition: line(profileBounds.line),
  organization: line(profileBounds.organization),
  location: line(profileBounds.line),
  website: webUrlOrEmpty,
  bio: bounded(profileBounds.bio),
  wishes: bounded(profileBounds.wishes),
  /** Slugs; the server checks that they exist. */
  focusAreas: z.array(z.string().max(60)).max(6, 'Please choose at most 6 focus areas'),
  interests: words,
  skills: words,
  experience: entries(experienceEntry),
  education: entries(educationEntry),
  achievements: entries(achievementEntry),
  /** The parts that other members see: the profile, the day of the last visit, the connections, the contact form. */
  isListed: z.boolean(),
  showsActivity: z.boolean(),
  showsNetwork: z.boolean(),
  acceptsEnquiries: z.boolean(),
  /** Whether only signed-in members can use the contact form. */
  enquiriesFromMembers: z.boolean(),
});
export type ProfileInput = z.infer<typeof profileInput>;

/** One's own profile: as others would see it, and as it is edited. */
export const ownProfile = z.object({ member: memberProfile, form: profileInput });
export type OwnProfile = z.infer<typeof ownProfile>;

/** GET /api/profile: also when the profile is turned off for others. */
export const getProfile = defineEndpoint({
  name: 'profile.get',
  method: 'GET',
  path: '/api/profile',
  summary: 'The caller’s own profile',
  access: 'member',
  response: ownProfile,
  cache: 'private',
});

/** The fields that can be sent: `enquiriesFromMembers` was added later, so older clients may leave it out. */
const profileUpdate = profileInput.partial({ enquiriesFromMembers: true });
export type ProfileUpdate = z.infer<typeof profileUpdate>;

/** PUT /api/profile: replaces the whole profile; a missing `enquiriesFromMembers` keeps its value. */
export const updateProfile = defineEndpoint({
  name: 'profile.update',
  method: 'PUT',
  path: '/api/profile',
  summary: 'Change the caller’s own profile',
  access: 'member',
  body: profileUpdate,
  response: ownProfile,
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});
