import sharp from 'sharp';

/** The largest width and height that are stored; larger pictures are made smaller. */
const maxSide = 4096;

/** How long one picture may take (seconds). */
const timeLimit = 30;

// The decoder's cache is off, so nothing remains between pictures of different people.
sharp.cache(false);

/** How a picture is stored: the bytes in the format of this type. */
export interface Encoded {
  type: 'jpg' | 'png' | 'webp';
  bytes: Buffer;
}

/**
 * Decodes a picture and encodes it anew, without metadata and turned as that says. Moving pictures go on moving, as WebP.
 *
 * @param maxPixels the most that are decoded, all frames together
 * @returns `null` for a broken picture and for one with more pixels
 */
export async function encodePicture(bytes: Buffer, maxPixels: number): Promise<Encoded | null> {
  try {
    const options = { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' } as const;
    const { format, pages = 1, width, height } = await sharp(bytes, options).metadata();
    if (width * height * pages > maxPixels) return null;
    const isMoving = pages > 1 && (format === 'gif' || format === 'webp');
    const picture = sharp(bytes, { ...options, animated: isMoving })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: timeLimit });
    if (format === 'jpeg') return { type: 'jpg', bytes: await picture.jpeg({ quality: 85 }).toBuffer() };
    if (format === 'png') return { type: 'png', bytes: await picture.png().toBuffer() };
    return { type: 'webp', bytes: await picture.webp({ quality: 85 }).toBuffer() };
  } catch {
    return null;
  }
}
