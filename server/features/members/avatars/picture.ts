import { inTurn } from '#server/platform/uploads/in-turn.ts';
import type { Picture } from './encode.ts';

/** The first bytes of the accepted formats. SVG is deliberately missing. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * Decodes a picture and re-encodes it as a square, which removes all other content of the file, such as the location.
 * Runs outside the request thread. `null` for a file that is not a JPEG, PNG or WebP, is broken, or has more pixels
 * than `avatarMaxPixels`.
 */
export async function makePicture(bytes: Buffer): Promise<Picture | null> {
  if (!signatures.some((fits) => fits(bytes))) return null;
  return inTurn(async () => {
    // The decoders are a big library, so they are loaded with the first picture.
    const { encode } = await import('./encode.ts');
    return encode(bytes);
  });
}
