import sharp from 'sharp';

import { avatarMaxPixels } from '#contract/members-avatars.ts';

/** Both sizes of a profile picture, as WebP. */
export interface Picture {
  large: Buffer;
  small: Buffer;
}

// The decoder's cache is off, so nothing remains between pictures of different people.
sharp.cache(false);

/** Decodes a picture and re-encodes it as a square. `null` for a broken or too large one. */
export async function encode(bytes: Buffer): Promise<Picture | null> {
  try {
    const large = await sharp(bytes, { limitInputPixels: avatarMaxPixels, sequentialRead: true, failOn: 'error' })
      // Rotates the picture as its metadata says; the metadata is removed.
      .autoOrient()
      .resize(512, 512, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    const small = await sharp(large).resize(128, 128).webp({ quality: 80 }).toBuffer();
    return { large, small };
  } catch {
    return null;
  }
}
