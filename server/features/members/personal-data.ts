import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';
import { deleteProfile } from './profile-store.ts';

export const personalData: PersonalData = {
  holdings: [
    held('member_profiles', 'user_id', 'by-feature', {
      as: 'profile',
      tells: [
        'is_listed',
        'wants_listing',
        'shows_activity',
        'shows_network',
        'accepts_enquiries',
        'enquiries_from_members',
        'headline',
        'pronouns',
        'current_position',
        'location',
        'website',
        'bio',
        'wishes',
        'focus_areas',
        'interests',
        'skills',
        'experience',
        'education',
        'achievements',
        'avatar_hash',
        'connection_count',
        'follower_count',
        'last_active_on',
      ],
      keeps: ['sort_name', 'connection_rank'],
    }),
    held('avatars', 'user_id', 'by-feature', {
      as: 'profilePictures',
      tells: ['hash', 'large', 'created_at'],
      keeps: ['small'],
    }),
  ],
  erase: (_deps, trx, userId) => deleteProfile(trx, userId),
};
