import { describe, expect, test } from 'vitest';

import {
  email,
  idParam,
  isOneScript,
  line,
  lineBetweenCommas,
  mailToken,
  optionalLine,
  paragraphText,
  webAddress,
} from './fields.ts';

describe('ids', () => {
  test.each(['1', '42', '9007199254740991'])('%s is valid', (text) => {
    expect(idParam.parse(text)).toBe(Number(text));
  });

  test.each(['0', '-1', '01', '1.0', '1e3', '', ' 1', '9007199254740992', '99999999999999999', '٣'])(
    '%j is invalid',
    (text) => {
      expect(idParam.safeParse(text).success).toBe(false);
    },
  );
});

describe('a line of text', () => {
  test('is trimmed and limited in length', () => {
    expect(line(5).parse('  abcde ')).toBe('abcde');
    expect(line(5).safeParse('abcdef').success).toBe(false);
  });

  test.each(['a\nb', 'a\tb', 'a\0b', 'a\u0085b', 'a\u2028b'])('%j is invalid', (text) => {
    expect(line(10).safeParse(text).success).toBe(false);
  });

  test.each([
    ['a right-to-left override', 'Ada \u202Egnirts'],
    ['an isolate', 'Ada\u2066'],
    ['a zero-width space', 'Ada\u200BLovelace'],
    ['a byte order mark within', 'Ada\uFEFFLovelace'],
    ['a soft hyphen', 'Ada\u00ADLovelace'],
    ['a joiner between Latin letters', 'Ad\u200Da'],
    ['a non-joiner between Cyrillic letters', 'Ад\u200Cа'],
    ['a joiner by itself', '\u200D'],
  ])('L3: %s is invalid', (_name, text) => {
    expect(
      line(100)
        .safeParse(text)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Please leave out invisible characters']);
  });

  test.each(['می\u200Cخواهم', 'क्\u200Dष', '👩\u200D🔬 Ada', '👩🏽\u200D🚀', 'Zoë Müller', '東京エネルギー', 'محمد'])(
    'L3: %s is valid',
    (text) => {
      expect(line(100).parse(text)).toBe(text);
    },
  );

  test('an entry of a comma-separated list contains no comma', () => {
    expect(lineBetweenCommas(10).parse(' salt; dry ')).toBe('salt; dry');
    for (const text of [',', 'salt, dry', 'salt,']) {
      expect(
        lineBetweenCommas(10)
          .safeParse(text)
          .error?.issues.map(({ message }) => message),
      ).toEqual(['Please leave out the comma: it separates one from the next']);
    }
  });

  test('an optional line that is empty counts as not given', () => {
    for (const empty of ['', '   ', undefined]) expect(optionalLine(5).parse(empty)).toBeUndefined();
    expect(optionalLine(5).parse(' a ')).toBe('a');
  });
});

test('text of several lines may contain line breaks, and no other control character', () => {
  expect(paragraphText.parse(' a\r\n\tb ')).toBe('a\r\n\tb');
  for (const text of ['a\0b', 'a\u0007b', 'a\u009bb']) expect(paragraphText.safeParse(text).success).toBe(false);
});

describe('email addresses', () => {
  test.each(['a@example.com', ' first.last+tag@sub.example.org '])('%j is valid', (text) => {
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
  ])('%j is invalid', (text) => {
    expect(email.safeParse(text).error?.issues[0]?.message).toBe('Please enter a valid email address');
  });
});

test('an emailed token has 43 base64url characters', () => {
  expect(mailToken.safeParse('a'.repeat(43)).success).toBe(true);
  for (const text of ['a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(43)}\n`]) {
    expect(mailToken.safeParse(text).success).toBe(false);
  }
});

test.each([
  ['ada.lovelace-7', true],
  ['Łukasz_Żak', true],
  ['андрей', true],
  ['東京エネルギー', true],
  ['tokyo東京', true],
  ['서울energy', true],
  ['ᏣᎳᎩ', true],
  ['42', true],
  ['аdmin', false],
  ['pаypal', false],
  ['αda', false],
  ['андрейa', false],
])('L3: whether all letters of %s belong to one alphabet: %s', (word, isOne) => {
  expect(isOneScript(word)).toBe(isOne);
});

describe('a web address', () => {
  test.each([
    'https://example.com',
    'http://sub.example.co.uk:8080/a/b?c=d@e#f@g',
    'https://müller.example',
    'https://пример.example/',
    'https://xn--mller-kva.example/@user',
  ])('L4: %s is valid', (text) => {
    expect(webAddress.parse(text)).toBe(text);
  });

  test.each([
    ['https://user:pw@evil.example', 'Please leave out the user name and password'],
    ['https://bank.example@evil.example/', 'Please leave out the user name and password'],
    ['https:user@evil.example', 'Please enter a valid URL'],
    ['https://@evil.example', 'Please leave out the user name and password'],
    ['https://pаypal.example', 'Please use letters of one alphabet in the address'],
    ['javascript:alert(1)', 'Please enter a valid URL'],
  ])('L4: %s is invalid', (text, sentence) => {
    expect(webAddress.safeParse(text).error?.issues[0]?.message).toBe(sentence);
  });
});
