import sharp from 'sharp';

import { pictureWidths } from '#contract/kit/picture-addresses.ts';
import { type Crop, pictureBounds } from '#contract/pictures.ts';

/** How long one picture may take (seconds). */
const timeLimit = 30;

// The decoder's cache is off, so nothing remains between pictures of different people.
sharp.cache(false);

/** A picture in one width, as WebP. */
export interface Size {
  width: number;
  height: number;
  bytes: Buffer;
}

/** What is made of a picture: it in all widths of records, or squares with these sides, the largest first. */
export type Shape = 'whole' | { squares: readonly [number, ...number[]] };

/**
 * Decodes a picture, keeps the part that was chosen, and encodes it anew in all sizes, without metadata and turned as that
 * says. Of a moving picture, the first moment is kept.
 *
 * @param maxPixels the most that are decoded
 * @returns the full size first; `null` for a broken picture and for one with more pixels
 */
export async function encodeSizes(
  bytes: Buffer,
  { crop, maxPixels, shape }: { crop: Crop | undefined; maxPixels: number; shape: Shape },
): Promise<[Size, ...Size[]] | null> {
  try {
    const options = { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' } as const;
    const { autoOrient, width, height } = await sharp(bytes, options).metadata();
    if (width * height > maxPixels) return null;
    const whole = sharp(bytes, options).autoOrient();
    const { data, info } = await (crop ? whole.extract(pixelsOf(crop, autoOrient)) : whole)
      .resize(
        shape === 'whole'
          ? { width: pictureBounds.side, height: pictureBounds.side, fit: 'inside', withoutEnlargement: true }
          : { width: shape.squares[0], height: shape.squares[0], fit: 'cover' },
      )
      .toColourspace('srgb')
      .timeout({ seconds: timeLimit })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    // Each is made of the same pixels: encoding twice would show.
    const sized = async (wide: number): Promise<Size> => {
      const made = await sharp(data, { raw })
        .resize({ width: wide })
        .webp({ quality: 82 })
        .timeout({ seconds: timeLimit })
        .toBuffer({ resolveWithObject: true });
      return { width: made.info.width, height: made.info.height, bytes: made.data };
    };
    const full = await sized(info.width);
    const smaller: Size[] = [];
    for (const wide of shape === 'whole' ? pictureWidths : shape.squares)
      if (wide < info.width) smaller.push(await sized(wide));
    return [full, ...smaller];
  } catch {
    return null;
  }
}

/** The part as whole pixels inside the picture, at least one. */
function pixelsOf({ left, top, width, height }: Crop, whole: { width: number; height: number }) {
  const start = (part: number, side: number) => Math.min(side - 1, Math.round((part / 100) * side));
  const length = (part: number, from: number, side: number) =>
    Math.max(1, Math.min(side - from, Math.round((part / 100) * side)));
  const x = start(left, whole.width);
  const y = start(top, whole.height);
  return { left: x, top: y, width: length(width, x, whole.width), height: length(height, y, whole.height) };
}
