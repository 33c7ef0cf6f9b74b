import { describe, expect, test } from 'vitest';

import { email, idParam, line, lineBetweenCommas, mailToken, optionalLine, paragraphText } from './fields.ts';

describe('ids', () => {
  test.each(['1', '42', '9007199254740991'])('%s is one', (text) => {
    expect(idParam.parse(text)).toBe(Number(text));
  });

  test.each(['0', '-1', '01', '1.0', '1e3', '', ' 1', '9007199254740992', '99999999999999999', '٣'])(
    '%j is none',
    (text) => {
      expect(idParam.safeParse(text).success).toBe(false);
    },
  );
});

describe('a line of text', () => {
  test('is trimmed and bounded', () => {
    expect(line(5).parse('  abcde ')).toBe('abcde');
    expect(line(5).safeParse('abcdef').success).toBe(false);
  });

  test.each(['a\nb', 'a\tb', 'a\0b', 'a\u0085b', 'a\u2028b'])('%j is none', (text) => {
    expect(line(10).safeParse(text).success).toBe(false);
  });

  test('between commas, holds none', () => {
    expect(lineBetweenCommas(10).parse(' salt; dry ')).toBe('salt; dry');
    for (const text of [',', 'salt, dry', 'salt,']) {
      expect(
        lineBetweenCommas(10)
          .safeParse(text)
          .error?.issues.map(({ message }) => message),
      ).toEqual(['Please leave out the comma: it separates one from the next']);
    }
  });

  test('left empty, an optional one is not there', () => {
    for (const empty of ['', '   ', undefined]) expect(optionalLine(5).parse(empty)).toBeUndefined();
    expect(optionalLine(5).parse(' a ')).toBe('a');
  });
});

test('text of several lines may hold line breaks, and no other control character', () => {
  expect(paragraphText.parse(' a\r\n\tb ')).toBe('a\r\n\tb');
  for (const text of ['a\0b', 'a\u0007b', 'a\u009bb']) expect(paragraphText.safeParse(text).success).toBe(false);
});

describe('e-mail addresses', () => {
  test.each(['a@example.com', ' first.last+tag@sub.example.org '])('%j is one', (text) => {
    expect(email.parse(text)).toBe(text.trim());
  });

  test.each([
    '',
    'a',
    'a@',
    '@example.com',
    'a@example',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@example.com\nBcc: b@example.com',
    '"a"@example.com>',
  ])('%j is none', (text) => {
    expect(email.safeParse(text).error?.issues[0]?.message).toBe('Please enter a valid email address');
  });
});

test('the token of a mail has 43 letters of base64url', () => {
  expect(mailToken.safeParse('a'.repeat(43)).success).toBe(true);
  for (const text of ['a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(43)}\n`]) {
    expect(mailToken.safeParse(text).success).toBe(false);
  }
});
