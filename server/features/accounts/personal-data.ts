import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    {
      table: 'users',
      by: ['id'],
      exported: {
        as: 'account',
        tells: [
          'id',
          'username',
          'email',
          'email_confirmed_at',
          'full_name',
          'organization',
          'role',
          'membership_tier',
          'created_at',
        ],
        keeps: ['password_hash', 'username_key', 'email_key', 'is_test', 'suspended_at', 'deleted_at'],
      },
      onDeletion: 'by-feature',
    },
    held('sessions', 'user_id', 'deleted', {
      as: 'sessions',
      tells: ['client', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'],
      keeps: ['token_hash', 'confirmed_at'],
    }),
    held('password_resets', 'user_id', 'deleted', {
      as: 'linksForANewPassword',
      tells: ['created_at', 'expires_at'],
      keeps: ['token_hash'],
    }),
    held('email_changes', 'user_id', 'deleted', {
      as: 'changesOfAddress',
      tells: ['email', 'created_at', 'expires_at', 'used_at'],
      keeps: ['token_hash', 'asked_under', 'session_hash'],
    }),
    held('email_undos', 'user_id', 'deleted', {
      as: 'formerAddresses',
      tells: ['id', 'email', 'asked_at', 'created_at', 'expires_at', 'used_at'],
      keeps: ['email_key', 'token_hash'],
    }),
    held('known_devices', 'user_id', 'deleted', {
      as: 'knownDevices',
      tells: ['created_at', 'expires_at'],
      keeps: ['token_hash', 'session_hash'],
    }),
    held('two_factor', 'user_id', 'deleted', {
      as: 'twoFactorSignIn',
      tells: ['created_at', 'confirmed_at'],
      keeps: ['secret', 'last_step'],
    }),
    held('recovery_codes', 'user_id', 'deleted', { as: 'recoveryCodes', tells: ['used_at'], keeps: ['code_hash'] }),
  ],
};
