import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { cropParam, pictureBounds } from '#contract/pictures.ts';

/** The widths in which a profile picture is stored; it is square. */
export const avatarWidths = [512, 128] as const;
export type AvatarWidth = (typeof avatarWidths)[number];

const answer = z.object({ profileImage: z.string().nullable() });

/**
 * PUT /api/profile/avatar: the picture's bytes; with `crop`, only a part is kept. 400 for a file that is no picture, 409 where
 * the member's pictures have too many bytes, 413 above 20 MB.
 */
export const uploadAvatar = defineEndpoint({
  name: 'avatars.upload',
  method: 'PUT',
  path: '/api/profile/avatar',
  summary: 'Set the caller’s profile picture',
  access: 'member',
  query: z.strictObject({ crop: cropParam.optional() }),
  upload: {
    // Apps of earlier versions name the type of the file.
    types: ['application/octet-stream', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: pictureBounds.bytes,
  },
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

/**
 * GET /api/avatars/{hash}-{width}: the address that a profile picture had in earlier versions. Its content never changes, so
 * browsers cache it for ever.
 */
export const getAvatar = defineEndpoint({
  name: 'avatars.get',
  method: 'GET',
  path: '/api/avatars/:file',
  summary: 'A profile picture by its former address, 128 or 512 pixels wide',
  access: 'everyone',
  params: z.strictObject({ file: z.string().regex(/^[0-9a-f]{64}-(?:128|512)$/, 'This is not a picture') }),
  response: z.string(),
  contentType: 'image/webp',
  cache: 'public',
});
