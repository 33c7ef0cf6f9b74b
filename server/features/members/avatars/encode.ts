import sharp from 'sharp';

import { avatarMaxPixels } from '#contract/avatars.ts';

/** Both sizes of a profile picture, as WebP. */
export interface Picture {
  large: Buffer;
  small: Buffer;
}

// Decoders keep nothing between pictures of different people.
sharp.cache(false);

/** Decodes a picture and re-encodes it, cut to a square. `null` for what is broken or too large. */
export async function encode(bytes: Buffer): Promise<Picture | null> {
  try {
    const large = await sharp(bytes, { limitInputPixels: avatarMaxPixels, sequentialRead: true, failOn: 'error' })
      // As the camera was held; the note that says so goes.
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
