/** The most pixels that are decoded, all frames together: a small file can claim to be a huge picture. */
export const maxPixels = 50_000_000;

/** The refusal of a picture that cannot be decoded. */
export const unreadablePicture = `This picture could not be read. Please choose one that is not damaged and has at most ${maxPixels / 1_000_000} million pixels.`;

const latin1 = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The first bytes of the accepted formats. SVG is deliberately missing. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => latin1(bytes, 0, 3) === '\xff\xd8\xff',
  (bytes) => latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  (bytes) => /^GIF8[79]a$/.test(latin1(bytes, 0, 6)),
  (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP',
  (bytes) => /^ftypavi[fs]$/.test(latin1(bytes, 4, 12)),
];

/** Whether a file begins as a JPEG, PNG, GIF, WebP or AVIF does. */
export const isPictureFile = (bytes: Buffer): boolean => signatures.some((fits) => fits(bytes));
