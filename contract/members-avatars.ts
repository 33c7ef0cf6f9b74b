import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** The file types and the size limit of a profile picture. It is stored as square WebP. */
export const avatarUpload = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * 1024 * 1024 } as const;

/** The most pixels that are decoded: a small file can claim to be a huge picture. */
export const avatarMaxPixels = 50_000_000;

export const avatarWidths = [128, 512] as const;
export type AvatarWidth = (typeof avatarWidths)[number];

const answer = z.object({ profileImage: z.string().nullable() });

/** PUT /api/profile/avatar: the picture's bytes. 400 for a file that is not a picture, 413 above 5 MB. */
export const uploadAvatar = defineEndpoint({
  name: 'avatars.upload',
  method: 'PUT',
  path: '/api/profile/avatar',
  summary: 'Set the caller’s profile picture',
  access: 'member',
  upload: avatarUpload,
  response: answer,
  rateLimits: [{ by: 'account', limit: 30, windowSeconds: 3600 }],
});

/** DELETE /api/profile/avatar: the initials are shown again. */
export const removeAvatar = defineEndpoint({
  name: 'avatars.remove',
  method: 'DELETE',
  path: '/api/profile/avatar',
  summary: 'Remove the caller’s profile picture',
  access: 'member',
  response: answer,
  rateLimits: [{ by: 'account', limit: 30, windowSeconds: 3600 }],
});

/** GET /api/avatars/{hash}-{width}: never changes, so browsers cache it for ever. */
export const getAvatar = defineEndpoint({
  name: 'avatars.get',
  method: 'GET',
  path: '/api/avatars/:file',
  summary: 'A profile picture, 128 or 512 pixels wide',
  access: 'everyone',
  params: z.strictObject({ file: z.string().regex(/^[0-9a-f]{64}-(?:128|512)$/, 'This is not a picture') }),
  response: z.string(),
  contentType: 'image/webp',
  cache: 'public',
});
