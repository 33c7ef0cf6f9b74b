import { z } from 'zod';

import { lazily } from './lazily.ts';

/** A record's number as it appears in a path or a query: decimal digits of a positive safe integer. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'This is not a valid id')
  .transform(Number)
  .refine(Number.isSafeInteger, 'This is not a valid id');

/** Params of every endpoint on one record. */
export const idParams = z.strictObject({ id: idParam });

/**
 * The edition of a record that the caller has seen: a change of an older edition is refused. The maximum is what the
 * column holds on either database.
 */
export const recordVersion = z
  .int('Please send the version you have seen')
  .positive('Please send the version you have seen')
  .max(2_147_483_647, 'Please send the version you have seen');

/** The longest search text of the directories, also the limit of their search boxes. */
export const searchMax = 200;

/** Search text: words, the last of which may be unfinished (rule search-words). */
export const searchText = z.string().trim().max(searchMax, `Please search for at most ${searchMax} characters`);

/** One of the keys of a table, such as `eventTypes`; `message` for any other value. */
export function choice<Name extends string>(table: Readonly<Record<Name, unknown>>, message?: string) {
  return z.enum(Object.keys(table) as [Name, ...Name[]], message);
}

/** A filter that any of several values meets, separated by commas: `be,nl`. An error is that of the first wrong one. */
export function anyOf<Value extends z.ZodType<string, string>>(value: Value, longest = 1000) {
  return z
    .string()
    .max(longest, 'Please choose fewer')
    .transform((text, context): z.output<Value>[] => {
      const read = text.split(',').map((each) => value.safeParse(each));
      const wrong = read.find(({ success }) => !success);
      if (wrong) context.addIssue(wrong.error?.issues[0]?.message ?? 'Please choose from the list');
      return [...new Set(read.flatMap(({ data }) => (data === undefined ? [] : [data])))];
    });
}

/** A point in time in requests and answers: ISO 8601 in UTC, with milliseconds. */
export const timestamp = z.iso.datetime();

/**
 * Joiners that join or separate letters in scripts with such letters, and those within an emoji. After Latin, Greek or
 * Cyrillic letters they are invisible and only make a name look like another.
 */
const joined = [
  /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{L}\p{M}][\u200C\u200D]/gu,
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D(?=\p{Extended_Pictographic})/gu,
];

/** Whether a text has only visible characters: no zero-width characters, no marks that reverse its direction. */
function isVisible(text: string): boolean {
  return !/\p{Cf}/u.test(joined.reduce((rest, pattern) => rest.replace(pattern, ''), text));
}

/** Scripts that are commonly mixed: Latin with Chinese, Japanese and Korean (Unicode UTS 39, highly restrictive). */
const writtenTogether = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic'].map((one) => [
    one,
  ]),
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'].map((one) => [one]),
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer'].map((one) => [one]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const classOf = (scripts: readonly string[]) => scripts.map((script) => `\\p{scx=${script}}`).join('');
const together = lazily(() =>
  writtenTogether.map((scripts) => new RegExp(`^[${classOf(scripts)}\\p{sc=Common}\\p{sc=Inherited}]*$`, 'u')),
);
const known = lazily(() => new RegExp(`[${classOf([...new Set(writtenTogether.flat())])}]`, 'u'));

/** Whether all letters of a word are of one alphabet: a word that mixes two can look like another word. */
export function isOneScript(word: string): boolean {
  return together().some((pattern) => pattern.test(word)) || !known().test(word);
}

/** One line of text without control characters and invisible ones, trimmed. */
export function line(max: number) {
  return (
    z
      .string()
      .trim()
      .max(max, `Please keep this to ${max} characters`)
      // The pattern matches control characters on purpose; a name has no line break and no NUL.
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Please use printable characters only')
      .refine(isVisible, 'Please leave out invisible characters')
  );
}

/** A line for lists separated by commas: it must not contain a comma itself. */
export function lineBetweenCommas(max: number) {
  return line(max).regex(/^[^,]*$/, 'Please leave out the comma: it separates one from the next');
}

/** An optional line: missing and empty, as forms send it, both mean "not given". */
export function optionalLine(max: number) {
  return line(max)
    .transform((value) => (value === '' ? undefined : value))
    .optional();
}

/** An email address, at most as long as SMTP allows (rule email-addresses). */
export const email = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** Text of several lines: line breaks and tabs are allowed, other control characters are not. */
export const paragraphText = z
  .string()
  .trim()
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'Please use printable characters only');

/** A secret from an emailed link: 256 random bits, base64url. */
export const mailToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not valid');

/** Optional text of several lines: missing and empty, as forms send it, both mean "not given". */
export function optionalText(max: number) {
  return paragraphText
    .max(max, `Please keep this to ${max} characters`)
    .transform((value) => (value === '' ? undefined : value))
    .optional();
}

/** A day without a time, `2026-11-20`. */
export const day = z.iso.date('Please enter a valid date');

/**
 * A web address with a real host name. Only http and https are allowed, above all no `javascript:`. Also refused are a
 * user name, which makes `https://bank.example@evil.example` look like a bank's address, and a host whose name mixes
 * alphabets.
 */
export function webUrl(max: number, sentence = 'Please enter a valid URL') {
  return z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: sentence })
    .max(max, sentence)
    .refine((text) => !authorityOf(text).includes('@'), 'Please leave out the user name and password')
    .refine(
      (text) => authorityOf(text).split('.').every(isOneScript),
      'Please use letters of one alphabet in the address',
    );
}

/** User, host and port as typed: after parsing, the host would always be in Latin letters. */
function authorityOf(text: string): string {
  return /^\w+:[\\/]*([^\\/?#]*)/.exec(text.trim())?.[1] ?? '';
}

/** The same, but may be empty in a form. */
export const webUrlOrEmpty = z.union([z.literal(''), webUrl(300)]);

/** The same, but dropped when empty. */
export const webAddress = webUrlOrEmpty.transform((value) => (value === '' ? undefined : value)).optional();
