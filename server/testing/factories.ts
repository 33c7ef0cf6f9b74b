import { hash } from '@node-rs/argon2';

import type { CurrentUser } from '#contract/accounts.ts';
import type { FeedSourceInput } from '#contract/feeds.ts';
import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { type ListingInput, type ListingType, listingInput } from '#contract/listings.ts';
import type { ProfileInput } from '#contract/members-profile.ts';
import type { Deps } from '#server/deps.ts';
import { insertUser, type NewUser } from '#server/features/accounts/store.ts';
import { insertListing } from '#server/features/listings/write-store.ts';
import { updateProfile } from '#server/features/members/profile-store.ts';
import { toPlainText, toSafeHtml } from '#server/platform/rich-text/rich-text.ts';

let made = 0;

/** The password of every test user. */
export const samplePassword = 'Correct-Horse-9';

/** The weakest hash that argon2 allows, so that checking it costs next to nothing. */
const weakHash = hash(samplePassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Adds a free member with an invented name; `overrides` for what the test is about. */
export async function aUser(deps: Pick<Deps, 'database' | 'now'>, overrides: Partial<NewUser> = {}) {
  made += 1;
  const name = `person-${made}`;
  const passwordHash = await weakHash;
  return deps.database.write((trx) =>
    insertUser(trx, {
      username: name,
      email: `${name}@example.com`,
      fullName: null,
      organization: null,
      passwordHash,
      createdAt: deps.now().toISOString(),
      emailConfirmedAt: deps.now().toISOString(),
      ...overrides,
    }),
  );
}

const details = {
  company: { companyName: 'Sample Works', companyLocation: 'Lisbon, Portugal' },
  technology: { technologyStage: 'pilot', technologyStatus: 'for-sale' },
  partnership: { partnershipType: 'research', partnershipTimeline: 'ongoing' },
  job: { jobLocation: 'Lisbon, Portugal', jobType: 'part-time' },
} as const satisfies Record<ListingType, Partial<ListingInput>>;

/** A listing as the create form sends it: complete and valid for its type (company if none is given). */
export function listingForm(overrides: Partial<ListingInput> = {}): ListingInput {
  return {
    title: 'A sample listing of the market',
    description: 'Fifty characters at least are asked for, and this sentence has a few more.',
    type: 'company',
    focusArea: 'Energy Storage',
    contactEmail: 'contact@example.com',
    tags: ['sample'],
    ...details[overrides.type ?? 'company'],
    ...overrides,
  };
}

/** A profile as its form sends it when nothing is filled in. */
export function profileForm(overrides: Partial<ProfileInput> = {}): ProfileInput {
  return {
    fullName: '',
    headline: '',
    pronouns: '',
    currentPosition: '',
    organization: '',
    location: '',
    website: '',
    bio: '',
    wishes: '',
    focusAreas: [],
    interests: [],
    skills: [],
    experience: [],
    education: [],
    achievements: [],
    isListed: true,
    showsActivity: true,
    showsNetwork: true,
    acceptsEnquiries: true,
    enquiriesFromMembers: false,
    ...overrides,
  };
}

/** Adds a member with a profile, without going through the API. */
export async function aMember(deps: Pick<Deps, 'database' | 'now'>, form: Partial<ProfileInput> = {}) {
  const user = await aUser(deps);
  await deps.database.write((trx) => updateProfile(trx, user.id, profileForm(form)));
  return { ...user, fullName: form.fullName ?? null, organization: form.organization ?? null };
}

/** Adds a published listing without going through the API and returns its id. */
export function aListing(
  deps: Pick<Deps, 'database' | 'now'>,
  owner: CurrentUser,
  overrides: Partial<ListingInput> = {},
) {
  const listing = listingInput.parse(listingForm(overrides));
  const area = builtInFocusAreas.find(({ title }) => title === listing.focusArea);
  if (!area) throw new Error(`There is no focus area ${listing.focusArea}`);
  const html = toSafeHtml(listing.description);
  return deps.database.write((trx) =>
    insertListing(deps.database, trx, {
      ...listing,
      ownerId: owner.id,
      focusAreaId: area.id,
      focusAreaSlug: area.slug,
      html,
      text: toPlainText(html),
      createdAt: deps.now().toISOString(),
    }),
  );
}

/** A feed source as an admin adds it, with a unique address. */
export function feedSourceForm(overrides: Partial<FeedSourceInput> = {}): FeedSourceInput {
  return {
    name: 'Sample Source',
    type: 'Research',
    description: 'News of a laboratory.',
    url: 'https://example.com/laboratory',
    feedUrl: `https://example.com/feeds/${crypto.randomUUID()}.xml`,
    technologyId: 4,
    state: 'paused',
    ...overrides,
  };
}
