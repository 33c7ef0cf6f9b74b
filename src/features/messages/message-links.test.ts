import fc from 'fast-check';
import { expect, test } from 'vitest';

import { piecesOf } from './message-links.ts';

const linksOf = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://cardi.example/a?b=1&c=2.', ['https://cardi.example/a?b=1&c=2']],
  ['(http://cardi.example), and https://b.example!', ['http://cardi.example/', 'https://b.example/']],
  ['https://en.example/Tidal_(energy)', ['https://en.example/Tidal_(energy)']],
  ['HTTPS://CARDI.EXAMPLE/Path', ['https://cardi.example/Path']],
  ['javascript:alert(1) data:text/html,x ftp://a.example mailto:a@b.example', []],
  ['https://user:secret@bank.example/', []],
  ['https:// nothing', []],
  ['plain words', []],
])('%s', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test('no text is lost or changed, and every link is http or https', () => {
  const part = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', '\n', '"', '<', 'javascript:', 'https://'));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(
        piecesOf(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
      for (const href of linksOf(text)) expect(href).toMatch(/^https?:\/\/[^@]*/);
    }),
  );
});
