import { releasePictures } from '#server/features/pictures/index.ts';
import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';
import { deleteProfile } from './profile-store.ts';
import { countNamedByDay } from './views/list-store.ts';

export const personalData: PersonalData = {
  holdings: [
    {
      table: 'grouped_members',
      by: ['member_id'],
      exported: { not: 'It only says how your profile is counted.' },
      onDeletion: 'by-feature',
    },
    held('member_profiles', 'user_id', 'by-feature', {
      as: 'profile',
      tells: [
        'is_listed',
        'wants_listing',
        'shows_activity',
        'shows_network',
        'shares_views',
        'shares_presence',
        'takes_turns',
        'accepts_enquiries',
        'enquiries_from_members',
        'headline',
        'pronouns',
        'current_position',
        'location',
        'country',
        'city_id',
        'website',
        'bio',
        'wishes',
        'focus_areas',
        'interests',
        'skills',
        'experience',
        'education',
        'achievements',
        'avatar_id',
        'avatar_hash',
        'connection_count',
        'follower_count',
        'last_active_on',
      ],
      keeps: ['sort_name', 'connection_rank', 'ticket', 'ticket_rank'],
    }),
    held('avatars', 'user_id', 'by-feature', {
      as: 'profilePictures',
      tells: ['hash', 'large', 'created_at'],
      keeps: ['small'],
    }),
    // Which profiles a member viewed is theirs to know. Who viewed theirs leaves as a number for each day: a name can be
    // taken back at any time, and an export cannot.
    held('profile_visits', 'viewer_id', 'deleted', { as: 'profilesYouViewed', tells: ['day', 'viewed_id'] }),
    held('profile_visits', 'viewed_id', 'deleted', {
      as: 'viewsOfYourProfile',
      isPresented: true,
      tells: ['day'],
      keeps: ['viewer_id'],
    }),
    held('private_profile_visits', 'viewed_id', 'deleted', {
      as: 'privateViewsOfYourProfile',
      tells: ['day', 'visits'],
    }),
    held('featured_queue', 'user_id', 'deleted', { as: 'featuredRow', tells: ['waiting_since'] }),
    held('featured_turns', 'user_id', 'deleted', { as: 'featuredTurns', tells: ['starts_at', 'ends_at'] }),
  ],
  present: { viewsOfYourProfile: ({ database }, { id }) => countNamedByDay(database, id) },
  async erase(deps, trx, userId) {
    await deleteProfile(trx, userId);
    await releasePictures(deps, trx, { kind: 'member', id: userId });
  },
};
