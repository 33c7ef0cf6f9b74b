import { z } from 'zod';

/** A record's number as it stands in a path or a query: decimal digits of a positive safe integer. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'This is not a valid id')
  .transform(Number)
  .refine(Number.isSafeInteger, 'This is not a valid id');

/** Params of every endpoint on one record. */
export const idParams = z.strictObject({ id: idParam });

/**
 * Which edition of a record somebody has seen: one that is no longer the newest is not written over. As much as its
 * column holds on either database.
 */
export const recordVersion = z
  .int('Please send the version you have seen')
  .positive('Please send the version you have seen')
  .max(2_147_483_647, 'Please send the version you have seen');

/** A point in time as it travels: ISO 8601 in UTC, milliseconds included. */
export const timestamp = z.iso.datetime();

/** One line of text without control characters, trimmed. */
export function line(max: number) {
  return (
    z
      .string()
      .trim()
      .max(max, `Please keep this to ${max} characters`)
      // The control characters are what is looked for; a name has no line break, no NUL.
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Please use printable characters only')
  );
}

/** A line that stands in a list with commas between the entries, where one of its own would make it two. */
export function lineBetweenCommas(max: number) {
  return line(max).regex(/^[^,]*$/, 'Please leave out the comma: it separates one from the next');
}

/** An optional line: left out, or empty as forms send it, both mean "not given". */
export function optionalLine(max: number) {
  return line(max)
    .transform((value) => (value === '' ? undefined : value))
    .optional();
}

/** An e-mail address, at most as long as SMTP carries. The message is the spec's. */
export const email = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** Text of several lines: line breaks and tabs are welcome, other control characters are not. */
export const paragraphText = z
  .string()
  .trim()
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'Please use printable characters only');

/** A secret from a mail's link: 256 random bits, base64url. */
export const mailToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not valid');

/** Optional text of several lines: left out, or empty as forms send it, both mean "not given". */
export function optionalText(max: number) {
  return paragraphText
    .max(max, `Please keep this to ${max} characters`)
    .transform((value) => (value === '' ? undefined : value))
    .optional();
}

/** A day without a time, `2026-11-20`. */
export const day = z.iso.date('Please enter a valid date');

/**
 * An optional address on the web. Anything but http and https, `javascript:` above all, has no business
 * in a link.
 */
export const webAddress = z
  .union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Please enter a valid URL' })
      .max(300, 'Please enter a valid URL'),
  ])
  .transform((value) => (value === '' ? undefined : value))
  .optional();
