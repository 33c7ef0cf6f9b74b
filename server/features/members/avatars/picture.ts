import type { Picture } from './encode.ts';

/** The first bytes of the accepted formats. SVG is not one of them, on purpose. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** One picture at a time: each may take a core and a few hundred megabytes for a moment. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and re-encodes it, cut to a square: whatever else was in the file, such as where
 * it was taken, is left behind. Works off the request thread. `null` for what is no JPEG, PNG or WebP,
 * is broken, or has more pixels than `avatarMaxPixels`.
 */
export async function makePicture(bytes: Buffer): Promise<Picture | null> {
  if (!signatures.some((fits) => fits(bytes))) return null;
  const turn = last.then(async () => {
    // The decoders are a big library: they come with the first picture.
    const { encode } = await import('./encode.ts');
    return encode(bytes);
  });
  last = turn;
  return turn;
}
