import { maxPixels, unreadablePicture } from '#server/platform/uploads/picture-file.ts';
import { refusal } from '#server/platform/uploads/refusal.ts';
import type { Inspected } from './inspect.ts';

/** Encodes a picture anew, outside the request thread. Throws 400 for a broken one and for one with too many pixels. */
export async function inspectPicture(bytes: Buffer): Promise<Inspected> {
  // The decoders are a big library, so they are loaded with the first picture.
  const { encodePicture } = await import('./encode-picture.ts');
  const encoded = await encodePicture(bytes, maxPixels);
  if (encoded) return encoded;
  throw refusal(unreadablePicture);
}
